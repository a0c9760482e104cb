import { boxData, circleData, roundBoxData } from '@ramp/drafting'
import type { GraphicLayer, Paint } from './graphic.ts'

type Look = { readonly weight?: number; readonly opacity?: number; readonly line?: 'stroke' | 'stroke2' }

/** A shape with an outline. */
export const body = (d: string, fill: Paint = 'fill', look: Look = {}): GraphicLayer => ({
  kind: 'shape',
  d,
  fill,
  line: 'stroke',
  ...look,
})

/** A shape without an outline. */
export const area = (d: string, fill: Paint, opacity?: number): GraphicLayer => ({
  kind: 'shape',
  d,
  fill,
  opacity,
})

/** A line that encloses nothing. */
export const line = (d: string, weight = 1, paint: 'stroke' | 'stroke2' = 'stroke'): GraphicLayer => ({
  kind: 'shape',
  d,
  line: paint,
  weight,
})

export const word = (text: string, size: number, y = 0, color: Paint = 'stroke'): GraphicLayer => ({
  kind: 'word',
  text,
  x: 0,
  y,
  size,
  color,
})

export const box = boxData
export const roundBox = roundBoxData
export const circle = (x: number, y: number, radius: number): string => circleData({ x, y }, radius)

type Place = readonly [x: number, y: number]

/** A round outline of bumps, as a landscape plan draws leaves. */
export function leaves([x, y]: Place, radius: number, bumps: number): string {
  const inner = radius * 0.88
  const corners = Array.from({ length: bumps }, (_, index) => around([x, y], inner, (index / bumps) * 360))
  const bow = ((2 * Math.PI * inner) / bumps) * 0.56
  const [first = [x, y], ...rest] = corners
  const arcs = [...rest, first].map((to) => `A${short(bow)} ${short(bow)} 0 0 1 ${at(to)}`)
  return `M${at(first)}${arcs.join('')}Z`
}

/** Spokes from an inner to an outer radius. */
export const spokes = (count: number, inner: number, outer: number, start = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = start + (index / count) * 360
    return `M${at(around([0, 0], inner, turn))}L${at(around([0, 0], outer, turn))}`
  }).join('')

/** A star of `count` points. */
export const star = (count: number, inner: number, outer: number): string =>
  `M${Array.from({ length: count * 2 }, (_, index) =>
    at(around([0, 0], index % 2 === 0 ? outer : inner, (index / count) * 180)),
  ).join('L')}Z`

const around = ([x, y]: Place, radius: number, degrees: number): Place => {
  const turn = (degrees * Math.PI) / 180
  return [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius]
}

const short = (value: number): string => String(Math.round(value * 100) / 100)
const at = ([x, y]: Place): string => `${short(x)} ${short(y)}`
