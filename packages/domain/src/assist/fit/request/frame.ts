import type { Point } from '../../../base/geometry/point.ts'
import { type Degrees, normalizeAngle, roundTo } from '../../../base/units.ts'
import type { Site, SiteDoor } from '../../../model/layout/site.ts'
import { movedSite } from '../../../model/layout/site-places.ts'

/**
 * The search sees every site alike: the door at 0, 0 and facing down the drawing, its hinges on the left. So a site that
 * is turned or mirrored is answered by the same layouts, turned and mirrored.
 */
export type Frame = {
  readonly toFrame: (at: Point) => Point
  readonly toSite: (at: Point) => Point
  readonly partToSite: (part: Standing) => Standing
  readonly partToFrame: (part: Standing) => Standing
  /** Whether the frame is seen in a mirror. */
  readonly isMirrored: boolean
}

type Standing = { readonly at: Point; readonly rotation: Degrees }

export function frameOf({ at = { x: 0, y: 0 }, faces = 180, hinge = 'left' }: SiteDoor): Frame {
  const quarters = ((faces - 180 + 360) / 90) % 4
  const sign = hinge === 'right' ? -1 : 1
  const toFrame = ({ x, y }: Point): Point => {
    const turned = quarterTurns({ x: x - at.x, y: y - at.y }, 4 - quarters)
    return { x: sign * turned.x, y: turned.y }
  }
  const toSite = ({ x, y }: Point): Point => {
    const turned = quarterTurns({ x: sign * x, y }, quarters)
    return { x: roundTo(turned.x + at.x, 4), y: roundTo(turned.y + at.y, 4) }
  }
  return {
    toFrame,
    toSite,
    partToSite: (part) => ({
      at: toSite(part.at),
      rotation: normalizeAngle(sign * part.rotation + quarters * 90),
    }),
    partToFrame: (part) => ({
      at: toFrame(part.at),
      rotation: normalizeAngle(sign * (part.rotation - quarters * 90)),
    }),
    isMirrored: sign < 0,
  }
}

/** A point turned clockwise about 0, 0; exactly. */
function quarterTurns({ x, y }: Point, quarters: number): Point {
  switch (quarters % 4) {
    case 1:
      return { x: -y, y: x }
    case 2:
      return { x: -x, y: -y }
    case 3:
      return { x: y, y: -x }
    default:
      return { x, y }
  }
}

/** A site as it lies in the frame of its first door; its doors say where they are on the site. */
export const siteInFrame = (site: Site, { toFrame, partToFrame, isMirrored }: Frame): Site => ({
  ...movedSite(site, {
    point: toFrame,
    bearing: (faces) => partToFrame({ at: { x: 0, y: 0 }, rotation: faces }).rotation,
    isMirrored,
  }),
  doors: site.doors,
})
