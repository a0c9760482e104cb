import { add, type Point, scale } from '../../base/geometry/point.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import type { Part, PartId, Ramp } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { type Carried, carryAlong } from '../joined-edits/carry-along.ts'
import { type Contact, contactsOf, hangingOn } from '../joined-edits/contacts.ts'
import { STILL } from '../joined-edits/motion.ts'
import { type FlightsPlan, lengthOf } from './flight.ts'
import type { DrawnFlight } from './flights-of-run.ts'
import { layFlight } from './lay-flight.ts'
import type { Section } from './section.ts'

export type Relaid = {
  readonly edit: Edit
  /** How far every part moves; the ramps of changed flights are laid anew. */
  readonly movedBy: (part: PartId) => Point | null
  readonly isChanged: readonly boolean[]
}

const NOWHERE: Point = { x: 0, y: 0 }

/**
 * The system with its flights made of other sections: every flight keeps its upper end, and what hangs on its lower end moves
 * along. Null where that is held elsewhere as well.
 */
export function relayFlights(
  flights: readonly DrawnFlight[],
  plan: FlightsPlan,
  drawn: Analysis,
): Relaid | null {
  const offsets = new Map<PartId, Point>()
  const contacts = contactsOf(drawn)
  const isChanged = flights.map((flight, index) => !isSame(flight.sections, plan.flights[index] ?? []))
  for (const [index, flight] of flights.entries()) {
    if (!isChanged[index]) continue
    const below = hangingBelow(flight, contacts, drawn)
    if (!below) return null
    const by = scale(
      flight.ramps[0].sides.TOP.normal,
      lengthOf(flight.sections) - lengthOf(plan.flights[index] ?? []),
    )
    for (const id of below) offsets.set(id, add(offsets.get(id) ?? NOWHERE, by))
  }
  const newId = freeIds(drawn.layout)
  const laid = flights.flatMap((flight, index) => {
    const by = offsets.get(flight.ramps[0].part.id) ?? NOWHERE
    const sections = plan.flights[index] ?? []
    return isChanged[index] ? [{ flight, ramps: layFlight(flight, { sections, by, newId }) }] : []
  })
  const anew = new Set(laid.flatMap(({ flight }) => flight.ramps.map(({ part }) => part.id)))
  const parts = carryAlong(drawn.layout.parts, carriedBy(offsets), drawn.placement)
  const moved = new Map(parts.map((part) => [part.id, part]))
  return {
    isChanged,
    movedBy: (id) => (anew.has(id) ? null : (offsets.get(id) ?? NOWHERE)),
    edit: (layout) => laid.reduce(withFlight, withParts(layout, moved)),
  }
}

const isSame = (a: readonly Section[], b: readonly Section[]): boolean =>
  a.length === b.length && a.every(({ shortName }, index) => shortName === b[index]?.shortName)

/** What hangs on the lower end of a flight; null where that is held at its upper end, or by an entrance of its own. */
function hangingBelow(
  { ramps }: DrawnFlight,
  contacts: readonly Contact[],
  { layout }: Analysis,
): ReadonlySet<PartId> | null {
  const own = new Set(ramps.map(({ part }) => part.id))
  const isOwn = ({ upper, lower }: Contact) => own.has(upper.part) || own.has(lower.part)
  const end = ramps.at(-1)?.part.id
  const below = new Set<PartId>()
  const above = new Set<PartId>()
  for (const { upper, lower } of contacts) {
    if (own.has(upper.part) === own.has(lower.part)) continue
    const [mine, other] = own.has(upper.part) ? [upper, lower] : [lower, upper]
    const side = mine.part === end && mine.side === 'BOTTOM' ? below : above
    for (const id of hangingOn(other.part, contacts, isOwn)) side.add(id)
  }
  const isHeld = [...below].some(
    (id) => above.has(id) || layout.openings.some(({ part, use }) => part === id && use === 'entrance'),
  )
  return isHeld ? null : below
}

function carriedBy(offsets: ReadonlyMap<PartId, Point>): readonly Carried[] {
  return [...offsets].map(([id, by]) => ({ ids: new Set([id]), motion: { ...STILL, by } }))
}

/** Only where parts stand changes: what else was said of them is that of the layout. */
const withParts = (layout: Layout, moved: ReadonlyMap<PartId, Part>): Layout => ({
  ...layout,
  parts: layout.parts.map((part) => {
    const { at, rotation } = moved.get(part.id) ?? part
    return at === part.at && rotation === part.rotation ? part : { ...part, at, rotation }
  }),
})

type Laid = { readonly flight: DrawnFlight; readonly ramps: readonly Ramp[] }

/** New ramps stand where the old ones did: in the drawing order, in the runs and at the entrance or exit. */
function withFlight(layout: Layout, { flight, ramps }: Laid): Layout {
  const [first, last] = [flight.ramps[0].part.id, flight.ramps.at(-1)?.part.id]
  const old = new Set(flight.ramps.map(({ part }) => part.id))
  const ids = ramps.map(({ id }) => id)
  const replaced = <Value>(values: readonly Value[], idOf: (value: Value) => PartId, by: readonly Value[]) =>
    values.flatMap((value) => (idOf(value) === first ? by : old.has(idOf(value)) ? [] : [value]))
  const same = (id: PartId) => id
  return {
    ...layout,
    parts: replaced<Part>(layout.parts, ({ id }) => id, ramps),
    stack: replaced(layout.stack, same, ids),
    runs: layout.runs.map((run): Run => ({ ...run, parts: replaced(run.parts, same, ids) })),
    openings: layout.openings.map((opening) => {
      const id = opening.part === first && opening.side === 'TOP' ? ids[0] : undefined
      const end = opening.part === last && opening.side === 'BOTTOM' ? ids.at(-1) : undefined
      return { ...opening, part: end ?? id ?? opening.part }
    }),
  }
}

/** Ids that nothing on the layout has; the same ones for the same layout, so that what is shown can be taken. */
function freeIds({ parts, drawings }: Layout): () => PartId {
  const taken = new Set([...parts, ...drawings].map(({ id }) => id))
  let count = 0
  return () => {
    do count++
    while (taken.has(`ramp-${count}`))
    return `ramp-${count}`
  }
}
