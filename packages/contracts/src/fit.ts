import { PROPOSAL_KINDS, RATIOS } from '@ramp/domain'
import {
  described,
  FIT_FORMAT,
  ofFormat,
  inches as place,
  priceLevel,
  productLine,
  SITE_FORMAT,
  SYSTEM_FORMAT,
} from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from './call/endpoint.ts'
import { verdictSummary } from './parts-list/verdict.ts'

const system = z
  .record(z.string(), z.unknown())
  .apply(described, 'A system description: every part with its position, and the ground.')
  .apply(ofFormat, SYSTEM_FORMAT)
const dollars = z.number().apply(described, 'Dollars, at the requested price level.')
const inches = z.number().apply(described, 'Inches.')

const proposal = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  turns: z.number().apply(described, 'Quarter turns between flights.'),
  why: z.string().apply(described, 'Why it is proposed.'),
  system,
  price: dollars,
  weight: z.number().apply(described, 'Pounds.'),
  linearFeet: z.number(),
  rise: inches,
  ratio: z.string(),
  rampFeet: z.number(),
  footprint: z.object({ width: inches, depth: inches }),
  customParts: z.number(),
  findings: z.object({ fail: z.number(), needsAPerson: z.number() }),
  verdict: verdictSummary.apply(
    described,
    'The verdict of a quote of the same system, under the requested codes.',
  ),
  guards: z.string(),
  assumed: z.array(z.string()),
})

/** The site is read in the worker, by the reader that the command line has: its sentences name the field. */
export const fitRamp = endpoint({
  method: 'POST',
  path: '/api/fit',
  summary:
    'Fits ramps on a site: up to six layouts, best first. If none fits, the reasons, and changes that would make one fit.',
  input: z
    .looseObject({
      format: z.literal(SITE_FORMAT),
      product: productLine,
      title: z.optional(z.string()),
      options: z.optional(
        z.looseObject({ priceLevel: z.optional(priceLevel), desiredRatio: z.optional(z.enum(RATIOS)) }),
      ),
      door: z.optional(
        z.looseObject({ sill: place }).apply(described, 'Where the ramp begins: `at`, `faces` and `sill`.'),
      ),
    })
    .apply(ofFormat, SITE_FORMAT),
  output: z.object({
    format: z.literal(FIT_FORMAT),
    ms: z.number(),
    msFirst: z.number(),
    proposals: z.array(proposal),
    reasons: z.array(
      z.object({
        code: z.string(),
        text: z.string(),
        need: z.number().apply(described, 'The required value, always more than `have`.'),
        have: z.number().apply(described, 'The available value.'),
        unit: z.string(),
        section: z.string(),
      }),
    ),
    relaxations: z
      .array(
        z.object({ change: z.record(z.string(), z.unknown()), text: z.string(), price: dollars, system }),
      )
      .apply(described, 'Changes that make a ramp fit, each one tested: up to three, lowest price first.'),
    notes: z
      .array(z.string())
      .apply(described, 'Notes, such as a slope other than the desired one, or a lift as an alternative.'),
    isCutShort: z
      .boolean()
      .apply(described, 'Not every layout was tried. Without proposals, a ramp may still fit.'),
  }),
})
