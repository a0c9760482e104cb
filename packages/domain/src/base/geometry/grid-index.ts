import type { Inches } from '../units.ts'
import { type Box, boxesTouch } from './outline.ts'
import type { Point } from './point.ts'

/** Cell size: about one part, so that a part lies in few cells and a cell holds few parts. */
const CELL: Inches = 120
/** Cells are numbered row by row; more columns than any canvas has. */
const COLUMNS = 1 << 15
/** Whatever lies further out shares the outermost cells: out there cell numbers would no longer be whole. */
const OUTERMOST = COLUMNS / 2 - 1

/** Finds what lies near a box without looking at everything: cost grows with neighbours only. */
export type GridIndex<Value> = {
  readonly near: (box: Box) => readonly Value[]
  /** Whether anything near the box passes the question; makes no list. */
  readonly some: (box: Box, passes: (value: Value) => boolean) => boolean
}

export function gridIndexOf<Value>(values: readonly Value[], boxOf: (value: Value) => Box): GridIndex<Value> {
  const cells = new Map<number, Value[]>()
  for (const value of values) {
    forEachCell(boxOf(value), (cell) => {
      const held = cells.get(cell)
      if (held) held.push(value)
      else cells.set(cell, [value])
    })
  }
  return {
    near: (box) => {
      const found = new Set<Value>()
      forEachCell(box, (cell) => {
        for (const value of cells.get(cell) ?? []) found.add(value)
      })
      return [...found]
    },
    some: (box, passes) => {
      let isFound = false
      forEachCell(box, (cell) => {
        isFound ||= cells.get(cell)?.some(passes) ?? false
      })
      return isFound
    },
  }
}

/** Visits every pair of values whose boxes come within reach of one another once, the earlier value first. */
export function forEachNeighbours<Value extends { readonly box: Box }>(
  values: readonly Value[],
  reach: Inches,
  visit: (first: Value, second: Value) => void,
) {
  const cells = new Map<number, Value[]>()
  for (const second of values) {
    const { min, max } = second.box
    const fromX = cellOf(min.x - reach)
    const fromY = cellOf(min.y - reach)
    const toX = cellOf(max.x + reach)
    const toY = cellOf(max.y + reach)
    for (let y = fromY; y <= toY; y++)
      for (let x = fromX; x <= toX; x++) {
        const held = cells.get(y * COLUMNS + x)
        if (!held) {
          cells.set(y * COLUMNS + x, [second])
          continue
        }
        // A pair that shares several cells is visited in the first of them only.
        for (const first of held)
          if (boxesTouch(first.box, second.box, reach) && isFirstShared(first.box, x, y, fromX, fromY, reach))
            visit(first, second)
        held.push(second)
      }
  }
}

/** Of values that count as one where they lie within reach of each other, the first of each place. */
export function firstOfEachPlace<Value>(
  values: readonly Value[],
  { atOf, reach, isOne }: PlaceRule<Value>,
): Value[] {
  const cells = new Map<number, Value[]>()
  return values.filter((value) => {
    const { x, y } = atOf(value)
    for (let row = cellOf(y - reach); row <= cellOf(y + reach); row++)
      for (let column = cellOf(x - reach); column <= cellOf(x + reach); column++)
        if (cells.get(row * COLUMNS + column)?.some((kept) => isOne(kept, value))) return false
    const cell = cellOf(y) * COLUMNS + cellOf(x)
    const held = cells.get(cell)
    if (held) held.push(value)
    else cells.set(cell, [value])
    return true
  })
}

type PlaceRule<Value> = {
  readonly atOf: (value: Value) => Point
  readonly reach: Inches
  readonly isOne: (kept: Value, next: Value) => boolean
}

const cellOf = (at: Inches): number => Math.max(-OUTERMOST, Math.min(OUTERMOST, Math.floor(at / CELL)))

const isFirstShared = (
  { min }: Box,
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  reach: Inches,
): boolean => x === Math.max(fromX, cellOf(min.x - reach)) && y === Math.max(fromY, cellOf(min.y - reach))

function forEachCell(box: Box, visit: (cell: number) => void) {
  const fromX = cellOf(box.min.x)
  const toX = cellOf(box.max.x)
  const fromY = cellOf(box.min.y)
  const toY = cellOf(box.max.y)
  for (let y = fromY; y <= toY; y++) for (let x = fromX; x <= toX; x++) visit(y * COLUMNS + x)
}
