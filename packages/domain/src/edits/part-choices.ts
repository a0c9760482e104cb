import { normalizeAngle } from '../base/units.ts'
import { isRailed } from '../model/layout/own-choices.ts'
import type { PartId, PartLooks } from '../model/layout/part.ts'
import type { Edit } from './edit.ts'
import { changeParts } from './part-edits.ts'

/** Letters parts anew; what is given as undefined follows the drawing's own rules again. */
export const setLooks = (ids: readonly PartId[], change: PartLooks): Edit =>
  changeParts(ids, (part) => {
    const looks = withoutGaps({ ...part.looks, ...change })
    return withoutGaps({ ...part, looks: Object.keys(looks).length === 0 ? undefined : looks })
  })

/** Turns the label of parts against the drawing, in steps of 45 degrees; after 360 comes 0 (spec 2 §4). */
export const turnLabels = (ids: readonly PartId[], steps: number): Edit =>
  changeParts(ids, (part) => ({
    ...part,
    looks: { ...part.looks, textRotation: normalizeAngle((part.looks?.textRotation ?? 0) + steps * 45) },
  }))

/** Loops and child rails of single parts; undefined lets the project decide again (spec 2 §5). */
export const setRailChoices = (
  ids: readonly PartId[],
  change: { readonly loops?: boolean | undefined; readonly childRails?: boolean | undefined },
): Edit => changeParts(ids, (part) => (isRailed(part) ? withoutGaps({ ...part, ...change }) : part))

/** Takes parts out of joints, runs and checks, or back in (spec 2 §6). */
export const setLogicless = (ids: readonly PartId[], isLogicless: boolean): Edit =>
  changeParts(ids, (part) =>
    (part.isLogicless ?? false) === isLogicless
      ? part
      : withoutGaps({ ...part, isLogicless: isLogicless || undefined }),
  )

/** Makes a platform a resting one, or an ordinary one again; the caller asks `platformOptionState` whether it may. */
export const setResting = (id: PartId, isResting: boolean): Edit =>
  changeParts([id], (part) =>
    part.kind === 'platform' && part.isResting !== isResting ? { ...part, isResting } : part,
  )

/** Puts the arm of a lift's tower on its other side (spec 2 §2.1). */
export const flipTowers = (ids: readonly PartId[]): Edit =>
  changeParts(ids, (part) => (part.kind === 'vpl' ? { ...part, isTowerFlipped: !part.isTowerFlipped } : part))

/** Without the fields that are undefined, so that equal layouts are equal texts. */
function withoutGaps<Fields extends object>(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as Fields
}
