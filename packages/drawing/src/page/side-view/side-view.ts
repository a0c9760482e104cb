import { type Analysis, type RunFigures, roundTo } from '@ramp/domain'
import { type Stretch, supports, unrolled } from '../../layout/draw-elevation.ts'
import { formatInches } from '../../lengths/format-length.ts'
import type { Marks } from '../../marks/mark.ts'
import { clampText, type Font, textWidth } from '../../marks/measure-text.ts'
import { lineData, path } from '../../marks/shapes.ts'
import { displayName } from '../../parts/draw-part.ts'
import { type Box, INK } from '../sheet/sheet.ts'
import { inked, letter } from '../sheet/sheet-marks.ts'

const NAME: Font = { size: 13, weight: 'bold' }
const REMARK = { size: 12, weight: 'regular', color: INK.muted } as const
const HEIGHT: Font = { size: 12, weight: 'bold' }
const PART = { size: 11, weight: 'regular', color: INK.muted } as const

/** Room above the surface for the title and heights, and below the ground for part names. */
const ABOVE = 46
const BELOW = 24
const ASIDE = 18
/** Rises are small beside lengths: heights may be drawn this much larger, and the title says so. */
const MOST_EXAGGERATED = 4

type Scales = {
  readonly x: (inches: number) => number
  readonly y: (inches: number) => number
  /** The place of the walk over a point of the page. */
  readonly inchesAt: (x: number) => number
  readonly times: number
}

/** Side view of a run, unrolled along the walk, with the height of every joint and the name of every part. */
export function sideView(run: RunFigures, { placement, runs, legs }: Analysis, box: Box): Marks {
  const stretches = unrolled(run, placement, runs.heights)
  const scales = scalesFor(stretches, run, box)
  return [
    ...title(run, scales, box),
    ...ground(scales, stretches),
    ...supports(stretches, legs).map(({ at, height }) =>
      path(`M${short(scales.x(at))} ${short(scales.y(height))}V${short(scales.y(0))}`, {
        stroke: inked(INK.muted, 1.6),
      }),
    ),
    path(surface(stretches, scales), { stroke: { ...inked(INK.ink, 2.6), cap: 'round' } }),
    ...heights(stretches, scales),
    ...names(stretches, scales),
  ]
}

function scalesFor(stretches: readonly Stretch[], { top }: RunFigures, box: Box): Scales {
  const length = Math.max(1, stretches.at(-1)?.to ?? 1)
  const tallest = (box.height - ABOVE - BELOW) / Math.max(1, top)
  const across = Math.min((box.width - 2 * ASIDE) / length, tallest)
  const up = Math.min(across * MOST_EXAGGERATED, tallest)
  const base = box.top + box.height - BELOW
  return {
    x: (inches) => box.left + ASIDE + inches * across,
    y: (inches) => base - inches * up,
    inchesAt: (x) => (x - box.left - ASIDE) / across,
    times: up / across,
  }
}

function title(run: RunFigures, { times }: Scales, box: Box): Marks {
  const figures = `${formatInches(run.top)} to ${formatInches(run.bottom)}`
  const slope = run.kind === 'ramps' ? `, ${run.ratio}` : ''
  const scale = Math.abs(times - 1) < 0.05 ? '' : `, heights × ${times.toFixed(1)}`
  const [name = ''] = clampText(run.name, 1, box.width / 2, NAME)
  const [remark = ''] = clampText(
    `${figures}${slope}${scale}`,
    1,
    box.width - textWidth(name, NAME) - 12,
    REMARK,
  )
  return [
    letter(name, box.left, box.top + 14, NAME),
    letter(remark, box.left + textWidth(name, NAME) + 12, box.top + 14, REMARK),
  ]
}

/** Ground line with the slanted strokes of a section. */
function ground({ x, y }: Scales, stretches: readonly Stretch[]): Marks {
  const [from, to] = [x(0) - ASIDE, x(stretches.at(-1)?.to ?? 0) + ASIDE]
  const strokes = Array.from({ length: Math.floor((to - from) / 9) }, (_, index) => {
    const at = from + 9 + index * 9
    return `M${short(at)} ${short(y(0))}l-5 5`
  })
  return [
    path(`M${short(from)} ${short(y(0))}H${short(to)}`, { stroke: inked(INK.muted, 1) }),
    path(strokes.join(''), { stroke: inked(INK.rule, 0.7) }),
  ]
}

function surface(stretches: readonly Stretch[], { x, y }: Scales): string {
  const points = stretches.flatMap(({ from, to, height, placed }) => {
    const steps = placed.part.kind === 'stair' ? (placed.item.risers ?? 1) : 1
    if (placed.part.kind !== 'stair') {
      return [
        { x: x(from), y: y(height.top) },
        { x: x(to), y: y(height.bottom) },
      ]
    }
    const [tread, riser] = [(to - from) / steps, (height.top - height.bottom) / steps]
    const treads = Array.from({ length: steps }, (_, step) => [
      { x: x(from + step * tread), y: y(height.top - (step + 1) * riser) },
      { x: x(from + (step + 1) * tread), y: y(height.top - (step + 1) * riser) },
    ])
    // The first riser stands against the platform above.
    return [{ x: x(from), y: y(height.top) }, ...treads.flat()]
  })
  return lineData(points)
}

/** The height of the surface where the run starts, ends, and at every joint, as far as they have room. */
function heights(stretches: readonly Stretch[], { x, y, inchesAt }: Scales): Marks {
  const stations = stretches.flatMap(({ from, to, height }, index) => [
    ...(index === 0 ? [{ at: from, height: height.top }] : []),
    { at: to, height: height.bottom },
  ])
  let taken = Number.NEGATIVE_INFINITY
  return stations.flatMap(({ at, height }, index) => {
    const words = formatInches(roundTo(height, 3))
    const width = textWidth(words, HEIGHT)
    const isLast = index === stations.length - 1
    const left = index === 0 ? x(at) : isLast ? x(at) - width : x(at) - width / 2
    if (left < taken + 6) return []
    taken = left + width
    const below = Math.max(height, ...[left, left + width].map((edge) => heightAt(stretches, inchesAt(edge))))
    return [letter(words, left, y(below) - 7, HEIGHT)]
  })
}

/** Height of the surface at a place of the walk. */
function heightAt(stretches: readonly Stretch[], at: number): number {
  const stretch = stretches.find(({ from, to }) => at >= from && at <= to)
  if (!stretch) return 0
  const { from, to, height } = stretch
  return height.top + ((height.bottom - height.top) * (at - from)) / Math.max(1, to - from)
}

function names(stretches: readonly Stretch[], { x, y }: Scales): Marks {
  const top = y(0)
  return stretches.flatMap(({ from, to, placed }, index) => {
    const words = displayName(placed.item.frontendName)
    const room = x(to) - x(from)
    const tick = path(`M${short(x(from))} ${short(top + 2)}V${short(top + 20)}`, {
      stroke: inked(INK.rule, 0.8),
    })
    return [
      ...(index > 0 ? [tick] : []),
      ...(textWidth(words, PART) < room - 4
        ? [letter(words, (x(from) + x(to)) / 2, top + 18, { ...PART, align: 'middle' })]
        : []),
    ]
  })
}

const short = (value: number): number => Math.round(value * 100) / 100
