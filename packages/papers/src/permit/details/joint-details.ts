import { type Analysis, clipOutline, type Inches } from '@ramp/domain'
import { frameAround, INK, lengthText, type Marks, outline, penOf, SCALES, widthOfPen } from '@ramp/drafting'
import {
  type ElevationStretch,
  measuresOf,
  ROLES,
  type SystemElevation,
  settingOut,
  shapesSquareTo,
  type ViewShape,
} from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'
import { type Detail, type Draft, groundLine, labelMarks, sized } from './detail.ts'

/** Seen to both sides of a joint, and below and above its deck. */
const ALONG: Inches = 12
type Cut = { readonly below: Inches; readonly above: Inches }
const AT_PLATFORM: Cut = { below: 8, above: 1 }
const AT_GROUND: Cut = { below: 3, above: 2 }
/** The farthest first. */
const SHOWN: readonly string[] = ['foot', 'leg', 'pad', 'platform', 'ramp', 'transition']

/** How a ramp hangs on its platform and how the way ends at the ground, cut out of the elevation at an inch to the foot. */
export function jointDetails(analysis: Analysis, [elevation]: readonly SystemElevation[]): readonly Detail[] {
  if (!elevation) return []
  const kinds = new Map(settingOut(analysis).parts.map(({ id, placed }) => [id, kindOf(placed)]))
  const { stretches } = elevation
  const at = stretches.findIndex(({ part }, index) => {
    const next = stretches[index + 1]
    return next && kinds.get(part) === 'platform' && kinds.get(next.part) === 'ramp'
  })
  const [platform, ramp] = [stretches[at], stretches[at + 1]]
  const last = stretches.at(-1)
  return [
    ...(platform && ramp ? [onPlatform(analysis, elevation, platform, ramp)] : []),
    ...(last && kinds.get(last.part) === 'ramp' ? [atGround(elevation, last)] : []),
  ]
}

function onPlatform(
  analysis: Analysis,
  elevation: SystemElevation,
  platform: ElevationStretch,
  ramp: ElevationStretch,
): Detail {
  const { frame } = measuresOf(analysis.layout.project.product)
  const [deck] = ramp.heights
  const joint = {
    name: 'Ramp on its platform',
    remark: `Frames ${sized(frame)} deep; hangers and bolts per the manufacturer’s manual`,
    words: `ramp ${ramp.tag} at the edge of platform ${platform.tag}`,
  }
  const shapes = shapesSquareTo(ramp.part, [platform.part], elevation.run, analysis)
  return cutAt(shapes, joint, { x: ramp.from, z: deck, ...AT_PLATFORM }, (draft) => [
    ...labelMarks(draft, `platform ${platform.tag}`, [-8, -0.3]),
    ...labelMarks(draft, `ramp ${ramp.tag}`, [8, -frame.inches - 1]),
  ])
}

function atGround(elevation: SystemElevation, last: ElevationStretch): Detail {
  const [, deck] = last.heights
  const ground = `ground ${lengthText(groundUnder(elevation, last.to), 'height-over-datum')}`
  const joint = { name: 'Lower end', words: `lower end of ramp ${last.tag} on ${ground}` }
  return cutAt(elevation.shapes, joint, { x: last.to, z: deck, ...AT_GROUND }, (draft) => [
    ...groundLine(draft, [-ALONG, ALONG], groundUnder(elevation, last.to) - deck),
    ...labelMarks(draft, `ramp ${last.tag}`, [-8, 0]),
    ...labelMarks(draft, ground, [9, groundUnder(elevation, last.to) - deck]),
  ])
}

/** Height of the grade line at a place of the walk. */
function groundUnder({ shapes }: SystemElevation, x: Inches): Inches {
  const points = shapes.filter(({ role }) => role === 'ground').flatMap((one) => one.points)
  const near = points.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
  return near ? 0 - near.y : 0
}

/** A window of a view from the side about a place of the walk. */
function cutAt(
  shapes: readonly ViewShape[],
  said: Pick<Detail, 'name' | 'remark' | 'words'>,
  place: Cut & { readonly x: Inches; readonly z: Inches },
  words: (draft: Draft) => Marks,
): Detail {
  const { below, above } = place
  const window = {
    min: { x: place.x - ALONG, y: -place.z - above },
    max: { x: place.x + ALONG, y: -place.z + below },
  }
  return {
    ...said,
    scale: SCALES.one,
    shows: { from: -ALONG, to: ALONG, low: -below, high: above },
    around: { left: 10, right: 10, above: 22, below: 22 },
    draw: (draft) => {
      const cut = shapes
        .filter(({ role }) => SHOWN.includes(role))
        .toSorted((a, b) => SHOWN.indexOf(a.role) - SHOWN.indexOf(b.role))
        .flatMap(({ role, points }) => {
          const corners = clipOutline(points, window)
          if (corners.length < 3) return []
          const places = corners.map(({ x, y }) => draft.at(x - place.x, -y - place.z))
          draft.room.takeSoftly(frameAround(places))
          const fill = role === 'platform' || role === 'ramp' ? INK.deck : INK.paper
          return [outline(places, { width: Math.min(widthOfPen(ROLES[role].pen), penOf('cutDetail')) }, fill)]
        })
      return [...cut, ...words(draft)]
    },
  }
}
