import { type Part, SIDES } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'

const MAX_ID_LENGTH = 64
const MAX_NAME_LENGTH = 64
const MAX_LABEL_LENGTH = 200
/** Letters of four feet; more cannot be meant. */
const MAX_LETTERS = 48

export const partId = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_ID_LENGTH))
  .apply(described, 'Random, unique in its layout.')
export const shortName = z
  .string()
  .check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH))
  .apply(described, 'Catalog short name, such as PRSTL6.')
export const side = z.enum(SIDES)
/** Far beyond any canvas, and near enough that sums and products of lengths stay numbers. */
export const FARTHEST = 100_000
export const inches = z.number().check(z.minimum(-FARTHEST), z.maximum(FARTHEST)).apply(described, 'Inches.')

export const point = z.object({ x: inches, y: inches })

const placed = {
  id: partId,
  at: point.apply(described, 'Center of the part; x to the right, y down, from the canvas corner.'),
  rotation: z.number().check(z.multipleOf(45)).apply(described, 'Clockwise degrees.'),
  shortName,
  looks: z.optional(
    z.object({
      label: z.optional(z.string().check(z.maxLength(MAX_LABEL_LENGTH))),
      showName: z.optional(z.boolean()),
      showHeight: z.optional(z.boolean()),
      textRotation: z.optional(z.number().check(z.multipleOf(45)).apply(described, 'Clockwise degrees.')),
      fontSize: z.optional(inches.check(z.positive(), z.maximum(MAX_LETTERS))),
    }),
  ),
  isLogicless: z
    .optional(z.boolean())
    .apply(described, 'Drawn and ordered, but left out of connections, runs and checks.'),
}

const railed = {
  loops: z.optional(z.boolean()).apply(described, "Left out: the project's choice."),
  childRails: z.optional(z.boolean()).apply(described, "Left out: the project's choice."),
}
const handrailSides = z.nullable(z.array(side).check(z.maxLength(SIDES.length)))

/** A part as it is saved. The compiler compares it with the domain's type. */
export const partSchema = z.discriminatedUnion('kind', [
  z.object({
    ...placed,
    ...railed,
    kind: z.literal('platform'),
    handrailSides,
    isResting: z.boolean(),
  }),
  z.object({ ...placed, ...railed, kind: z.literal('platform-ext'), handrailSides }),
  z.object({
    ...placed,
    ...railed,
    kind: z.literal('ramp'),
    isSupportedTop: z.boolean(),
    isSupportedBottom: z.boolean(),
    isOffAngledTop: z.boolean(),
    isOffAngledBottom: z.boolean(),
  }),
  z.object({
    ...placed,
    ...railed,
    kind: z.literal('stair'),
    activeHeight: inches.check(z.nonnegative()),
  }),
  z.object({ ...placed, ...railed, kind: z.literal('arr') }),
  z.object({ ...placed, kind: z.literal('transition') }),
  z.object({ ...placed, kind: z.literal('piece') }),
  z.object({
    ...placed,
    kind: z.literal('portable'),
    rotation: z.number().check(z.multipleOf(15)).apply(described, 'Clockwise degrees.'),
  }),
  z.object({ ...placed, kind: z.literal('threshold') }),
  z.object({ ...placed, kind: z.literal('vpl'), isTowerFlipped: z.boolean() }),
]) satisfies z.ZodMiniType<Part>
