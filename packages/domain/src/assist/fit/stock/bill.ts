import type { Cents } from '../../../base/units.ts'

/** What is sold by the pack: whole packs are counted over everything that is listed together. */
type Packed = { readonly unitPrice: Cents; readonly perPack: number; readonly quantity: number }

/** What some parts of a way come to: what is sold by the piece, and what is sold by the pack, by its short name. */
export type Bill = { readonly pieces: Cents; readonly packed: ReadonlyMap<string, Packed> }

export const NO_BILL: Bill = { pieces: 0, packed: new Map() }

/** What it comes to at least, whatever it is listed together with: a pack in part costs that part. */
export const leastOf = ({ pieces, packed }: Bill): Cents => {
  let sum = pieces
  for (const { unitPrice, perPack, quantity } of packed.values()) sum += (unitPrice * quantity) / perPack
  return sum
}

/** What bills come to that are listed together: as the parts list counts, to the cent. */
export function totalOf(bills: readonly Bill[]): Cents {
  const { pieces, packed } = bills.reduce((sum, one) => added(sum, one, 1), NO_BILL)
  let sum = pieces
  for (const { unitPrice, perPack, quantity } of packed.values())
    sum += unitPrice * Math.ceil(quantity / perPack)
  return sum
}

/** A bill without what is on another. */
export const billLess = (bill: Bill, other: Bill): Bill => added(bill, other, -1)

function added(bill: Bill, other: Bill, times: 1 | -1): Bill {
  const pieces = bill.pieces + times * other.pieces
  if (other.packed.size === 0) return { pieces, packed: bill.packed }
  const packed = new Map(bill.packed)
  for (const [name, one] of other.packed) {
    const quantity = (packed.get(name)?.quantity ?? 0) + times * one.quantity
    packed.set(name, { ...one, quantity })
  }
  return { pieces, packed }
}
