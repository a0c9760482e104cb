import { add, type Point, scale } from '../../../base/geometry/point.ts'
import { type Inches, roundTo } from '../../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../../model/catalogue/catalogue.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { newPart } from '../../../model/layout/new-part.ts'
import { POSITIONS, SIDES } from '../../../model/layout/part.ts'
import type { Analysis } from '../../../rules/analysis/analysis.ts'
import { usedSides } from '../../../rules/connections/side-uses.ts'
import { attachTo } from '../../../rules/placement/attach.ts'
import type { PlacedPart, PlacedSide } from '../../../rules/placement/placed-part.ts'
import type { Frame } from '../ask/frame.ts'
import { type Rect, rectGap, rectOf } from '../room/rect.ts'
import { blocksLanding, blocksRamp } from '../room/room.ts'
import type { SearchSite } from '../ways/search-site.ts'

/** Level ground at the foot of a stair. */
export const FOOT_OF_STAIR: Inches = 36
const CLEAR: Inches = 3

const stairsOf = (catalogue: Catalogue): readonly Item[] =>
  itemsOfRole(catalogue, 'stair').filter(({ isCustom, price }) => !isCustom && price !== null)

/** The lowest stair of a line, inches; infinite where it has none. */
export const lowestStair = (catalogue: Catalogue): Inches =>
  Math.min(...stairsOf(catalogue).map(({ minHeightInclusive }) => minHeightInclusive ?? 0))

/** Lays a stair from the highest platform of the way that has room for one, in a run of its own; null where none has. */
export const stairBeside =
  (catalogue: Catalogue, search: SearchSite, frame: Frame) =>
  (analysis: Analysis): Layout | null => {
    const { layout, placement, connections, runs } = analysis
    const rects = placement.parts.map(({ part, outline }) => ({ id: part.id, rect: inFrame(outline, frame) }))
    const decks = placement.parts.filter(({ part }) => part.kind === 'platform')
    const items = stairsOf(catalogue)
    for (const deck of decks)
      for (const side of SIDES) {
        if (usedSides(connections.uses, deck.part.id).includes(side)) continue
        const top = runs.heights.get(deck.part.id)?.top ?? 0
        const found = stairAt(deck, deck.sides[side], { top, items, search, frame, rects })
        if (found) return withStair(layout, found, top)
      }
    return null
  }

type Beside = {
  readonly top: Inches
  readonly items: readonly Item[]
  readonly search: SearchSite
  readonly frame: Frame
  readonly rects: readonly { readonly id: string; readonly rect: Rect }[]
}

type FoundStair = {
  readonly item: Item
  readonly at: Point
  readonly rotation: number
  readonly height: Inches
  readonly bottom: Inches
}

function stairAt(
  deck: PlacedPart,
  to: PlacedSide,
  { top, items, search, frame, rects }: Beside,
): FoundStair | null {
  for (const position of POSITIONS)
    for (const item of items) {
      const { width, length } = item
      if (width === null || length === null || to.length < width) continue
      const place = attachTo({ to, item, mySide: 'TOP', position })
      const half = scale(to.normal, length / 2)
      const foot = add(place.at, half)
      const bottom = search.ground?.heightAt(frame.toFrame(foot)) ?? 0
      const height = roundTo(top - bottom, 4)
      if (height < (item.minHeightInclusive ?? 0) || height >= (item.maxHeightLessThan ?? 0)) continue
      const out = { x: -to.normal.y * (width / 2), y: to.normal.x * (width / 2) }
      const rect = rectOf(
        frame.toFrame(add(add(place.at, scale(half, -1)), out)),
        frame.toFrame(add(foot, scale(out, -1))),
      )
      const landing = rectOf(
        frame.toFrame(add(foot, out)),
        frame.toFrame(add(add(foot, scale(to.normal, FOOT_OF_STAIR)), scale(out, -1))),
      )
      const isFree =
        !blocksRamp(search.room, rect) &&
        !blocksLanding(search.room, landing) &&
        rects.every(
          (one) =>
            one.id === deck.part.id || (rectGap(one.rect, rect) >= CLEAR && rectGap(one.rect, landing) > 0),
        )
      if (isFree) return { item, ...place, height, bottom: roundTo(bottom, 4) }
    }
  return null
}

function inFrame(outline: readonly Point[], { toFrame }: Frame): Rect {
  const [a, , c] = outline.map(toFrame)
  return rectOf(a ?? { x: 0, y: 0 }, c ?? { x: 0, y: 0 })
}

function withStair(layout: Layout, stair: FoundStair, top: Inches): Layout | null {
  const part = newPart(
    stair.item,
    's1',
    { x: roundTo(stair.at.x, 4), y: roundTo(stair.at.y, 4) },
    stair.rotation,
  )
  if (part?.kind !== 'stair') return null
  return {
    ...layout,
    parts: [...layout.parts, { ...part, activeHeight: stair.height }],
    runs: [...layout.runs, { id: 'run-2', name: 'Stair', top, bottom: stair.bottom, parts: ['s1'] }],
    openings: [...layout.openings, { part: 's1', side: 'BOTTOM', use: 'exit' }],
  }
}
