import { type Cents, INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import { type Section, shorterFirst } from '../../lengths/section.ts'

/** A flight of some length: its sections from the upper end, the shorter above the longer but where ramps stay, a starter ramp last. */
export type MadeFlight = {
  readonly length: Inches
  readonly sections: readonly Section[]
  readonly foot: Section | null
  /** How far below its upper end two of its ramps meet. */
  readonly joints: readonly Inches[]
  /** With connectors at its joints. */
  readonly price: Cents
  /** With the least that stands under them. */
  readonly least: Cents
}

/** Flights by whole feet of length; what cannot be made is missing. */
export type FlightTable = {
  /** The shortest first; of one length those that cost the same before it is known what stands under their joints. */
  readonly flights: readonly MadeFlight[]
  /** What a length or more costs at least, in up to so many flights. */
  readonly atLeast: (length: Inches, flights: number) => Cents
  /** What the cheapest costs at least of the flights from a place of the list on: longer ones may be of fewer ramps. */
  readonly leastFrom: (index: number) => Cents
  /** Flights one below the other as one flight, in their order. */
  readonly joined: (flights: readonly MadeFlight[]) => MadeFlight
}

const LONGEST: Inches = 360

type Making = {
  readonly priceOf: (section: Section) => Cents
  /** Connector of one joint. */
  readonly joint: Cents
  /** The least that stands under one joint. */
  readonly legs: Cents
  /** Starter ramps, one of which ends the flight; none where it ends with any ramp. */
  readonly feet: readonly Section[]
}

/** The fewest sections from stock for every length, of those the cheapest (site 2). */
export function flightTable(stock: readonly Section[], making: Making): FlightTable {
  const made = madeOf(stock, making)
  const flights = making.feet.length === 0 ? made : withFeet(made, making)
  const leasts = flights.map(({ least }) => least)
  for (let index = leasts.length - 2; index >= 0; index--)
    leasts[index] = Math.min(leasts[index] ?? 0, leasts[index + 1] ?? 0)
  const bounds = new Map<number, readonly Cents[]>()
  const boundsOf = (count: number): readonly Cents[] => {
    const held = bounds.get(count)
    if (held) return held
    const found = count <= 1 ? cheapestFrom(flights) : besides(boundsOf(count - 1), cheapestFrom(made))
    bounds.set(count, found)
    return found
  }
  return {
    flights,
    leastFrom: (index) => leasts[index] ?? Number.POSITIVE_INFINITY,
    joined: (parts) => joinedOf(parts, making),
    atLeast: (length, count) => {
      const feetLong = Math.max(0, Math.ceil(length / INCHES_PER_FOOT - 1e-6))
      return boundsOf(count)[feetLong] ?? Number.POSITIVE_INFINITY
    },
  }
}

function madeOf(
  stock: readonly Section[],
  { priceOf: priceOfOne, joint, legs }: Making,
): readonly MadeFlight[] {
  const best = new Map<Inches, readonly Section[]>([[0, []]])
  const priceOf = (sections: readonly Section[]) =>
    sections.reduce((sum, one) => sum + priceOfOne(one), 0) + Math.max(0, sections.length - 1) * joint
  for (let length = INCHES_PER_FOOT; length <= LONGEST; length += INCHES_PER_FOOT)
    for (const section of stock) {
      const above = best.get(length - section.length)
      if (!above) continue
      const held = best.get(length)
      const sections = [...above, section]
      if (!held || isBetter(sections, held, priceOf)) best.set(length, sections)
    }
  best.delete(0)
  return [...best]
    .sort(([a], [b]) => a - b)
    .map(([length, sections]) => ({
      length,
      ...laidOf(sections.toSorted(shorterFirst), null),
      price: priceOf(sections),
      least: priceOf(sections) + Math.max(0, sections.length - 1) * legs,
    }))
}

function laidOf(
  sections: readonly Section[],
  foot: Section | null,
): Pick<MadeFlight, 'sections' | 'foot' | 'joints'> {
  const ends: Inches[] = []
  for (const { length } of foot ? [...sections, foot] : sections) ends.push((ends.at(-1) ?? 0) + length)
  return { sections, foot, joints: ends.slice(0, -1) }
}

function joinedOf(parts: readonly MadeFlight[], { joint, legs }: Making): MadeFlight {
  const sum = (of: (part: MadeFlight) => number) => parts.reduce((total, part) => total + of(part), 0)
  const between = Math.max(0, parts.length - 1)
  return {
    length: sum(({ length }) => length),
    ...laidOf(
      parts.flatMap(({ sections }) => sections),
      parts.at(-1)?.foot ?? null,
    ),
    price: sum(({ price }) => price) + between * joint,
    least: sum(({ least }) => least) + between * (joint + legs),
  }
}

const isBetter = (
  a: readonly Section[],
  b: readonly Section[],
  priceOf: (sections: readonly Section[]) => Cents,
): boolean => (a.length === b.length ? priceOf(a) < priceOf(b) : a.length < b.length)

function withFeet(
  made: readonly MadeFlight[],
  { feet, joint, legs, priceOf }: Making,
): readonly MadeFlight[] {
  const best = new Map<Inches, readonly MadeFlight[]>()
  const note = (flight: MadeFlight) => {
    const [held] = best.get(flight.length) ?? []
    if (flight.length > LONGEST || (held && flight.least > held.least)) return
    const alike = held?.least === flight.least ? (best.get(flight.length) ?? []) : []
    best.set(flight.length, [...alike, flight])
  }
  for (const foot of feet) {
    const own = priceOf(foot)
    note({ length: foot.length, ...laidOf([], foot), price: own, least: own })
    for (const { length, sections, price, least } of made)
      note({
        length: length + foot.length,
        ...laidOf(sections, foot),
        price: price + own + joint,
        least: least + own + joint + legs,
      })
  }
  return [...best.values()].flat().sort((a, b) => a.length - b.length)
}

/** The cheapest flight of so many feet or more, by feet. */
function cheapestFrom(flights: readonly MadeFlight[]): readonly Cents[] {
  const most = LONGEST / INCHES_PER_FOOT
  const cheapest: Cents[] = Array.from({ length: most + 2 }, () => Number.POSITIVE_INFINITY)
  for (let feet = most; feet >= 0; feet--)
    cheapest[feet] = Math.min(
      cheapest[feet + 1] ?? Number.POSITIVE_INFINITY,
      flights.find(({ length }) => length === feet * INCHES_PER_FOOT)?.least ?? Number.POSITIVE_INFINITY,
    )
  return cheapest
}

/** One flight more beside those there are. */
function besides(others: readonly Cents[], one: readonly Cents[]): readonly Cents[] {
  return Array.from({ length: others.length + one.length }, (_, feet) => {
    let least = Number.POSITIVE_INFINITY
    for (let own = 0; own < one.length; own++) {
      const rest = others[Math.max(0, feet - own)] ?? Number.POSITIVE_INFINITY
      least = Math.min(least, rest + (one[own] ?? Number.POSITIVE_INFINITY))
    }
    return least
  })
}
