import type { FrozenRow, OrderLine, ReturnLine } from './store/rows.ts'

type Line = OrderLine

/** What is ordered: the list as it was issued, line by line, or with a change order what it needs beside what was ordered before. */
export const listToOrder = (
  before: Pick<FrozenRow, 'lines'> | null,
  { lines }: Pick<FrozenRow, 'lines'>,
): ReturnType<typeof supplementaryList> =>
  before === null ? { lines, returns: [] } : supplementaryList(before.lines, lines)

/**
 * What a change order orders beside what was ordered before, and what the dealer asks to return. An item may stand on several lines at
 * different prices; it is counted once, and what is added costs what the new list says.
 * @param before the whole list of the revision that was ordered last
 * @param after the whole list of the revision that is ordered now
 */
export function supplementaryList(
  before: readonly Line[],
  after: readonly Line[],
): { readonly lines: readonly OrderLine[]; readonly returns: readonly ReturnLine[] } {
  const had = quantitiesOf(before)
  const needs = quantitiesOf(after)
  const lines = [...needs].flatMap(([itemNumber, { line, quantity }]) => {
    const more = quantity - (had.get(itemNumber)?.quantity ?? 0)
    return more > 0 ? [{ ...nameOf(line), quantity: more, total: more * line.unitPrice }] : []
  })
  const returns = [...had].flatMap(([itemNumber, { line, quantity }]) => {
    const fewer = quantity - (needs.get(itemNumber)?.quantity ?? 0)
    return fewer > 0 ? [{ ...nameOf(line), quantity: fewer, restocking: null }] : []
  })
  return { lines, returns }
}

const nameOf = ({ itemNumber, shortName, description, unitPrice }: Line) => ({
  itemNumber,
  shortName,
  description,
  unitPrice,
})

function quantitiesOf(lines: readonly Line[]) {
  const found = new Map<string, { readonly line: Line; readonly quantity: number }>()
  for (const line of lines) {
    const before = found.get(line.itemNumber)
    found.set(line.itemNumber, {
      line: before?.line ?? line,
      quantity: (before?.quantity ?? 0) + line.quantity,
    })
  }
  return found
}
