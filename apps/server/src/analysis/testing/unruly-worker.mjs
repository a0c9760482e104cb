// A worker that does what the name of its drawing says, to see what becomes of the others.
const hoard = []

const manners = {
  hoard: () => {
    for (;;) hoard.push(Array.from({ length: 10_000 }, () => ({})))
  },
  'go on for ever': () => {
    for (;;) hoard.length = 0
  },
  fail: () => {
    throw new Error('out of order')
  },
}

export async function answer({ layout: { project } }) {
  await manners[project.name]?.()
  return { kind: 'done', answer: project.name }
}
