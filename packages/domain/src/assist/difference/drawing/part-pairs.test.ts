import { expect, test } from 'vitest'
import { issuedSide } from '../../../../fixtures/difference-sides.ts'
import { against, analysed, first, p3g } from '../../../../fixtures/p3g.ts'
import { removeParts, replaceItem } from '../../../edits/part-edits.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { differenceOf } from '../difference-of.ts'

const straight = analysed({
  parts: [
    first('P', 'PPS55TL', { handrailSides: ['LEFT', 'RIGHT'] }),
    against('r1', 'PRSTL6', 'P BOTTOM'),
    against('r2', 'PRSTL6', 'r1 BOTTOM'),
    against('r3', 'PRSTL4', 'r2 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['P', 'r1', 'r2', 'r3'] }],
  entrances: [['P', 'TOP']],
  exits: [['r3', 'BOTTOM']],
})

const itemOf = (name: string) => {
  const item = p3g.byShortName.get(name)
  if (!item) throw new Error(`no item ${name}`)
  return item
}

/** The same drawing as somebody else would draw it: no id is the same, and it is elsewhere on the canvas. */
function drawnAgain(layout: Layout, by = { x: 137, y: 61 }): Layout {
  const text = layout.parts.reduce(
    (written, { id }) => written.replaceAll(`"${id}"`, `"again-${id}"`),
    JSON.stringify(layout),
  )
  const again = JSON.parse(text) as Layout
  return {
    ...again,
    parts: again.parts.map((part) => ({ ...part, at: { x: part.at.x + by.x, y: part.at.y + by.y } })),
  }
}

const against1 = (layout: Layout) => differenceOf(issuedSide(straight), issuedSide(analyse(layout, p3g)))
const wordsOf = (layout: Layout) => against1(layout).drawing.sentences

test.each`
  what                                      | layout                                                              | sentences
  ${'the same drawing'}                     | ${drawnAgain(straight.layout)}                                      | ${[]}
  ${'one without its last ramp'}            | ${drawnAgain(removeParts(['r3'])(straight.layout))}                 | ${['Removed 4 ft ramp']}
  ${'one with another railing on one ramp'} | ${drawnAgain(replaceItem('r1', itemOf('PRSVP6'))(straight.layout))} | ${['6 ft ramp 1 was replaced with “Solid ramp, vertical picket handrails, 36 in wide, 6 ft”']}
  ${'one with another size in its place'}   | ${drawnAgain(replaceItem('r3', itemOf('PRSTL5'))(straight.layout))} | ${['4 ft ramp was replaced with 5 ft ramp']}
`('parts that were drawn separately are paired by kind, size and place: $what', ({ layout, sentences }) => {
  const said = wordsOf(layout).filter(
    (one) => !/^(Rise|Slope|Length|Railing)/.test(one) && !/higher|lower/.test(one),
  )
  expect(said).toEqual(sentences)
})

test('a line of a drawing that was drawn separately names only the part that is not in the other one', () => {
  const { lines } = against1(drawnAgain(removeParts(['r3'])(straight.layout)))
  const gone = lines.find(({ shortName }) => shortName === 'PRSTL4')
  expect(gone?.why).toEqual(['1 fewer (the part itself, as drawn), for 4 ft ramp'])
  const connectors = lines.find(({ shortName }) => shortName === 'PRRUC')
  expect(connectors?.why).toEqual(['1 fewer (ramp joins ramp: connector), for 4 ft ramp'])
})

test('of two drawings that share one id the others are not paired by place', () => {
  const [part] = straight.layout.parts
  const again = drawnAgain(straight.layout, { x: 0, y: 0 })
  const mixed = {
    ...again,
    parts: again.parts.map((one, at) => (at === 0 && part ? { ...one, id: part.id } : one)),
  }
  const { parts } = against1(mixed).drawing
  expect(parts.filter(({ kind }) => kind === 'new')).toHaveLength(3)
})
