import type { Layout, Run } from '../layout/layout.ts'
import { doorIdAt, isSurveyed, type Site, type SiteDoor } from '../layout/site.ts'
import type { Inches } from '../units.ts'
import type { Edit } from './edit.ts'

/**
 * Types the rise at a door, inches above the ground: everything that begins there follows, the first run also where a
 * height of its own was typed before. null takes the height away; a negative one becomes 0.
 */
export const setRise =
  (rise: Inches | null, at = 0): Edit =>
  (layout) => {
    const id = doorIdAt(at)
    const others = layout.site.doors.filter((door) => door.id !== id)
    const doors: readonly SiteDoor[] = rise === null ? others : inOrder([...others, doorOf(id, rise)])
    return { ...layout, site: { ...layout.site, doors }, runs: at === 0 ? atFirstDoor(layout) : layout.runs }
  }

/**
 * Takes what was surveyed of a site. Runs that lead out and ended at 0, on the level ground there was before, end on this
 * ground from now on, wherever they are moved.
 */
export const setSite =
  (site: Site): Edit =>
  (layout) => ({
    ...layout,
    site,
    version: isSurveyed(site) ? 2 : 1,
    runs:
      site.ground && !layout.site.ground
        ? layout.runs.map((run) => endingOnGround(run, layout))
        : layout.runs,
  })

const endingOnGround = (run: Run, { openings }: Layout): Run =>
  run.bottom === 0 && openings.some(({ use, part }) => use === 'exit' && part === run.parts.at(-1))
    ? { ...run, bottom: null }
    : run

const doorOf = (id: SiteDoor['id'], rise: Inches): SiteDoor => ({ id, sill: Math.max(0, rise), stepDown: 0 })

const inOrder = (doors: readonly SiteDoor[]): readonly SiteDoor[] =>
  doors.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** The first run begins at the first door. */
const atFirstDoor = ({ runs }: Layout): readonly Run[] =>
  runs.map((run, index) => (index === 0 ? { ...run, top: null, door: doorIdAt(0) } : run))
