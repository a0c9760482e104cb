import { expect, test } from 'vitest'
import type { Size } from '../marks/view.ts'
import { onPaper } from './paper.ts'
import { sheetFor, type WantedView } from './sheet-for.ts'
import { DRAWING_SCALES } from './standard.ts'

const roomOf = ({ width, height }: Size): Size => ({ width: width - 252, height: height - 90 })

/** A plan with 100 points of dimensions around it. */
const plan = (feet: number, high = 10): WantedView => ({
  name: 'The plan',
  scales: DRAWING_SCALES,
  piecesAt: ({ ratio }) => [
    { sizes: [{ width: onPaper(feet * 12, ratio) + 100, height: onPaper(high * 12, ratio) + 100 }] },
  ],
})

/** A view that is cut where it is wider than a sheet. */
const cut = (feet: number): WantedView => ({
  ...plan(feet),
  piecesAt: (scale, room) => {
    const [whole] = plan(feet).piecesAt(scale, room)[0]?.sizes ?? []
    if (!whole) return []
    const count = Math.ceil(whole.width / room.width)
    return Array.from({ length: count }, () => ({ sizes: [{ ...whole, width: whole.width / count }] }))
  },
})

const chosenFor = (...views: readonly WantedView[]) => sheetFor(views, roomOf)

test.each`
  feet   | high   | sheet        | scale
  ${12}  | ${31}  | ${'tabloid'} | ${`1/4" = 1'-0"`}
  ${48}  | ${10}  | ${'tabloid'} | ${`1/4" = 1'-0"`}
  ${49}  | ${10}  | ${'tabloid'} | ${`3/16" = 1'-0"`}
  ${90}  | ${10}  | ${'tabloid'} | ${`1/8" = 1'-0"`}
  ${104} | ${10}  | ${'arch-b'}  | ${`1/8" = 1'-0"`}
  ${104} | ${100} | ${'arch-c'}  | ${`1/8" = 1'-0"`}
  ${200} | ${100} | ${'arch-d'}  | ${`1/8" = 1'-0"`}
`('a plan of $feet x $high ft goes on $sheet at $scale', ({ feet, high, sheet, scale }) => {
  const chosen = chosenFor(plan(feet, high))
  expect([chosen.name, chosen.scales[0]?.words]).toEqual([sheet, scale])
})

test('what fits the smallest sheet needs no word', () => {
  expect(chosenFor(plan(12)).says).toEqual([])
  expect(chosenFor(plan(60)).says).toEqual([])
})

test('a larger sheet is said', () => {
  expect(chosenFor(plan(104)).says).toEqual([
    `The plan does not fit tabloid, 17" x 11" at 1/8" = 1'-0": the next sheet is taken.`,
  ])
})

test('all views of a set are on one size of sheet', () => {
  const { name, scales } = chosenFor(plan(12), { ...plan(104), name: 'The elevation' })
  expect([name, ...scales.map(({ words }) => words)]).toEqual(['arch-b', `1/4" = 1'-0"`, `1/8" = 1'-0"`])
})

test('a view takes the first of its sizes that fits', () => {
  const either: WantedView = {
    ...plan(12),
    piecesAt: (scale, room) => [
      { sizes: [{ width: 5000, height: 100 }, ...(plan(12).piecesAt(scale, room)[0]?.sizes ?? [])] },
    ],
  }
  expect(chosenFor(either).name).toBe('tabloid')
})

test('a chosen sheet is kept, and it says what runs over its edge', () => {
  const { name, says } = sheetFor([plan(200)], roomOf, 'tabloid')
  expect(name).toBe('tabloid')
  expect(says).toEqual([
    `The plan is larger than tabloid, 17" x 11" at 1/8" = 1'-0": it runs over the edge of the sheet.`,
  ])
})

test('a view that can be cut is in pieces on the largest sheet, at its smallest scale', () => {
  const { name, scales, says } = sheetFor([cut(200)], roomOf, 'tabloid')
  expect([name, scales[0]?.words]).toEqual(['tabloid', `1/8" = 1'-0"`])
  expect(says).toEqual([
    `The plan is larger than tabloid, 17" x 11" at 1/8" = 1'-0": it is in 2 pieces with match lines.`,
  ])
})

test('a view is on a larger sheet before it is cut', () => {
  const { name, says } = chosenFor(cut(104))
  expect([name, says.length]).toEqual(['arch-b', 1])
})
