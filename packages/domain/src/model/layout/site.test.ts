import { describe, expect, test } from 'vitest'
import { addRun, setRunTop } from '../../edits/run-edits.ts'
import { setRise } from '../../edits/site-edits.ts'
import type { Layout } from './layout.ts'
import { newLayout } from './new-layout.ts'
import { topOf } from './run-top.ts'
import { deckAt, riseOf } from './site.ts'

const after = (...edits: readonly ((layout: Layout) => Layout)[]): Layout =>
  edits.reduce((layout, edit) => edit(layout), newLayout('P3G'))

const topsOf = (layout: Layout) => layout.runs.map((run) => topOf(run, layout))

describe('the rise is stored once, as the height of a door', () => {
  test.each`
    title                                                      | edits                                                                   | tops
    ${'nobody has said how high the door is'}                  | ${[addRun('a')]}                                                        | ${[null]}
    ${'the first run begins at the first door'}                | ${[setRise(24), addRun('a')]}                                           | ${[24]}
    ${'whichever came first'}                                  | ${[addRun('a'), setRise(24)]}                                           | ${[24]}
    ${'a height typed for the run holds'}                      | ${[setRise(24), addRun('a'), setRunTop('a', 30)]}                       | ${[30]}
    ${'until the rise is typed again'}                         | ${[setRise(24), addRun('a'), setRunTop('a', 30), setRise(27.5)]}        | ${[27.5]}
    ${'and the door is back when the run has none of its own'} | ${[setRise(24), addRun('a'), setRunTop('a', 30), setRunTop('a', null)]} | ${[24]}
    ${'a second run begins below the first one'}               | ${[setRise(24), addRun('a'), addRun('b')]}                              | ${[24, null]}
    ${'a second door says nothing about the first run'}        | ${[setRise(24), addRun('a'), setRise(12, 1)]}                           | ${[24]}
    ${'a height below the ground becomes 0'}                   | ${[addRun('a'), setRise(-3)]}                                           | ${[0]}
    ${'a rise that is taken away is unknown again'}            | ${[addRun('a'), setRise(24), setRise(null)]}                            | ${[null]}
  `('$title', ({ edits, tops }) => {
    expect(topsOf(after(...edits))).toEqual(tops)
  })

  test('the doors stand in their order, each once', () => {
    const { site } = after(setRise(12, 1), setRise(24), setRise(25))
    expect(site.doors).toEqual([
      { id: 'door-1', sill: 25, stepDown: 0 },
      { id: 'door-2', sill: 12, stepDown: 0 },
    ])
  })

  test('the deck lies a step below the sill, never below the ground', () => {
    expect(deckAt({ id: 'door-1', sill: 28, stepDown: 1.5 })).toBe(26.5)
    expect(deckAt({ id: 'door-1', sill: 1, stepDown: 1.5 })).toBe(0)
  })
})

test.each`
  what                                        | threshold | porch   | falls   | rises   | rise
  ${'nothing measured'}                       | ${null}   | ${null} | ${null} | ${null} | ${null}
  ${'a porch on level ground'}                | ${null}   | ${21}   | ${null} | ${null} | ${21}
  ${'a flush door: the threshold counts too'} | ${1.5}    | ${21}   | ${null} | ${null} | ${22.5}
  ${'the ground falls away'}                  | ${null}   | ${21}   | ${5}    | ${null} | ${26}
  ${'the ground rises towards the drive'}     | ${null}   | ${21}   | ${null} | ${6.5}  | ${14.5}
  ${'it rises above the porch'}               | ${null}   | ${4}    | ${null} | ${6.5}  | ${0}
`('a rise worked out: $what is $rise', ({ rise, ...measured }) => {
  expect(riseOf(measured)).toBe(rise)
})
