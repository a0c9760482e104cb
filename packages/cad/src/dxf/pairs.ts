import type { Point } from '@ramp/domain'

/** A group code with its value, the atom of a DXF file. */
export type Pair = readonly [code: number, value: string | number]

/** Hands out handles: every thing in a DXF file has one of its own. */
export type Handles = { readonly next: () => string; readonly seed: () => string }

export function handlesFrom(first: number): Handles {
  let last = first
  return {
    next: () => (last++).toString(16).toUpperCase(),
    seed: () => last.toString(16).toUpperCase(),
  }
}

/** A place of a view, whose y points down, in model space, where it points up. */
export const flipped = ({ x, y }: Point): Point => ({ x, y: 0 - y })

export const at = (code: number, { x, y }: Point): readonly Pair[] => [
  [code, x],
  [code + 10, y],
  [code + 20, 0],
]

const figureOf = (value: string | number): string => {
  if (typeof value === 'string') return value
  const rounded = Number(value.toFixed(8))
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

export const textOfPairs = (pairs: readonly Pair[]): string =>
  `${pairs.map(([code, value]) => `${code}\n${figureOf(value)}`).join('\n')}\n`
