import {
  type Analysis,
  facingOf,
  feetOfWays,
  landingAt,
  nextReading,
  type Point,
  spotsOfGround,
} from '@ramp/domain'
import { circleData, formatLength, hairline, lineData, type Marks, PALETTE, path } from '@ramp/drafting'
import {
  drawCorners,
  drawFalls,
  drawHandles,
  drawLanding,
  drawMoved,
  drawNorth,
  drawPhotos,
  drawPlace,
  drawSpots,
  type RoomAround,
  tag,
} from '@ramp/drawing'
import {
  type Camera,
  type EditorState,
  scaleOf,
  siteAimOf,
  siteCornersOf,
  siteNextCornerOf,
  siteUseOf,
  underlayPointsOf,
  visibleBox,
} from '@ramp/editor'

type Standing = Pick<EditorState, 'mode' | 'picked'> & {
  readonly moving: readonly string[]
  /** How near it is looked at; words of spots keep off one another by it. */
  readonly camera?: Camera | undefined
}

const pixelsOfInch = (camera: Camera | undefined): number => (camera ? scaleOf(camera) : 1)

/** What is below everything else: the place, north where it is known, and on a visit how its ground falls. */
export const placeMarks = (
  { site, project }: Pick<EditorState['layout'], 'site' | 'project'>,
  { mode, moving, camera }: Standing,
): Marks => [
  ...drawPlace(site, moving),
  ...(site.north === undefined ? [] : drawNorth(site.north, { x: project.canvas.width, y: 0 })),
  ...(mode === 'site' ? drawFalls(spotsOfGround(site), pixelsOfInch(camera)) : []),
]

/** What stands over the parts on a visit: photos and spots, with the one that should be read next. */
export function surveyMarks(
  { layout, connections }: Analysis,
  { mode, picked, moving, camera }: Standing,
): Marks {
  if (mode !== 'site') return []
  const scale = pixelsOfInch(camera)
  const next = nextReading(layout, feetOfWays(connections))
  return [
    ...drawCorners(layout.site),
    ...drawPhotos(layout.site.photos ?? [], moving),
    ...drawSpots(layout.site, { picked: picked.spot, next: next?.point ?? null, without: moving, scale }),
  ]
}

/** What lies over the drawing on a visit: what is moved, the outline in the hand, and where a ramp would land. */
export function handMarks(state: EditorState): Marks {
  if (state.mode !== 'site') return []
  const aim = siteAimOf(state)
  return [
    ...movedMarks(state),
    ...(state.picked.site ? drawHandles(state.layout.site, state.picked.site) : []),
    ...outlineMarks(state),
    ...(aim ? drawPhotos([{ id: 'aim', of: 'yard', at: aim.from, faces: facingOf(aim.from, aim.to) }]) : []),
    ...landingMarks(state),
    ...underlayMarks(state),
  ]
}

function movedMarks({ gesture, layout }: EditorState): Marks {
  const [key] = gesture.moving
  if (key === undefined) return []
  const { site } = layout
  const others = (site.survey?.points ?? []).filter(({ id }) => id !== key).map(({ id }) => id)
  const isSpot = site.survey?.points.some(({ id }) => id === key) ?? false
  return [
    ...drawMoved(site, gesture.moving),
    ...drawPhotos((site.photos ?? []).filter(({ id }) => id === key)),
    ...(isSpot ? drawSpots(site, { picked: key, without: others }) : []),
  ]
}

/** The corners so far, the side that follows the pointer, and how long each is. */
function outlineMarks(state: EditorState): Marks {
  const corners = siteCornersOf(state)
  const last = corners.at(-1)
  if (!last) return []
  const { units } = state.layout.project
  const next = siteNextCornerOf(state)
  const open = next ? [...corners, next] : corners
  const lengths = open.slice(1).map((to, index) => {
    const from = open[index] ?? to
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    return tag(formatLength(Math.hypot(to.x - from.x, to.y - from.y), units), middle, PALETTE.selected)
  })
  return [
    path(lineData(open), { stroke: hairline(PALETTE.selected, 2) }),
    ...corners.map((at, index) => dot(at, index === 0)),
    ...lengths,
  ]
}

/** The first corner is larger: a tap on it closes the outline. */
const dot = (at: Point, isFirst: boolean): Marks[number] => ({
  kind: 'pinned',
  at,
  children: [
    path(circleData({ x: 0, y: 0 }, isFirst ? 8 : 4), {
      fill: PALETTE.surface,
      stroke: hairline(PALETTE.selected, 2),
    }),
  ],
})

/** Follows the pointer; after a tap with a finger it stays where the tap was. */
function landingMarks(state: EditorState): Marks {
  const { pointer, picked, layout, toolState } = state
  const at = pointer ?? picked.place
  if (!at || siteUseOf(state) !== null || toolState.kind === 'moving' || toolState.kind === 'panning')
    return []
  const landing = landingAt(layout, at)
  return landing ? drawLanding(landing, layout.project.desiredRatio, { at, room: roomAround(at, state) }) : []
}

/** Rulers lie over the drawing's first pixels. */
const RULERS = 24

function roomAround({ x, y }: Point, { camera, viewSize }: EditorState): RoomAround {
  const { min, max } = visibleBox(camera, viewSize)
  const pixels = scaleOf(camera)
  return {
    left: (x - min.x) * pixels - RULERS,
    right: (max.x - x) * pixels,
    above: (y - min.y) * pixels - RULERS,
  }
}

/** The two points that are tapped on a lot plan, and the line between them. */
function underlayMarks(state: EditorState): Marks {
  const points = underlayPointsOf(state) ?? []
  const stroke = hairline(PALETTE.selected, 1.5)
  return [
    ...(points.length > 1 ? [path(lineData(points), { stroke })] : []),
    ...points.map((at) => ({
      kind: 'pinned' as const,
      at,
      children: [path(`${circleData({ x: 0, y: 0 }, 7)}M-12 0H12M0 -12V12`, { stroke })],
    })),
  ]
}
