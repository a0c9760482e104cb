import { type Degrees, normalizeAngle, type Part, POSITIONS, SIDES } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { SameType } from '../fields/same-type.ts'
import { flag, given, list, number, object, oneOf, otherwise, point, size, text } from '../reading/fields.ts'

/** Parts turn by this much (spec 2 §2). */
export const TURN: Degrees = 45

const rotation = number.check(
  z.refine((degrees) => degrees % TURN === 0, {
    error: ({ input }) => `is ${input}; it must be a multiple of ${TURN} degrees`,
  }),
)

/** Rail sides are written as in saved layouts, `LEFT`, or as in the specification's list of fields, `left`. */
const railSide = z.pipe(
  z.transform((side: string) => (typeof side === 'string' ? side.toUpperCase() : side)),
  oneOf(SIDES),
)

const attachment = object({
  to: text,
  side: oneOf(SIDES),
  mySide: oneOf(SIDES),
  position: otherwise(oneOf(POSITIONS), 'CENTER'),
})

const row = object({
  id: text.apply(described, 'differs from every other id'),
  shortName: text.apply(described, 'as in the catalogue'),
  at: given(point).apply(described, 'centre'),
  rotation: z.pipe(otherwise(rotation, 0), z.transform(normalizeAngle)),
  attach: given(attachment),
  activeHeight: given(size),
  handrailSides: given(list(railSide)),
  isResting: given(flag),
  isSupportedTop: otherwise(flag, false),
  isSupportedBottom: otherwise(flag, false),
  isOffAngledTop: otherwise(flag, false),
  isOffAngledBottom: otherwise(flag, false),
  loops: given(flag),
  childRails: given(flag),
  isLogicless: otherwise(flag, false),
  isTowerFlipped: otherwise(flag, false),
})

/** Placed by its centre, or attached to another part. */
const placed = z.transform(({ at, rotation, attach, ...part }: z.output<typeof row>, { issues }) => {
  if (attach) return { ...part, place: attach }
  if (at) return { ...part, place: { at, rotation } }
  const message = 'needs "at" (its centre) or "attach" (the part it joins)'
  issues.push({ code: 'custom', input: part, path: [], message })
  return z.NEVER
})

/** One row of `parts`. */
export const partRow = z.pipe(row, placed)
export type DescribedPart = z.output<typeof partRow>

/** Every field of a part is in its row, but its kind, which is its item's, and how it is lettered. */
type FieldOf<One> = One extends Part ? Exclude<keyof One, 'kind' | 'looks'> : never
true satisfies SameType<keyof z.input<typeof row>, FieldOf<Part> | 'attach'>
