import { type Degrees, normalizeAngle, type Part, POSITIONS, SIDES } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { SameType } from '../fields/same-type.ts'
import { flag, given, list, number, object, oneOf, otherwise, point, size, text } from '../reading/fields.ts'

/** Parts turn by this much (spec 2 §2). */
export const TURN: Degrees = 45

const isTurn = z.refine<number>((degrees) => degrees % TURN === 0, {
  error: ({ input }) => `is ${input}; it must be a multiple of ${TURN} degrees`,
})
const turned = z.pipe(number.check(isTurn), z.transform(normalizeAngle))

/** Rail sides are written as in saved layouts, `LEFT`, or as in the specification's list of fields, `left`. */
const railSide = z.pipe(
  z.transform((side: string) => (typeof side === 'string' ? side.toUpperCase() : side)),
  oneOf(SIDES),
)

const attachment = object({
  to: text.apply(described, 'Id of the other part.'),
  side: oneOf(SIDES).apply(described, 'The side of the other part.'),
  mySide: oneOf(SIDES).apply(described, 'The side of this part that is against it.'),
  position: otherwise(oneOf(POSITIONS), 'CENTER').apply(
    described,
    'Where the narrower side is, seen from the wider part, looking outward.',
  ),
})

const row = object({
  id: text.apply(described, 'Differs from every other id.'),
  shortName: text.apply(
    described,
    'As in the catalog, which has its size. Gates, transitions, thresholds and portables are parts too.',
  ),
  at: given(point).apply(described, 'Center of the part; needed without `attach`.'),
  rotation: otherwise(turned, 0).apply(described, 'A multiple of 45.'),
  attach: given(attachment).apply(
    described,
    'In place of `at`: a side of this part against a side of another.',
  ),
  activeHeight: given(size).apply(described, 'Of a stair; left out, its lowest.'),
  handrailSides: given(list(railSide)).apply(
    described,
    'Of a platform or an extension; left out, every side without a connection.',
  ),
  isResting: given(flag).apply(described, 'A resting platform; left out, as the catalog has it.'),
  isSupportedTop: otherwise(flag, false).apply(described, 'The ramp supports itself at its upper end.'),
  isSupportedBottom: otherwise(flag, false).apply(described, 'The same at its lower end.'),
  isOffAngledTop: otherwise(flag, false).apply(described, 'The upper end of the ramp is at an angle.'),
  isOffAngledBottom: otherwise(flag, false).apply(described, 'The same at its lower end.'),
  loops: given(flag).apply(described, 'Of a platform, ramp or stair; left out, as the project has it.'),
  childRails: given(flag).apply(described, 'The same for child rails.'),
  isLogicless: otherwise(flag, false).apply(described, 'Drawn and ordered, but left out of every check.'),
  isTowerFlipped: otherwise(flag, false).apply(described, 'The tower of a lift is on its other side.'),
})

/** Placed by its centre, or attached to another part. */
const placed = z.transform(({ at, rotation, attach, ...part }: z.output<typeof row>, { issues }) => {
  if (attach) return { ...part, place: attach }
  if (at) return { ...part, place: { at, rotation } }
  const message = 'needs "at" (its center) or "attach" (the part it connects to)'
  issues.push({ code: 'custom', input: part, path: [], message })
  return z.NEVER
})

/** One row of `parts`. */
export const partRow = z.pipe(row, placed)
export type DescribedPart = z.output<typeof partRow>

/** Every field of a part is in its row, but its kind, which is its item's, and how it is lettered. */
type FieldOf<One> = One extends Part ? Exclude<keyof One, 'kind' | 'looks'> : never
true satisfies SameType<keyof z.input<typeof row>, FieldOf<Part> | 'attach'>
