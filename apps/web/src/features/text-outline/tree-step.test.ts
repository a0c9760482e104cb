import { expect, test } from 'vitest'
import { treeStep } from './tree-step.ts'

const run = { id: 'run', group: null }
const ramp = { id: 'ramp', group: 'run' }
const pad = { id: 'pad', group: 'run' }
const drawn = { id: 'drawn', group: null }
const items = [run, ramp, pad, drawn]

const at = (active: (typeof items)[number], key: string, closed: readonly string[] = []) =>
  treeStep(
    { key: key.replace('Alt+', ''), isModified: key.startsWith('Alt+') },
    { items, active, isClosed: (group) => closed.includes(group) },
  )

test.each`
  where                | active   | key                 | step
  ${'a heading'}       | ${run}   | ${'ArrowDown'}      | ${{ kind: 'go', to: 'ramp' }}
  ${'the first line'}  | ${run}   | ${'ArrowUp'}        | ${{ kind: 'stay' }}
  ${'the last line'}   | ${drawn} | ${'ArrowDown'}      | ${{ kind: 'stay' }}
  ${'a row'}           | ${ramp}  | ${'End'}            | ${{ kind: 'go', to: 'drawn' }}
  ${'a row'}           | ${pad}   | ${'Home'}           | ${{ kind: 'go', to: 'run' }}
  ${'a row'}           | ${pad}   | ${'ArrowLeft'}      | ${{ kind: 'go', to: 'run' }}
  ${'a row'}           | ${pad}   | ${'ArrowRight'}     | ${{ kind: 'stay' }}
  ${'a row'}           | ${pad}   | ${'Enter'}          | ${{ kind: 'choose' }}
  ${'an open heading'} | ${run}   | ${'ArrowRight'}     | ${{ kind: 'go', to: 'ramp' }}
  ${'an open heading'} | ${run}   | ${'ArrowLeft'}      | ${{ kind: 'close', group: 'run' }}
  ${'a row'}           | ${ramp}  | ${'Alt+ArrowRight'} | ${{ kind: 'act' }}
  ${'a row'}           | ${ramp}  | ${'Delete'}         | ${{ kind: 'act' }}
  ${'a row'}           | ${ramp}  | ${'R'}              | ${{ kind: 'act' }}
  ${'a row'}           | ${ramp}  | ${'j'}              | ${{ kind: 'join' }}
  ${'a heading'}       | ${run}   | ${'Delete'}         | ${null}
  ${'a heading'}       | ${run}   | ${'Alt+ArrowUp'}    | ${null}
  ${'a row'}           | ${ramp}  | ${'x'}              | ${null}
`('$key on $where: $step', ({ active, key, step }) => {
  expect(at(active, key)).toEqual(step)
})

test('a closed heading opens to the right and stays where it is to the left', () => {
  expect(at(run, 'ArrowRight', ['run'])).toEqual({ kind: 'open', group: 'run' })
  expect(at(run, 'ArrowLeft', ['run'])).toEqual({ kind: 'stay' })
})
