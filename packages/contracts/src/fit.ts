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
  .apply(described, 'A system description, as `quote` reads it: every part with its place, and the ground.')
  .apply(ofFormat, SYSTEM_FORMAT)
const dollars = z.number().apply(described, 'Dollars, at the price level asked for.')
const inches = z.number().apply(described, 'Inches.')

const proposal = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  turns: z.number().apply(described, 'Quarter turns between flights.'),
  why: z.string().apply(described, 'The sentence it is offered for.'),
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
  verdict: verdictSummary.apply(described, 'What a quote of the same system says, under the codes asked.'),
  guards: z.string(),
  assumed: z.array(z.string()),
})

/** The site is read in the worker, by the reader that the command line has: its sentences name the field. */
export const fitRamp = endpoint({
  method: 'POST',
  path: '/api/fit',
  summary:
    'From a site to at most six layouts that can be built on it, best first, or the reasons why there are none and what would fit if one thing were otherwise.',
  input: z
    .looseObject({
      format: z.literal(SITE_FORMAT),
      product: productLine,
      title: z.optional(z.string()),
      options: z.optional(
        z.looseObject({ priceLevel: z.optional(priceLevel), desiredRatio: z.optional(z.enum(RATIOS)) }),
      ),
      door: z.optional(
        z.looseObject({ sill: place }).apply(described, 'Where the way begins; `at`, `faces` and `sill`.'),
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
        need: z.number().apply(described, 'What is needed: always more than `have`.'),
        have: z.number().apply(described, 'What there is of the same quantity.'),
        unit: z.string(),
        section: z.string(),
      }),
    ),
    relaxations: z
      .array(
        z.object({ change: z.record(z.string(), z.unknown()), text: z.string(), price: dollars, system }),
      )
      .apply(described, 'Changes under which something fits, each tried: at most three, the cheapest first.'),
    notes: z
      .array(z.string())
      .apply(
        described,
        'What else to know: a slope that is not the one wished, that a lift is the other answer.',
      ),
  }),
})
