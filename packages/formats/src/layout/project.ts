import {
  type AcceptedException,
  BUILDING_CODES,
  HANDRAILS,
  type Project,
  RATIOS,
  SURFACES,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { priceLevel, productLine } from '../fields/product-line.ts'

const MAX_TEXT = 20_000

export const projectName = z.string().check(z.maxLength(200))
const canvasSide = z.number().check(z.positive(), z.maximum(10_000)).apply(described, 'Inches.')

const line = z.string().check(z.minLength(1), z.maxLength(200))

const acceptedException = z.object({
  code: z.enum(BUILDING_CODES),
  section: line,
  title: line,
  measured: z.nullable(z.number()).apply(described, 'The worst value when it was accepted.'),
  acceptedBy: line,
  reason: z.string().check(z.minLength(1), z.maxLength(1000)),
  document: line.apply(described, 'The number of the variance, or the letter with its date.'),
}) satisfies z.ZodMiniType<AcceptedException>

/** What the dealer chose for the whole project, as it is saved. */
export const projectSchema = z.object({
  name: projectName,
  notes: z.string().check(z.maxLength(MAX_TEXT)),
  product: productLine,
  units: z.enum(['in', 'ft']),
  priceLevel,
  desiredRatio: z.enum(RATIOS),
  surface: z.enum(SURFACES),
  handrails: z.enum(HANDRAILS),
  rampWidth: z.number().check(z.positive()).apply(described, 'Inches.'),
  loops: z.boolean(),
  childRails: z.boolean(),
  canvas: z.object({ width: canvasSide, height: canvasSide }),
  codes: z
    .optional(z.array(z.enum(BUILDING_CODES)).check(z.maxLength(BUILDING_CODES.length)))
    .apply(
      described,
      'Building codes the job is under; left out, IRC for a home, ADA and IBC for a commercial line.',
    ),
  codeEdition: z.optional(line).apply(described, 'The edition the permit office applies, as entered.'),
  exceptions: z
    .optional(z.array(acceptedException).check(z.maxLength(100)))
    .apply(described, 'Rules that are not met and were accepted, each with who, why and a document.'),
}) satisfies z.ZodMiniType<Project>
