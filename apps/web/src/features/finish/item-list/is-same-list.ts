import type { Line } from '@ramp/domain'

type Quantity = Pick<Line, 'itemNumber' | 'quantity'>

/** Whether two lists order the same, whatever the order of their lines. */
export function isSameList(a: readonly Quantity[], b: readonly Quantity[]): boolean {
  const quantities = new Map(a.map(({ itemNumber, quantity }) => [itemNumber, quantity]))
  return a.length === b.length && b.every((one) => quantities.get(one.itemNumber) === one.quantity)
}
