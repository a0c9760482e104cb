import { add, type Point, rotate, subtract } from '../base/geometry/point.ts'
import { type Degrees, type Inches, normalizeAngle } from '../base/units.ts'
import type { Item } from '../model/catalogue/item.ts'
import type { Layout } from '../model/layout/layout.ts'
import type { Part, PartId, Ramp, Side } from '../model/layout/part.ts'
import { platformOptionState } from '../model/layout/platform-options.ts'
import type { Edit } from './edit.ts'

/** Changes some parts; a change that changes nothing leaves the layout itself. */
export const changeParts =
  (ids: readonly PartId[], change: (part: Part) => Part): Edit =>
  (layout) => {
    const isWanted = amongIds(ids)
    let changed = false
    const parts = layout.parts.map((part) => {
      const next = isWanted(part.id) ? change(part) : part
      if (next !== part) changed = true
      return next
    })
    return changed ? { ...layout, parts } : layout
  }

/** A drag of one part asks this of every part at every move: comparing with one id is quicker than a set. */
function amongIds(ids: readonly PartId[]): (id: PartId) => boolean {
  const [only] = ids
  if (ids.length === 1) return (id) => id === only
  const wanted = new Set(ids)
  return (id) => wanted.has(id)
}

/** Puts a part on top of the others. */
export const addPart =
  (part: Part): Edit =>
  (layout) => ({ ...layout, parts: [...layout.parts, part] })

export const addParts =
  (parts: readonly Part[]): Edit =>
  (layout) =>
    parts.length === 0 ? layout : { ...layout, parts: [...layout.parts, ...parts] }

/** Takes parts away, and with them what was decided about them: run membership, entrances and exits. */
export const removeParts =
  (ids: readonly PartId[]): Edit =>
  (layout) => {
    const gone = new Set(ids)
    const parts = layout.parts.filter(({ id }) => !gone.has(id))
    if (parts.length === layout.parts.length) return layout
    return { ...layout, parts, ...withoutParts(layout, gone) }
  }

const withoutParts = (layout: Layout, gone: ReadonlySet<PartId>): Pick<Layout, 'runs' | 'openings'> => ({
  runs: layout.runs.some((run) => run.parts.some((id) => gone.has(id)))
    ? layout.runs.map((run) => ({ ...run, parts: run.parts.filter((id) => !gone.has(id)) }))
    : layout.runs,
  openings: layout.openings.some(({ part }) => gone.has(part))
    ? layout.openings.filter(({ part }) => !gone.has(part))
    : layout.openings,
})

/** Moves parts by the same distance. */
export const moveParts = (ids: readonly PartId[], by: Point): Edit =>
  changeParts(ids, (part) => (by.x === 0 && by.y === 0 ? part : { ...part, at: add(part.at, by) }))

/** Turns parts clockwise about a point; each keeps its place relative to the others. */
export const rotateParts = (ids: readonly PartId[], degrees: Degrees, about: Point): Edit =>
  changeParts(ids, (part) => ({
    ...part,
    at: add(about, rotate(subtract(part.at, about), degrees)),
    rotation: normalizeAngle(part.rotation + degrees),
  }))

/** Copies parts under new ids, shifted, with nothing of the copies' runs or openings. */
export const cloneParts =
  (copies: readonly { readonly of: PartId; readonly as: PartId }[], by: Point): Edit =>
  (layout) => {
    const byId = new Map(layout.parts.map((part) => [part.id, part]))
    const parts = copies.flatMap(({ of, as }) => {
      const part = byId.get(of)
      return part ? [{ ...part, id: as, at: add(part.at, by) }] : []
    })
    return addParts(parts)(layout)
  }

/**
 * Gives a part another catalogue item (size, surface, rails). A platform's rail sides are asked again (spec 2 §7), a rest
 * stays one where its new size may be one, and a stair keeps its height as far as the new one reaches.
 */
export const replaceItem = (id: PartId, item: Item): Edit =>
  changeParts([id], (part) => {
    const { shortName } = item
    if (part.shortName === shortName) return part
    switch (part.kind) {
      case 'platform': {
        const mayRest = platformOptionState('resting', { ...part, shortName }, item).kind === 'offered'
        const isResting = item.isResting || (part.isResting && mayRest)
        return { ...part, shortName, handrailSides: null, isResting }
      }
      case 'platform-ext':
        return { ...part, shortName, handrailSides: null }
      case 'stair':
        return { ...part, shortName, activeHeight: heightWithin(part.activeHeight, item) }
      default:
        return { ...part, shortName }
    }
  })

/** A stair's range ends below its upper limit; a height outside of it begins anew at the lower one. */
const heightWithin = (height: Inches, { minHeightInclusive: from, maxHeightLessThan: to }: Item): Inches =>
  from !== null && to !== null && (height < from || height >= to) ? from : height

/** Chooses the railed sides of a platform; null asks again. */
export const setHandrailSides = (ids: readonly PartId[], sides: readonly Side[] | null): Edit =>
  changeParts(ids, (part) =>
    part.kind === 'platform' || part.kind === 'platform-ext' ? { ...part, handrailSides: sides } : part,
  )

/** Sets the height of a stair in inches; the caller keeps it within the item's range. */
export const setStairHeight = (id: PartId, activeHeight: Inches): Edit =>
  changeParts([id], (part) =>
    part.kind === 'stair' && part.activeHeight !== activeHeight ? { ...part, activeHeight } : part,
  )

type SupportFlags = Pick<
  Ramp,
  'isSupportedTop' | 'isSupportedBottom' | 'isOffAngledTop' | 'isOffAngledBottom'
>

/** Switches ramp supports; turning a support off also turns off its off-angled flag (spec 2 §4). */
export const setSupports = (id: PartId, flags: Partial<SupportFlags>): Edit =>
  changeParts([id], (part) => {
    if (part.kind !== 'ramp') return part
    const next = { ...part, ...flags }
    return {
      ...next,
      isOffAngledTop: next.isSupportedTop && next.isOffAngledTop,
      isOffAngledBottom: next.isSupportedBottom && next.isOffAngledBottom,
    }
  })
