import { type Analysis, boxAround, type Point } from '@ramp/domain'
import type { Frame } from '@ramp/drafting'
import { cornersOf, housePlacesOf, type Point3, SITE_MEASURES, solidsOf, wayInOf } from '@ramp/solids'
import { hullOf } from './geometry/hull.ts'
import { middleOf3, mixed3 } from './geometry/space.ts'
import type { Piece } from './pieces/piece.ts'
import { throughPiece } from './pieces/ray.ts'
import { scenePieces } from './scene/scene-pieces.ts'
import { type Camera, type Seen, seenBy } from './view/camera.ts'

/** How far to the side of the way out of the door an eye may be: the tangent, to both hands. */
const ASIDES = [0.45, 0.7, 1, 1.5] as const
const BEST_ASIDE = 0.7
/** The eye looks down on the whole by so much, and is so many sizes of it away: nearer would bend it more than an eye does. */
const DOWN = 0.3
const AWAY = 1.45

/**
 * From the curb, a little above, with all that is built and its door as large as the frame has room for: from the side
 * that shows most of the decks. Null without a way in.
 */
export function fromKerb(analysis: Analysis, frame: Frame): Camera | null {
  const way = wayInOf(analysis)
  const built = solidsOf(analysis).filter(({ owner, role }) => owner.kind !== 'site' && role !== 'picket')
  if (!way || built.length === 0) return null
  // Pickets are inside of their rails.
  const shown = [...built.flatMap(cornersOf), ...doorCorners(analysis)]
  const site = scenePieces(analysis).filter(({ isBuilt }) => !isBuilt)
  const decks = deckPlaces(analysis)
  const cameras = ASIDES.flatMap((aside) =>
    ([1, -1] as const).map((hand) => {
      const toward = { x: way.out.x - hand * way.out.y * aside, y: way.out.y + hand * way.out.x * aside }
      const camera = lookingFrom(toward, shown, frame)
      return {
        camera,
        worth: worthOf(camera, { shown, decks, site, frame }) - Math.abs(aside - BEST_ASIDE) * 0.2,
      }
    }),
  )
  return cameras.toSorted((a, b) => b.worth - a.worth)[0]?.camera ?? null
}

type Subject = {
  readonly shown: readonly Point3[]
  readonly decks: readonly Point3[]
  readonly site: readonly Piece[]
  readonly frame: Frame
}

/** How much of the decks is seen counts more than how large they are. */
const SEEN_COUNTS = 3

function worthOf(camera: Camera, { shown, decks, site, frame }: Subject): number {
  const seen = decks.filter((place) => !site.some((piece) => isBehind(place, camera.eye, piece)))
  const hull = hullOf(shown.flatMap((corner) => seenBy(camera, frame)(corner) ?? []))
  return (SEEN_COUNTS * seen.length) / Math.max(1, decks.length) + areaOf(hull) / (frame.width * frame.height)
}

/** Whether a piece is between a place and the eye. */
function isBehind(place: Point3, eye: Point3, piece: Piece): boolean {
  const through = throughPiece(piece, [place, eye])
  return through !== null && through.out > 0 && through.into < 1
}

function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  return Math.abs(twice) / 2
}

/** An eye on a side of what is shown, with all of it in the frame. */
function lookingFrom(toward: Point, shown: readonly Point3[], { width, height }: Frame): Camera {
  const middle = middleOf(shown)
  const reach = Math.max(
    LEAST_REACH,
    ...shown.map((corner) => Math.hypot(corner.x - middle.x, corner.y - middle.y)),
  )
  const away = (reach * 2 * AWAY) / Math.hypot(toward.x, toward.y)
  const eye = {
    x: middle.x + toward.x * away,
    y: middle.y + toward.y * away,
    z: middle.z + reach * 2 * AWAY * DOWN,
  }
  const plain: Camera = { eye, at: middle, zoom: 1, shift: { x: 0, y: 0 } }
  const seen = shown.flatMap((corner): Seen[] => {
    const place = seenBy(plain, ORIGIN)(corner)
    return place ? [place] : []
  })
  const { min, max } = boxAround(seen)
  const zoom = Math.min((width * FILLED) / (max.x - min.x), (height * FILLED) / (max.y - min.y))
  return { ...plain, zoom, shift: { x: -(min.x + max.x) / 2, y: (min.y + max.y) / 2 } }
}

const LEAST_REACH = 70
const ORIGIN: Frame = { left: 0, top: 0, width: 0, height: 0 }
const FILLED = 0.86

const middleOf = (corners: readonly Point3[]): Point3 => {
  const span = (of: (place: Point3) => number) => {
    const values = corners.map(of)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return { x: span(({ x }) => x), y: span(({ y }) => y), z: span(({ z }) => z) }
}

/** Doors are in the picture whole. */
const doorCorners = (analysis: Analysis): readonly Point3[] =>
  housePlacesOf(analysis).flatMap(({ at, out, sill, width }) =>
    [-1, 1].flatMap((side) =>
      [sill, sill + SITE_MEASURES.doorHeight.inches].map((z) => ({
        x: at.x - (side * out.y * width) / 2,
        y: at.y + (side * out.x * width) / 2,
        z,
      })),
    ),
  )

const DECKS = ['platform', 'ramp', 'stair']

/** Places on the decks, just above them. */
const deckPlaces = (analysis: Analysis): readonly Point3[] =>
  solidsOf(analysis).flatMap((solid) => {
    if (solid.kind !== 'prism' || !DECKS.includes(solid.role)) return []
    const corners = solid.outline.map(({ x, y }, index) => ({ x, y, z: (solid.top[index] ?? 0) + 2 }))
    const middle = middleOf3(corners)
    return [middle, ...corners.map((corner) => mixed3(corner, middle, 0.5))]
  })
