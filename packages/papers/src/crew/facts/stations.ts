import { distance, type Inches } from '@ramp/domain'
import type { Datum, MeasuredSystem, SetOutPart } from '@ramp/solids'

/** Where the edges of parts are, in inches: away from the wall, and along it from the middle of the door. */
export type Stations = { readonly out: readonly Inches[]; readonly aside: readonly Inches[] }

/** Measures that are the same on a tape are one. */
const SAME: Inches = 1 / 8

function distinctMeasures(values: readonly Inches[]): readonly Inches[] {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > SAME)
}

/** The stations of a system: every edge that runs along the wall or away from it. */
export function stationsOf({ parts, datum }: MeasuredSystem): Stations {
  const corners = parts
    .filter((part) => !isSkew(part, datum))
    .flatMap(({ outline }) => outline.map(datum.measured))
  return {
    out: distinctMeasures(corners.map(({ out }) => out)),
    aside: distinctMeasures(corners.map(({ aside }) => aside)),
  }
}

/** The station an edge is at, so that table and plan say the same. */
const atStation = (value: Inches, stations: readonly Inches[]): Inches =>
  stations.find((station) => Math.abs(station - value) <= SAME) ?? value

/** How far a part reaches from both lines of its datum, in inches. */
export type Reach = {
  readonly near: Inches
  readonly far: Inches
  readonly left: Inches
  readonly right: Inches
}

/** The edges of a part, each at its station. */
export function reachOf({ outline }: SetOutPart, { measured }: Datum, { out, aside }: Stations): Reach {
  const corners = outline.map(measured)
  const outs = corners.map((corner) => corner.out)
  const asides = corners.map((corner) => corner.aside)
  return {
    near: atStation(Math.min(...outs), out),
    far: atStation(Math.max(...outs), out),
    left: atStation(Math.min(...asides), aside),
    right: atStation(Math.max(...asides), aside),
  }
}

/** The stations that some parts of a system have edges at. */
export function stationsAt(parts: readonly SetOutPart[], datum: Datum, all: Stations): Stations {
  const reaches = parts.filter((part) => !isSkew(part, datum)).map((part) => reachOf(part, datum, all))
  const [outs, asides] = [
    new Set(reaches.flatMap(({ near, far }) => [near, far])),
    new Set(reaches.flatMap(({ left, right }) => [left, right])),
  ]
  return { out: all.out.filter((one) => outs.has(one)), aside: all.aside.filter((one) => asides.has(one)) }
}

const STRAIGHT: Inches = 0.1

/** Whether a part has edges that run neither along the wall nor away from it: it is set out by its corners. */
export const isSkew = ({ outline }: SetOutPart, { measured }: Datum): boolean =>
  outline.some((corner, index) => {
    const [a, b] = [measured(corner), measured(outline[(index + 1) % outline.length] ?? corner)]
    return Math.abs(a.out - b.out) > STRAIGHT && Math.abs(a.aside - b.aside) > STRAIGHT
  })

export const CORNER_LETTERS = ['a', 'b', 'c', 'd'] as const

/** From corner to corner: a platform is square when both diagonals are this long. */
export function diagonalOf({ outline: [a, , c] }: SetOutPart): Inches {
  return a && c ? distance(a, c) : 0
}
