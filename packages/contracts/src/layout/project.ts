import { HANDRAILS, type Project, RATIOS, SURFACES } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { priceLevel, productLine } from '../fields/product-line.ts'

const MAX_TEXT = 20_000

export const projectName = z.string().check(z.maxLength(200))
const canvasSide = z.number().check(z.positive(), z.maximum(10_000)).apply(described, 'Inches.')

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
}) satisfies z.ZodMiniType<Project>
