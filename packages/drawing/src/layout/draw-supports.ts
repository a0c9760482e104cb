import type { Brace, Leg } from '@ramp/domain'
import {
  circleData,
  group,
  hairline,
  inchLine,
  lengthText,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  rectData,
  text,
} from '@ramp/drafting'

const LEG_RADIUS = 2.6
/** Legs this close in a line stand one above the other on the drawing. */
const SAME_PLACE = 0.5

/** Legs as circles with their tag and height beside; low-profile feet are squares, legs switched off are crossed out. */
export const drawLegs = (
  legs: readonly Leg[],
  {
    selected = null,
    hasHeights = false,
    tags = NO_TAGS,
  }: {
    readonly selected?: string | null
    readonly hasHeights?: boolean
    /** What the crew calls each leg, by its id; said before its height. */
    readonly tags?: ReadonlyMap<string, string>
  } = {},
): Marks => {
  const outward = outwardOf(legs)
  return legs.map((leg) => {
    const words = [tags.get(leg.id), lengthText(leg.height, 'height')]
      .filter((word) => word !== undefined)
      .join(' ')
    return drawLeg(leg, leg.id === selected, hasHeights ? { words, side: outward(leg) } : null)
  })
}

const NO_TAGS: ReadonlyMap<string, string> = new Map()

/** Which way the deck ends beside a leg: heights are lettered outside of their part. */
function outwardOf(legs: readonly Leg[]): (leg: Leg) => 'left' | 'right' {
  const sums = new Map<string, { x: number; count: number }>()
  for (const { part, x } of legs) {
    const sum = sums.get(part) ?? { x: 0, count: 0 }
    sums.set(part, { x: sum.x + x, count: sum.count + 1 })
  }
  return ({ part, x }) => {
    const sum = sums.get(part)
    return sum && x < sum.x / sum.count - SAME_PLACE ? 'left' : 'right'
  }
}

type Lettered = { readonly words: string; readonly side: 'left' | 'right' }

function drawLeg(
  { id, x, y, isActive, isLowPro, shortName }: Leg,
  isSelected: boolean,
  lettered: Lettered | null,
): Mark {
  const color = legColor(isActive, isSelected, shortName)
  const stroke = hairline(color, isSelected ? 2.6 : 1.8)
  const size = LEG_RADIUS * 2
  const body = isLowPro
    ? path(rectData(size, size), { fill: PALETTE.surface, stroke })
    : path(circleData({ x: 0, y: 0 }, LEG_RADIUS), { fill: PALETTE.surface, stroke })
  const crossed = isActive ? [] : [path(crossData(LEG_RADIUS), { stroke: hairline(color, 1.6) })]
  const words = lettered ? [besideLeg(lettered, isSelected)] : []
  return group([body, ...crossed, ...words], { id, matrix: [1, 0, 0, 1, x, y] })
}

function besideLeg({ words, side }: Lettered, isSelected: boolean): Mark {
  const away = LEG_RADIUS + 2.4
  return text(words, { x: side === 'left' ? -away : away, y: 1.6 }, 4.6, {
    color: isSelected ? PALETTE.selected : PALETTE.ink,
    align: side === 'left' ? 'end' : 'start',
    weight: 'bold',
    isUpright: true,
  })
}

const legColor = (isActive: boolean, isSelected: boolean, shortName: string | null): string => {
  if (shortName === null) return PALETTE.error
  if (isSelected) return PALETTE.selected
  return isActive ? PALETTE.ok : PALETTE.muted
}

const crossData = (reach: number): string =>
  lineData([
    { x: -reach, y: -reach },
    { x: reach, y: reach },
  ]) +
  lineData([
    { x: -reach, y: reach },
    { x: reach, y: -reach },
  ])

/** Angle braces as triangles in the corners, cross braces as an X; those switched off fade. */
export const drawBraces = (braces: readonly Omit<Brace, 'between'>[]): Marks =>
  braces.map(({ id, kind, x, y, isActive }) =>
    group([kind === 'angle' ? angleMark(isActive) : crossMark(isActive)], {
      id,
      matrix: [1, 0, 0, 1, x, y],
      ...(!isActive && { opacity: 0.45 }),
    }),
  )

const angleMark = (isActive: boolean): Mark =>
  path(
    `${lineData([
      { x: -3.6, y: 3 },
      { x: 0, y: -3.6 },
      { x: 3.6, y: 3 },
    ])}Z`,
    {
      fill: isActive ? PALETTE.brace : PALETTE.surface,
      stroke: hairline(isActive ? PALETTE.ok : PALETTE.muted, 1.6),
    },
  )

const crossMark = (isActive: boolean): Mark =>
  path(crossData(5), { stroke: inchLine(isActive ? PALETTE.ok : PALETTE.muted, 1.3) })
