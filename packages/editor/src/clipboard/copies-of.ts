import { add, type Drawing, type Part, type Point, placePart } from '@ramp/domain'
import type { Table } from '../arrange/selection-edits.ts'
import { freePlaceBy } from '../snapping/free-place.ts'
import { standingWithout } from '../snapping/standing.ts'

type Objects = { readonly parts: readonly Part[]; readonly drawings: readonly Drawing[] }

/** Copies of drawings alone lie this far beside them: a foot. */
export const BESIDE: Point = { x: 12, y: 12 }

/** Puts copies at a free place near by, under new ids; null when there is none. */
export function copiesOf({ parts, drawings }: Objects, newId: () => string, table: Table): Objects | null {
  const { layout, placement, catalogue } = table
  const copies = parts.map((part) => ({ ...part, id: newId() }))
  const placed = copies.flatMap((part) => placePart(part, catalogue) ?? [])
  const free = freePlaceBy(placed, standingWithout([], placement, layout), layout.project.canvas)
  const shift = parts.length === 0 ? BESIDE : free
  if (!shift) return null
  return {
    parts: copies.map((part) => ({ ...part, at: add(part.at, shift) })),
    drawings: drawings.map((drawing) => ({ ...drawing, id: newId(), at: add(drawing.at, shift) })),
  }
}
