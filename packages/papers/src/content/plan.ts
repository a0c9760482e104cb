import {
  type Analysis,
  type Box,
  boxAround,
  clipOutline,
  type Degrees,
  type Inches,
  memoize,
  type PartId,
  type Point,
  rotate,
} from '@ramp/domain'
import { type PlacedView, placeView } from '@ramp/drafting'
import {
  measuredSystems,
  planDimensionsIn,
  planOf,
  type Role,
  type SystemView,
  settingOut,
  UNCUT,
  type ViewShape,
} from '@ramp/solids'
import { OVERLAP, shapesIn, widerBy } from './match-lines/window.ts'

/** A plan ready for paper. Shapes and dimensions are in inches of the layout; `turn` says how the plan is laid on the sheet. */
export type Plan = {
  readonly analysis: Analysis
  readonly view: SystemView
  /** Walls, doors and the porch near it. */
  readonly walls: readonly ViewShape[]
  /** Degrees clockwise that the plan is turned by on the sheet. */
  readonly turn: Degrees
  /** The parts it shows. */
  readonly isShown: (part: PartId) => boolean
  /** What of the whole it shows, from cut to cut, in inches of the layout; a little beyond each cut is drawn too. */
  readonly window: Box
  /** Around all it shows, turned, in inches. */
  readonly box: Box
}

const ALL = (): boolean => true

/**
 * The plan of what is built, without its site.
 * @param turn degrees clockwise
 * @param isShown which parts it shows, with their rails, legs and braces; all of them where it is left out
 */
export function builtPlan(analysis: Analysis, turn: Degrees = 0, isShown: Plan['isShown'] = ALL): Plan {
  const whole = planOf(analysis)
  const shapes = whole.shapes.filter((shape) => {
    const part = partOf(shape)
    return part !== null && isShown(part)
  })
  const points = shapes.flatMap((shape) => shape.points.map((point) => rotate(point, turn)))
  const built = points.length > 0 ? boxAround(points) : NOTHING
  const walls = wallsAt(analysis, whole.shapes, { turn, isShown, built })
  const corners = walls.flatMap((shape) => shape.points.map((point) => rotate(point, turn)))
  const box = boxAround([built.min, built.max, ...corners])
  return { analysis, view: { ...whole, shapes }, walls, turn, isShown, window: UNCUT, box }
}

/** A piece of a plan: what lies in a window of it, and a little beyond where it is cut. */
export function planIn(plan: Plan, window: Box): Plan {
  const { analysis, view, turn } = plan
  const seen = widerBy(window, OVERLAP)
  const [shapes, walls] = [shapesIn(view.shapes, seen), shapesIn(plan.walls, seen)]
  const shown = new Set(
    settingOut(analysis).parts.flatMap(({ id, outline: own }) =>
      plan.isShown(id) && clipOutline(own, seen).length > 0 ? [id] : [],
    ),
  )
  const points = [...shapes, ...walls].flatMap((shape) => shape.points.map((point) => rotate(point, turn)))
  return {
    ...plan,
    view: { ...view, shapes, dimensions: planDimensionsIn(analysis, window) },
    walls,
    isShown: (part) => shown.has(part),
    window,
    box: points.length > 0 ? boxAround(points) : NOTHING,
  }
}

/** The part that a shape belongs to; null of what belongs to the site. */
const partOf = ({ owner }: ViewShape): PartId | null => {
  if (owner.kind === 'site') return null
  return owner.kind === 'part' ? owner.id : owner.part
}

/** What is painted over what. */
const UNDER: readonly Role[] = ['porch', 'house', 'door']

/** So much of the wall is shown on both sides of its door, and behind it. */
const BESIDE_DOOR: Inches = 20
const BEHIND_DOOR: Inches = 6

/** Porch and walls of the house where they are near what is built, with the door that the system starts at. */
function wallsAt(
  analysis: Analysis,
  shapes: readonly ViewShape[],
  { turn, isShown, built }: Pick<Plan, 'turn' | 'isShown'> & { readonly built: Box },
): readonly ViewShape[] {
  const near = cornersAtDoors(analysis, turn, isShown)
  if (near === null) return []
  const window = boxAround([...near, built.min, built.max])
  return shapes
    .filter(({ role }) => role === 'porch' || role === 'house' || role === 'door')
    .toSorted((a, b) => UNDER.indexOf(a.role) - UNDER.indexOf(b.role))
    .flatMap((shape) => {
      const turned = shape.points.map((point) => rotate(point, turn))
      const points = clipOutline(turned, window).map((point) => rotate(point, -turn))
      return points.length < 3 ? [] : [{ ...shape, points }]
    })
}

/** Corners of what is shown of the walls at the doors of a plan, turned; null where no system starts at a wall. */
function cornersAtDoors(
  analysis: Analysis,
  turn: Degrees,
  isShown: Plan['isShown'],
): readonly Point[] | null {
  const walls = measuredSystems(analysis).filter(({ datum }) => datum.isWall)
  if (walls.length === 0) return null
  return walls
    .filter(({ datum }) => isShown(datum.first))
    .flatMap(({ datum }) =>
      [-BESIDE_DOOR, BESIDE_DOOR].flatMap((aside) =>
        [-BEHIND_DOOR, 0].map((out) => rotate(datum.placeAt(aside, out), turn)),
      ),
    )
}

/** Boxes around what is drawn of each part, turned. */
const partBoxes = memoize((analysis: Analysis, turn: Degrees): ReadonlyMap<PartId, Box> => {
  const points = new Map<PartId, Point[]>()
  for (const shape of planOf(analysis).shapes) {
    const part = partOf(shape)
    if (part === null) continue
    const own = points.get(part) ?? []
    for (const point of shape.points) own.push(rotate(point, turn))
    points.set(part, own)
  }
  return new Map([...points].map(([part, own]) => [part, boxAround(own)]))
})

/** How much room a plan of some parts takes, in inches: what `builtPlan` has, without drawing it. */
export function boxOfParts(analysis: Analysis, turn: Degrees, parts: readonly PartId[]): Box {
  const boxes = partBoxes(analysis, turn)
  const shown = new Set(parts)
  const near = cornersAtDoors(analysis, turn, (part) => shown.has(part)) ?? []
  const corners = parts.flatMap((part) => {
    const box = boxes.get(part)
    return box ? [box.min, box.max] : []
  })
  return corners.length + near.length === 0 ? NOTHING : boxAround([...corners, ...near])
}

const NOTHING: Box = { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } }

export const sizeOfPlan = ({
  box: { min, max },
}: Pick<Plan, 'box'>): { readonly width: Inches; readonly height: Inches } => ({
  width: max.x - min.x,
  height: max.y - min.y,
})

/** The plan at its place on a sheet: places of the layout become points of paper. */
export function placePlan(
  { box, turn }: Pick<Plan, 'box' | 'turn'>,
  ratio: number,
  corner: Point,
): PlacedView {
  const placed = placeView(box, ratio, corner)
  return { ...placed, toPaper: (place) => placed.toPaper(rotate(place, turn)) }
}
