import { getHeapSpaceStatistics } from 'node:v8'

// A worker that does what the name of its drawing says, to see what becomes of the others.
const hoard = []

const manners = {
  hoard: () => {
    for (;;) hoard.push(Array.from({ length: 10_000 }, () => ({})))
  },
  'go on for ever': () => {
    for (;;) hoard.length = 0
  },
  'take six seconds': () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000)
  },
  /** Megabytes that were held for what is forgotten at once. */
  forget: () => {
    let most = 0
    for (let round = 0; round < 200; round++) {
      hoard.push(...Array.from({ length: 10_000 }, () => [round]))
      if (round % 20 === 0) hoard.length = 0
      const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
      most = Math.max(most, young.physical_space_size / 1e6)
    }
    hoard.length = 0
    return Math.round(most)
  },
  fail: () => {
    throw new Error('out of order')
  },
}

/** A drawing has a name, a site a title. */
const nameOf = ({ layout, site }) => layout?.project.name ?? site.title

export async function answer({ task }) {
  const name = nameOf(task)
  const found = await manners[name]?.()
  return { kind: 'done', answer: found ?? name }
}
