import { expect, test } from 'vitest'
import { loadsOf as loadListOf } from '../../crew/tables/load-list.ts'
import { workOf } from '../../crew/work/work-steps.ts'
import { layOutPaper } from '../../lay-out-paper.ts'
import type { Foundation } from '../../paper/input.ts'
import type { PaperKind } from '../../paper/kinds.ts'
import { paperFaults } from '../../paper/paper-faults.ts'
import { structureFaults } from '../../paper/structure-faults.ts'
import { inputFor, wordsOf } from '../../testing/systems.ts'
import { footings } from './footings.ts'

const on = (name: string, pad: number | null, isAnchored: boolean | null) => ({
  ...inputFor(name),
  foundation: { pad, isAnchored },
})
const said = (kind: PaperKind, name: string, { pad, isAnchored }: Foundation): string =>
  wordsOf(layOutPaper(kind, on(name, pad, isAnchored)))
    .join(' ')
    .replaceAll('\n', ' ')

const ENTERED = { pad: 12, isAnchored: true }

test.each([
  ['permit', '12 pads 12" square under the feet of 12 legs (L1 to L12), as entered.'],
  ['permit', 'Anchored to the ground: the feet of 12 legs (L1 to L12), as entered.'],
  ['crew', 'Set 12 pads 12" square level on firm ground under the feet of 12 legs (L1 to L12).'],
  [
    'crew',
    'Drill and anchor the feet of 12 legs (L1 to L12) to their pads, with every height and slope checked.',
  ],
  ['crew', '12 pads 12" square, one under each foot'],
  ['crew', 'Anchors for the feet of 12 legs (L1 to L12)'],
  ['offer', '12 pads 12" square, one under each foot'],
  ['offer', 'Anchors for the feet of twelve legs'],
] as const)('the %s of a system on pads with anchors says: %s', (kind, words) => {
  expect(said(kind, 't1-switchback', ENTERED)).toContain(words)
})

test.each`
  kind        | foundation                         | words
  ${'permit'} | ${{ pad: null, isAnchored: null }} | ${/\d+ pads|Anchored to the ground/}
  ${'crew'}   | ${{ pad: null, isAnchored: null }} | ${/\d+ pads|Drill and anchor|Anchors for the f|not anchored/}
  ${'offer'}  | ${{ pad: null, isAnchored: null }} | ${/\bpads\b|anchor/i}
  ${'crew'}   | ${{ pad: 0, isAnchored: false }}   | ${/\d+ pads|Drill and anchor/}
  ${'offer'}  | ${{ pad: 0, isAnchored: false }}   | ${/\bpads\b|anchor/i}
  ${'crew'}   | ${{ pad: null, isAnchored: true }} | ${/\d+ pads|to their pads/}
`(
  'the $kind says nothing of pads and anchors that are not there: $foundation',
  ({ kind, foundation, words }) => {
    expect(said(kind, 't1-switchback', foundation)).not.toMatch(words)
  },
)

test('feet that are not anchored, as entered, are so for the crew too', () => {
  expect(said('crew', 't1-switchback', { pad: null, isAnchored: false })).toContain('Feet are not anchored.')
})

test('pads are set before legs, anchors after braces, and the load list names the steps as they are numbered then', () => {
  const input = on('p3g-high-on-braces', 12, true)
  const work = workOf(input.analysis, input.foundation)
  const kinds = work.map(({ kind }) => kind)
  expect(kinds.slice(kinds.indexOf('pads'))).toMatchObject({ 0: 'pads', 1: 'legs' })
  expect(kinds[kinds.indexOf('anchors') - 1]).toBe('braces')
  for (const { shortName, steps } of loadListOf(input))
    for (const step of steps)
      expect(work[step - 1]?.pieces.map((piece) => piece.shortName)).toContain(shortName)
})

test('a system without legs has neither pads nor anchors', () => {
  const { analysis } = inputFor('p3g-without-rails')
  const bare = { ...analysis, legs: analysis.legs.map((leg) => ({ ...leg, isActive: false })) }
  expect(footings(bare, ENTERED)).toEqual({ pads: null, anchors: null })
})

test.each(['permit', 'crew', 'offer'] as const)('a %s with pads and anchors can be read', (kind) => {
  for (const name of ['t1-switchback', 'p3g-high-on-braces', 't6-stair', 'p3g-landing-pad']) {
    const paper = layOutPaper(kind, on(name, 12, true))
    expect(paperFaults(paper)).toEqual([])
    expect(structureFaults(paper)).toEqual([])
  }
})
