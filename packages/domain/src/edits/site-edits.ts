import type { Inches } from '../base/units.ts'
import type { Layout, Run } from '../model/layout/layout.ts'
import {
  doorIdAt,
  placeOfDoor,
  porchAtStart,
  SITE_RANGES,
  type Site,
  type SiteDoor,
  versionFor,
} from '../model/layout/site.ts'
import type { Edit } from './edit.ts'

/**
 * Types the rise at a door, inches above the ground: everything that begins there follows, the first run also where a
 * height of its own was typed before. null takes the height away; a negative one becomes 0 where no ground is known.
 */
export const setRise =
  (rise: Inches | null, at = 0): Edit =>
  (layout) => {
    const id = doorIdAt(at)
    const { site } = layout
    const known = site.doors.find((door) => door.id === id)
    const after =
      rise === null
        ? { ...site, doors: site.doors.filter((door) => door !== known) }
        : withStart(site, id, site.ground ? rise : Math.max(0, rise))
    return { ...layout, site: after, runs: at === 0 ? atFirstDoor(layout) : layout.runs }
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
    version: versionFor(site),
    runs:
      site.ground && !layout.site.ground
        ? layout.runs.map((run) => endingOnGround(run, layout))
        : layout.runs,
  })

const endingOnGround = (run: Run, { openings }: Layout): Run =>
  run.bottom === 0 &&
  openings.some(
    ({ use, part, leadsTo }) => use === 'exit' && leadsTo !== 'structure' && part === run.parts.at(-1),
  )
    ? { ...run, bottom: null }
    : run

/** A way that starts at a porch has the height of the porch; the step up to its sill stays as it was surveyed. */
function withStart(site: Site, id: SiteDoor['id'], rise: Inches): Site {
  const known = site.doors.find((door) => door.id === id)
  const porch = known && porchAtStart(site, known)
  if (!known || !porch) return withDoor(site, withRise(known, id, rise))
  const sill = known.sill + rise - porch.height
  return { ...withDoor(site, { ...known, sill }), porch: { ...porch, height: rise } }
}

/** The rise is the height of the deck: a door that was surveyed keeps its place and its step down. */
const withRise = (known: SiteDoor | undefined, id: SiteDoor['id'], rise: Inches): SiteDoor =>
  known?.at
    ? { ...known, sill: Math.min(rise + known.stepDown, SITE_RANGES.sill.max) }
    : { ...known, id, sill: rise, stepDown: 0 }

/** A site with a door, in the place of what was known of it before. */
export const withDoor = (site: Site, door: SiteDoor): Site => ({
  ...site,
  doors: [...site.doors.filter(({ id }) => id !== door.id), door].toSorted(
    (a, b) => placeOfDoor(a.id) - placeOfDoor(b.id),
  ),
})

/** The first run begins at the first door. */
export const atFirstDoor = ({ runs }: Layout): readonly Run[] =>
  runs.map((run, index) => (index === 0 ? { ...run, top: null, door: doorIdAt(0) } : run))

/** Changes what is known of the site. */
export const changeSite =
  (change: (site: Site) => Site): Edit =>
  (layout) => {
    const site = change(layout.site)
    return site === layout.site ? layout : setSite(withoutNothing(site))(layout)
  }

/** What was taken away leaves no field behind, so that a site that is empty again is no site. */
const withoutNothing = (site: Site): Site => {
  const { doors, ...place } = site
  const known = Object.entries(place).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  // The fields are those of the site, less some that may be left out.
  return { doors, ...Object.fromEntries(known) } as Site
}
