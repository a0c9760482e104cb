import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RANDOM_LINES } from '../../../fixtures/random-items.ts'
import { type RandomRevisions, randomRevisions, TRANSLATIONS } from '../../../fixtures/random-revisions.ts'
import type { Line } from '../../rules/parts-list/line.ts'
import { differenceOf } from './difference-of.ts'
import type { Difference } from './terms/difference.ts'

/** `npm test` takes a sample of every line; `npm run random` takes 1,000. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
const pairs = Number(process.env.RANDOM_PAIRS ?? 50)
/** Also on a busy machine; what hangs is still noticed. */
const timeout = 300_000 + pairs * 500

const sumOf = <Value>(values: readonly Value[], amountOf: (value: Value) => number): number =>
  values.reduce((sum, value) => sum + amountOf(value), 0)
const totalOf = (lines: readonly Line[]) => sumOf(lines, ({ total }) => total)
const piecesOf = (lines: readonly Line[]) => sumOf(lines, ({ quantity }) => quantity)

test.each(RANDOM_LINES)(
  'any two revisions of %s quotes differ by their lines and figures to the cent, and every line says why',
  { timeout },
  (line) => {
    fc.assert(
      fc.property(randomRevisions(line), (revisions) => {
        const difference = differenceOf(revisions.before, revisions.after, TRANSLATIONS)
        expectSums(difference, revisions)
        expectEveryPiece(difference, revisions)
        expectSplit(difference, revisions)
      }),
      { numRuns: pairs },
    )
  },
)

function expectSums(
  { lines, effects, figures, total }: Difference,
  { before, after }: RandomRevisions,
): void {
  const difference = totalOf(after.lines) - totalOf(before.lines)
  expect(effects.drawing + effects.priceList).toBe(difference)
  expect(sumOf(lines, ({ drawing }) => drawing)).toBe(effects.drawing)
  expect(sumOf(lines, ({ priceList }) => priceList)).toBe(effects.priceList)
  const amounts = sumOf(after.amounts, ({ cents }) => cents) - sumOf(before.amounts, ({ cents }) => cents)
  expect(sumOf(figures, ({ change }) => change)).toBe(difference + amounts)
  expect(total.after - total.before).toBe(difference + amounts)
  for (const one of lines) {
    expect(one.drawing + one.priceList).toBe(one.total.after - one.total.before)
    expect(Number.isInteger(one.drawing)).toBe(true)
  }
}

/** Every stored piece is on one line, and every line that differs says why. */
function expectEveryPiece({ lines, drawing }: Difference, { before, after }: RandomRevisions): void {
  expect(sumOf(lines, ({ quantity }) => quantity.before)).toBe(piecesOf(before.lines))
  expect(sumOf(lines, ({ quantity }) => quantity.after)).toBe(piecesOf(after.lines))
  for (const { kind, why, ...one } of lines) {
    expect(why.length > 0).toBe(kind !== 'same')
    if (kind === 'same') expect([one.drawing, one.priceList]).toEqual([0, 0])
  }
  const said = [...drawing.sentences, ...lines.flatMap(({ why }) => why)]
  expect(said.filter((one) => /undefined|NaN|null|^$/.test(one))).toEqual([])
}

/** Where an item has one line at most on both sides, its effects are those of its pieces and prices. */
function expectSplit({ lines }: Difference, { before, after }: RandomRevisions): void {
  if (before.analysis.layout.project.product !== after.analysis.layout.project.product) return
  for (const one of lines) {
    const ofItem = ({ itemNumber }: Line) => itemNumber === one.itemNumber
    const [was, is] = [before.lines.filter(ofItem), after.lines.filter(ofItem)]
    if (was.length > 1 || is.length > 1) continue
    const [q1, q2] = [piecesOf(was), piecesOf(is)]
    const p2 = is[0]?.unitPrice ?? 0
    const p1 = was[0]?.unitPrice ?? before.priceOf(one.itemNumber) ?? p2
    expect(one.drawing).toBe((q2 - q1) * p1 + 0)
    expect(one.priceList).toBe(q2 === 0 ? 0 : q2 * (p2 - p1))
  }
}
