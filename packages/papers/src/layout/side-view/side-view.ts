import { type Analysis, displayName, groundOf, isSloped, type RunFigures, roundTo } from '@ramp/domain'
import {
  ANYWHERE,
  clampText,
  type Frame,
  INK,
  inchLine,
  lengthText,
  letters,
  lineData,
  type Marks,
  nominalWalk,
  path,
  roomIn,
  rowFinder,
  type TextFont,
  textWidth,
  type WalkStretch,
} from '@ramp/drafting'
import { type GroundAt, groundBelow, groundLine, supports } from '@ramp/drawing'
import { SMALLEST } from '../sheet/sheet.ts'

const NAME: TextFont = { size: 13, weight: 'bold' }
const REMARK = { size: SMALLEST, weight: 'regular', color: INK.muted } as const
const HEIGHT: TextFont = { size: SMALLEST, weight: 'bold' }
const PART = { size: SMALLEST, weight: 'regular', color: INK.muted } as const

/** Room above the surface for the title and heights, and below the ground for part names. */
const ABOVE = 68
const BELOW = 40
const ASIDE = 18
/** The second line of the title. */
const REMARK_LINE = 31
/** Rises are small beside lengths: heights may be drawn this much larger, and the title says so. */
const MOST_EXAGGERATED = 4

type Scales = {
  readonly x: (inches: number) => number
  readonly y: (inches: number) => number
  /** The place of the walk over a point of the page. */
  readonly inchesAt: (x: number) => number
  readonly times: number
  /** What it stands on; level at 0 where nothing is known of it. */
  readonly line: readonly GroundAt[]
  /** The lowest place of the view. */
  readonly base: number
}

/** Side view of a run, unrolled along the walk, with the height of every joint and the name of every part. */
export function sideView(run: RunFigures, analysis: Analysis, box: Frame): Marks {
  const { legs, layout } = analysis
  const stretches = nominalWalk(run, analysis)
  const scales = scalesFor(stretches, { run, box, line: groundLine(stretches, groundOf(layout.site)) })
  return [
    ...title(run, scales, box),
    ...ground(scales, stretches),
    ...supports(stretches, legs).map(({ at, height }) =>
      path(
        `M${short(scales.x(at))} ${short(scales.y(height))}V${short(scales.y(groundBelow(at, scales.line)))}`,
        {
          stroke: inchLine(INK.muted, 1.6),
        },
      ),
    ),
    path(surface(stretches, scales), { stroke: { ...inchLine(INK.ink, 2.6), cap: 'round' } }),
    ...heights(stretches, scales, box),
    ...names(stretches, scales),
  ]
}

type Viewed = { readonly run: RunFigures; readonly box: Frame; readonly line: readonly GroundAt[] }

function scalesFor(stretches: readonly WalkStretch[], { run, box, line }: Viewed): Scales {
  const lowest = Math.min(0, run.bottom, ...line.map(({ z }) => z))
  const highest = Math.max(run.top, ...line.map(({ z }) => z))
  const length = Math.max(1, stretches.at(-1)?.to ?? 1)
  const tallest = (box.height - ABOVE - BELOW) / Math.max(1, highest - lowest)
  const across = Math.min((box.width - 2 * ASIDE) / length, tallest)
  const up = Math.min(across * MOST_EXAGGERATED, tallest)
  const base = box.top + box.height - BELOW
  return {
    x: (inches) => box.left + ASIDE + inches * across,
    y: (inches) => base - (inches - lowest) * up,
    inchesAt: (x) => (x - box.left - ASIDE) / across,
    times: up / across,
    line,
    base,
  }
}

function title(run: RunFigures, { times }: Scales, box: Frame): Marks {
  const figures = `${lengthText(run.top, 'height')} to ${lengthText(run.bottom, 'height')}`
  const slope = run.kind === 'ramps' ? `, ${run.ratio}` : ''
  const [name = ''] = clampText(run.name, 1, box.width / 2, NAME)
  const [remark = ''] = clampText(`${figures}${slope}`, 1, box.width - textWidth(name, NAME) - 12, REMARK)
  return [
    letters(name, box.left, box.top + 14, NAME),
    letters(remark, box.left + textWidth(name, NAME) + 12, box.top + 14, REMARK),
    letters(scaleSentence(times), box.left, box.top + REMARK_LINE, REMARK),
  ]
}

const scaleSentence = (times: number): string =>
  Math.abs(times - 1) < 0.05
    ? 'Heights and lengths at one scale'
    : `Heights ${times.toFixed(1)} times as large as lengths`

/** Ground line with the slanted strokes of a section. */
function ground({ x, y, inchesAt, line }: Scales, stretches: readonly WalkStretch[]): Marks {
  const [from, to] = [x(0) - ASIDE, x(stretches.at(-1)?.to ?? 0) + ASIDE]
  const [first, last] = [line[0]?.z ?? 0, line.at(-1)?.z ?? 0]
  const strokes = Array.from({ length: Math.floor((to - from) / 9) }, (_, index) => {
    const at = from + 9 + index * 9
    const z = inchesAt(at) > (line.at(-1)?.at ?? 0) ? last : groundBelow(inchesAt(at), line)
    return `M${short(at)} ${short(y(z))}l-5 5`
  })
  const along = [
    { x: from, y: y(first) },
    ...line.map(({ at, z }) => ({ x: x(at), y: y(z) })),
    { x: to, y: y(last) },
  ]
  return [
    path(lineData(along.map((one) => ({ x: Number(short(one.x)), y: Number(short(one.y)) }))), {
      stroke: inchLine(INK.muted, 1),
    }),
    path(strokes.join(''), { stroke: inchLine(INK.hairline, 0.7) }),
  ]
}

function surface(stretches: readonly WalkStretch[], { x, y }: Scales): string {
  const points = stretches.flatMap(({ from, to, heights: [start, end], part: { placed } }) => {
    const steps = placed.part.kind === 'stair' ? (placed.item.risers ?? 1) : 1
    if (placed.part.kind !== 'stair') {
      return [
        { x: x(from), y: y(start) },
        { x: x(to), y: y(end) },
      ]
    }
    const [tread, riser] = [(to - from) / steps, (start - end) / steps]
    const treads = Array.from({ length: steps }, (_, step) => [
      { x: x(from + step * tread), y: y(start - (step + 1) * riser) },
      { x: x(from + (step + 1) * tread), y: y(start - (step + 1) * riser) },
    ])
    // The first riser stands against the platform above.
    return [{ x: x(from), y: y(start) }, ...treads.flat()]
  })
  return lineData(points)
}

/** A height to letter: of a platform in its middle, else at a joint. */
type Station = {
  readonly at: number
  readonly height: number
  readonly align: 'start' | 'middle' | 'end'
  /** Ends, platforms and the top of a starter ramp are lettered first, other joints where a line has room. */
  readonly isKept: boolean
}

function stationsOf(stretches: readonly WalkStretch[]): readonly Station[] {
  return stretches.flatMap(({ from, to, heights: [top, bottom], part }, index): readonly Station[] => {
    const [isFirst, isLast] = [index === 0, index === stretches.length - 1]
    if (!isSloped(part.placed.part)) {
      return [{ at: (from + to) / 2, height: top, align: 'middle', isKept: true }]
    }
    const next = stretches[index + 1]
    const start: Station = { at: from, height: top, align: 'start', isKept: true }
    const isBeforeLast = index === stretches.length - 2
    const end: Station = {
      at: to,
      height: bottom,
      align: isLast ? 'end' : 'middle',
      isKept: isLast || isBeforeLast,
    }
    const hasEnd = !next || isSloped(next.part.placed.part)
    return [...(isFirst ? [start] : []), ...(hasEnd ? [end] : [])]
  })
}

/** From one line of heights to the one above it, and between two heights of one line. */
const TIER = 15
const TIERS = [0, 1, 2] as const
const BETWEEN = 6

/** What words on a line of heights take: nothing else stands in their line so near to them. */
const lineFrame = (left: number, width: number, y: number): Frame => ({
  left: left - BETWEEN / 2,
  top: y - TIER / 2,
  width: width + BETWEEN,
  height: TIER - 0.01,
})

/** The height of the surface at the ends, on every platform and at every joint that has room, none over another. */
function heights(stretches: readonly WalkStretch[], scales: Scales, box: Frame): Marks {
  const { x, y, inchesAt, times } = scales
  const stations = stationsOf(stretches)
  const room = roomIn(ANYWHERE, 0)
  // The second line of the title reaches into the highest line of heights.
  room.take(lineFrame(box.left, textWidth(scaleSentence(times), REMARK), box.top + REMARK_LINE - 2))
  return [...stations.filter(({ isKept }) => isKept), ...stations.filter(({ isKept }) => !isKept)].flatMap(
    ({ at, height, align }) => {
      const words = lengthText(roundTo(height, 3), 'height')
      const width = textWidth(words, HEIGHT)
      const left = x(at) - (align === 'start' ? 0 : align === 'end' ? width : width / 2)
      const below = Math.max(
        height,
        ...[left, left + width].map((edge) => heightAt(stretches, inchesAt(edge))),
      )
      const lines = TIERS.map((tier) => y(below) - 7 - tier * TIER)
      const found = room.find(lines.map((line) => ({ line, frame: lineFrame(left, width, line) })))
      return found ? [letters(words, left, found.line, HEIGHT)] : []
    },
  )
}

/** Height of the surface at a place of the walk. */
function heightAt(stretches: readonly WalkStretch[], at: number): number {
  const stretch = stretches.find(({ from, to }) => at >= from && at <= to)
  if (!stretch) return 0
  const {
    from,
    to,
    heights: [start, end],
  } = stretch
  return start + ((end - start) * (at - from)) / Math.max(1, to - from)
}

/** The name of every part below the ground, in the line below where its part is too short for it. */
function names(stretches: readonly WalkStretch[], { x, base: top }: Scales): Marks {
  const last = x(stretches.at(-1)?.to ?? 0) + ASIDE
  const rowBelow = rowFinder({ gap: BETWEEN, most: 1 })
  return stretches.flatMap(({ from, to, part: { placed } }, index) => {
    const words = displayName(placed.item.frontendName)
    const [room, width] = [x(to) - x(from) - 4, textWidth(words, PART)]
    const fits = width < room
    // The name of the last part stays beside the tables.
    const middle = Math.min((x(from) + x(to)) / 2, last - width / 2)
    const hasRoomBelow = !fits && rowBelow({ from: middle - width / 2, to: middle + width / 2 }) !== null
    const tick = path(`M${short(x(from))} ${short(top + 2)}V${short(top + 20)}`, {
      stroke: inchLine(INK.hairline, 0.8),
    })
    return [
      ...(index > 0 ? [tick] : []),
      ...(fits || hasRoomBelow
        ? [letters(words, middle, top + (fits ? 18 : 33), { ...PART, align: 'middle' })]
        : []),
    ]
  })
}

const short = (value: number): number => Math.round(value * 100) / 100
