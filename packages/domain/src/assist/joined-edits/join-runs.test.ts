import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { joinRuns } from './join-runs.ts'

const DOWN = [first('P', 'PPS55TL'), against('a', 'PRSTL8', 'P BOTTOM')]
const BRANCHED = [first('P', 'PPS55TL'), against('a', 'PRSTL8', 'P BOTTOM'), against('s', 'PST22', 'P RIGHT')]

/** The parts of every run once a part has been joined, and where the exits are. */
function joined({
  parts,
  runs,
  exits = [],
  product,
}: Omit<DescribedSystem, 'runs'> & { readonly runs: readonly (readonly string[])[] }) {
  const named = runs.map((ids, index) => ({ name: index === 0 ? 'Primary' : `Run ${index}`, parts: ids }))
  const { layout, catalogue } = analysed({ parts, runs: named, exits, ...(product && { product }) })
  const after = joinRuns(['new'], catalogue)(layout)
  return {
    runs: after.runs.map((run) => run.parts),
    exits: after.openings.map(({ part, side }) => `${part} ${side}`),
  }
}

describe('a part joined to a system', () => {
  test.each`
    what                                                     | parts                                                                                  | runs                   | joins
    ${'below the last part of a run is its last'}            | ${[...DOWN, against('new', 'PPS55TL', 'a BOTTOM')]}                                    | ${[['P', 'a']]}        | ${[['P', 'a', 'new']]}
    ${'above the first part of a run is its first'}          | ${[...DOWN, against('new', 'PPS55TL', 'P TOP CENTER BOTTOM')]}                         | ${[['P', 'a']]}        | ${[['new', 'P', 'a']]}
    ${'at a landing in the middle of a run stays out of it'} | ${[...DOWN, against('new', 'PRSTL8', 'P RIGHT')]}                                      | ${[['P', 'a']]}        | ${[['P', 'a']]}
    ${'as a stair below ramps stays out of the run'}         | ${[...DOWN, against('Q', 'PPS55TL', 'a BOTTOM'), against('new', 'PST22', 'Q BOTTOM')]} | ${[['P', 'a', 'Q']]}   | ${[['P', 'a', 'Q']]}
    ${'below the end of a branch joins the branch'}          | ${[...BRANCHED, against('new', 'PPS55TL', 's BOTTOM')]}                                | ${[['P', 'a'], ['s']]} | ${[['P', 'a'], ['s', 'new']]}
    ${'to parts without a run gets none'}                    | ${[...DOWN, against('new', 'PPS55TL', 'a BOTTOM')]}                                    | ${[]}                  | ${[]}
  `('$what', ({ parts, runs, joins }) => {
    expect(joined({ parts, runs }).runs).toEqual(joins)
  })

  test.each`
    what                                            | part                                                  | exit
    ${'a ramp at the exit of a ramp'}               | ${against('new', 'PRSTL5', 'a BOTTOM')}               | ${'new BOTTOM'}
    ${'a platform there, straight on'}              | ${against('new', 'PPS55TL', 'a BOTTOM')}              | ${'new BOTTOM'}
    ${'a platform joined by its side, straight on'} | ${against('new', 'PPS55TL', 'a BOTTOM CENTER RIGHT')} | ${'new LEFT'}
    ${'a part elsewhere leaves the exit'}           | ${against('new', 'PRSTL5', 'P RIGHT')}                | ${'a BOTTOM'}
  `('takes the exit along: $what', ({ part, exit }) => {
    expect(joined({ parts: [...DOWN, part], runs: [], exits: [['a', 'BOTTOM']] }).exits).toEqual([exit])
  })

  test('a starter ramp ends its run: nothing is taken in below it', () => {
    const parts = [
      first('a', 'PHDR848G'),
      against('s', 'PHDRS648G', 'a BOTTOM'),
      against('new', 'PHDR848G', 's BOTTOM'),
    ]
    expect(joined({ product: 'PHD', parts, runs: [['a', 's']] }).runs).toEqual([['a', 's']])
  })
})
