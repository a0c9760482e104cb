import { type Part, SIDES } from '@ramp/domain'
import * as z from 'zod/mini'

const MAX_ID_LENGTH = 64
const MAX_NAME_LENGTH = 64

export const partId = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_ID_LENGTH), z.describe('Random, unique in its layout.'))
export const shortName = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH), z.describe('Catalogue short name, such as PRSTL6.'))
export const side = z.enum(SIDES)
export const inches = z.number().check(z.describe('Inches.'))

const point = z.object({ x: inches, y: inches })

const placed = {
  id: partId,
  at: point.check(z.describe('Centre of the part; x to the right, y down, from the canvas corner.')),
  rotation: z.number().check(z.multipleOf(45), z.describe('Clockwise degrees.')),
  shortName,
}

/** A part as it is saved. The compiler compares it with the domain's type. */
export const partSchema = z.discriminatedUnion('kind', [
  z.object({
    ...placed,
    kind: z.literal('platform'),
    handrailSides: z.nullable(z.array(side).check(z.maxLength(SIDES.length))),
    isResting: z.boolean(),
  }),
  z.object({
    ...placed,
    kind: z.literal('ramp'),
    isSupportedTop: z.boolean(),
    isSupportedBottom: z.boolean(),
    isOffAngledTop: z.boolean(),
    isOffAngledBottom: z.boolean(),
  }),
  z.object({
    ...placed,
    kind: z.literal('stair'),
    activeHeight: inches.check(z.nonnegative()),
  }),
  z.object({ ...placed, kind: z.literal('transition') }),
]) satisfies z.ZodMiniType<Part>
