import { blocksOf, memoize, type Point, type Site, type SiteBlocks, surfaceKey, thingKey } from '@ramp/domain'
import {
  closedData,
  hairline,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  SITE_COLORS,
  type Stroke,
  SURFACE_COLORS,
} from '@ramp/drafting'
import { drawSiteDoor } from './draw-site-door.ts'
import { drawThing } from './draw-thing.ts'
import { plate } from './plate.ts'
import { middleOf, named, porchWords } from './words-on-site.ts'

/** Lot, yard, surfaces, porch, what is on the site with its clearance, and doors, below everything else. */
export const drawPlace = (site: Site, without: readonly string[] = NONE): Marks =>
  without.length === 0 ? whole(site, null) : placeMarks(site, (key) => !without.includes(key))

/** What of a site is moved, by its keys: `thing-0`, `lot`, `door-1`. */
export const drawMoved = (site: Site, keys: readonly string[]): Marks =>
  placeMarks(site, (key) => keys.includes(key))

const NONE: readonly string[] = []
const whole = memoize((site: Site, _: null): Marks => placeMarks(site, () => true))

function placeMarks(site: Site, isShown: (key: string) => boolean): Marks {
  const { surfaces = [], things = [], porch, lot, yard, destination } = site
  const shown = things.filter((_, place) => isShown(thingKey(place)))
  const those = (blocks: SiteBlocks) => shown.filter((thing) => blocksOf(thing) === blocks)
  const hasPorch = porch && isShown('porch')
  return [
    ...surfaces.flatMap(({ kind, outline }, place) =>
      isShown(surfaceKey(place))
        ? [
            path(closedData(outline), { fill: SURFACE_COLORS[kind], stroke: hairline(PALETTE.edge) }),
            named(kind.toUpperCase(), middleOf(outline)),
          ]
        : [],
    ),
    ...(lot && isShown('lot') ? [line(lot, hairline(SITE_COLORS.lot, 1.5, [12, 4, 2, 4]))] : []),
    ...(yard && yard !== lot && isShown('yard') ? [line(yard, hairline(SITE_COLORS.yard, 1, [4, 4]))] : []),
    ...(destination && isShown('destination') ? destinationMarks(destination) : []),
    ...those('walls').flatMap(drawThing),
    ...(hasPorch
      ? [path(closedData(porch.outline), { fill: SITE_COLORS.porch, stroke: hairline(SITE_COLORS.wall) })]
      : []),
    ...those('parts').flatMap(drawThing),
    ...those('over').flatMap(drawThing),
    ...site.doors.filter(({ id }) => isShown(id)).flatMap(drawSiteDoor),
    ...(hasPorch ? [porchWords(porch, site.doors)] : []),
  ]
}

const line = (outline: readonly Point[], stroke: Stroke): Mark => path(closedData(outline), { stroke })

function destinationMarks(destination: NonNullable<Site['destination']>): Marks {
  const stroke = hairline(SITE_COLORS.destination, 1.5, [6, 4])
  const points = 'area' in destination ? destination.area : destination.edge
  const d = 'area' in destination ? closedData(points) : lineData(points)
  return [
    path(d, { stroke: 'area' in destination ? stroke : hairline(SITE_COLORS.destination, 3) }),
    ('area' in destination ? named : plate)(destination.name || 'destination', middleOf(points)),
  ]
}
