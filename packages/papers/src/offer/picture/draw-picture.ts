import { type Analysis, clipOutline, type Point } from '@ramp/domain'
import { boxed, type Frame, lineData, type Marks, outline, path } from '@ramp/drafting'
import { cornersOf, type Point3, type Role, type Solid, solidsOf } from '@ramp/solids'
import { type Camera, crossed, dotted, minus, type Seen, seenBy, unit } from './camera.ts'
import { type Face, facesOf } from './faces.ts'

const SKY = '#e4ecf6'
const LAWN = '#d5e2cc'
const SHADE = '#b7c8ab'
const PAVED = '#d9d9de'

/** Colors in full light; sides that look away from it are darker. */
const COLORS: Readonly<Partial<Record<Role, string>>> = {
  platform: '#b9c2cf',
  ramp: '#b9c2cf',
  stair: '#b9c2cf',
  transition: '#c6ced9',
  handrail: '#98a2b1',
  post: '#8b95a5',
  picket: '#9da7b5',
  gate: '#98a2b1',
  closure: '#98a2b1',
  leg: '#848e9e',
  foot: '#848e9e',
  brace: '#848e9e',
  pad: '#5c6168',
  house: '#f1ece2',
  door: '#41597d',
  porch: '#cfccc4',
  obstacle: '#a9bf9b',
}
const TREAD = '#e3e8ef'
const USUAL = '#c0c6cf'

/** What looks away from the light keeps this much of its color. */
const DARKEST = 0.8
/** From the upper left, as a page is lit. */
const LIGHT = unit({ x: -0.45, y: 0.55, z: 0.75 })

/** A system and its house as a camera sees them, in flat colors: nothing but vectors. */
export function pictureMarks(analysis: Analysis, camera: Camera, frame: Frame): Marks {
  const solids = solidsOf(analysis)
  const see = seenBy(camera, frame)
  const window = {
    min: { x: frame.left, y: frame.top },
    max: { x: frame.left + frame.width, y: frame.top + frame.height },
  }
  const filled = (corners: readonly Point3[], fill: string, stroke: string | null = fill): Marks => {
    const places = corners.map(see)
    if (places.some((one) => one === null)) return []
    const kept = clipOutline(places as readonly Point[], window)
    return kept.length < 3
      ? []
      : [outline(kept, stroke === null ? null : { width: 0.3, color: stroke }, fill)]
  }
  return [
    ...background(camera, frame, see),
    ...solids.flatMap((solid) =>
      solid.role === 'surface' && solid.kind === 'surface' ? filled(solid.corners, PAVED, null) : [],
    ),
    ...shadows(solids).flatMap((corners) => filled(corners, SHADE, null)),
    ...facesOf(solids)
      .flatMap((face) => {
        const places = face.corners.map(see)
        const away = places.reduce((sum, one) => sum + (one?.away ?? 0), 0) / places.length
        return places.every((one) => one !== null) ? [{ face, places: places as readonly Seen[], away }] : []
      })
      .toSorted((a, b) => depthOf(b.face, b.away) - depthOf(a.face, a.away))
      .flatMap(({ face, places, away }) =>
        face.stroke === null
          ? filled(face.corners, colorOf(face, camera))
          : barMarks(face, places, { away, frame, zoom: camera.zoom }),
      ),
  ]
}

/** Walls are painted before what touches them, and doors after the wall they stand in, inches. */
const WALL_BEHIND = 20
const DOOR_BEFORE = 4
function depthOf({ role }: Face, away: number): number {
  if (role === 'house') return away + WALL_BEHIND
  return role === 'door' ? away - DOOR_BEFORE : away
}

/** Sky and lawn on both sides of the horizon. */
function background({ eye, at }: Camera, frame: Frame, see: (place: Point3) => Seen | null): Marks {
  const far = 1e5
  const way = unit({ ...minus(at, eye), z: 0 })
  const horizon = see({ x: eye.x + way.x * far, y: eye.y + way.y * far, z: eye.z })?.y ?? frame.top
  const edge = Math.min(frame.top + frame.height, Math.max(frame.top, horizon))
  return [
    boxed(frame, null, LAWN),
    ...(edge > frame.top ? [boxed({ ...frame, height: edge - frame.top }, null, SKY)] : []),
  ]
}

/** Where decks keep the light off the ground, to their lower right. */
function shadows(solids: readonly Solid[]): readonly (readonly Point3[])[] {
  return solids.flatMap((solid) => {
    if (solid.kind !== 'prism' || !['platform', 'ramp'].includes(solid.role)) return []
    return [
      solid.outline.map(({ x, y }, index) => {
        const height = solid.top[index] ?? 0
        return { x: x + height * 0.35, y: y - height * 0.25, z: 0 }
      }),
    ]
  })
}

const barMarks = (
  { role, stroke }: Face,
  [from, to]: readonly Seen[],
  { away, frame, zoom }: { readonly away: number; readonly frame: Frame; readonly zoom: number },
): Marks => {
  if (!from || !to) return []
  const isInside = ({ x, y }: Point) =>
    x >= frame.left && x <= frame.left + frame.width && y >= frame.top && y <= frame.top + frame.height
  if (!isInside(from) || !isInside(to)) return []
  const width = Math.max(0.5, ((stroke ?? 1) / away) * zoom)
  const color = COLORS[role] ?? USUAL
  return [path(lineData([from, to]), { stroke: { color, width, unit: 'in', cap: 'round' } })]
}

function colorOf({ role, isTread, corners }: Face, { eye }: Camera): string {
  const [a, b, c] = corners
  if (!a || !b || !c) return USUAL
  const normal = unit(crossed(minus(b, a), minus(c, a)))
  const towardEye = dotted(normal, minus(eye, a)) < 0 ? { x: -normal.x, y: -normal.y, z: -normal.z } : normal
  const lit = DARKEST + (1 - DARKEST) * Math.max(0, dotted(towardEye, LIGHT))
  return shaded(isTread ? TREAD : (COLORS[role] ?? USUAL), lit)
}

const shaded = (color: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(color.slice(at, at + 2), 16) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Corners of everything that is built. */
export const builtCorners = (analysis: Analysis): readonly Point3[] =>
  solidsOf(analysis)
    .filter(({ owner }) => owner.kind !== 'site')
    .flatMap(cornersOf)
