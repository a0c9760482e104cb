import { CLOSURE_COMPONENTS, CLOSURE_TYPES, HANDRAILS, POSITIONS, RAMP_ORIENTATIONS } from '@ramp/domain'
import { described, layoutSchema, priceLevel, productLine } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { itemQuantity } from '../catalogue/items.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption } from '../fields/option-number.ts'
import { issueReply, partsListLine } from './parts-list.ts'
import { verdictReply } from './verdict.ts'

const ofHeader = z
  .optional(headerID)
  .apply(described, 'The quote that is being designed. Required without the permission access:sandbox.')

/** The server derives everything from the layout; no list of parts is ever taken from a caller. */
const fromLayout = z.object({ layout: layoutSchema, headerID: ofHeader, option: ofOption })

export const rampGenerate = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/rampGenerate',
  summary:
    'The parts list, price and linear feet of a layout. If the layout has errors, the answer is 422 with its issues.',
  input: fromLayout,
  output: z.object({
    catalogueVersion: z.string(),
    priceLevel,
    lines: z.array(partsListLine),
    partsTotal: z.number().apply(described, 'Cents.'),
    weight: z.number().apply(described, 'Pounds.'),
    linearFeet: z.number(),
    warnings: z.array(issueReply),
    verdict: verdictReply,
  }),
})

/** Lines of one kind, and what is still wrong with the layout: the lines may be incomplete while there are errors. */
const linesOfOneKind = z.object({ lines: z.array(partsListLine), issues: z.array(issueReply) })

export const rampGenerateComponentConnections = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/RampGenerateComponentConnections',
  summary: 'Connectors, hangers, brackets, transitions, tie straps, loops and caps of a layout.',
  input: fromLayout,
  output: linesOfOneKind,
})

export const rampGenerateBraces = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/RampGenerateBraces',
  summary: 'Angle and cross braces of a layout.',
  input: fromLayout,
  output: linesOfOneKind,
})

export const rampGenerateLegs = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/RampGenerateLegs',
  summary: 'Legs and low-profile feet of a layout.',
  input: fromLayout,
  output: linesOfOneKind,
})

export const rampGenerateChildRails = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/RampGenerateChildRails',
  summary: 'Child rails of a layout. Empty if the product line has none, or no ramp has them.',
  input: fromLayout,
  output: linesOfOneKind,
})

const width = z.number().check(z.nonnegative()).apply(described, 'Inches.')
const connectionPosition = z.enum(['SIDE', 'CENTER'])

const railOpening = z.object({
  railType: z.enum(HANDRAILS),
  connectionType: z.enum(CLOSURE_TYPES),
  width,
  connectionPosition,
})

const component = z.enum(CLOSURE_COMPONENTS)

const hdConnection = z.object({
  connectionType: z.enum(CLOSURE_TYPES),
  componentA: component,
  componentB: component,
  connectionPositionA: z.enum(POSITIONS),
  connectionPositionB: z.enum(POSITIONS),
  connectedSideLengthComponentA: width,
  connectedSideLengthComponentB: width,
  platformSideLengthA: width,
  platformSideLengthB: width,
  platformRailType: z.enum(HANDRAILS),
  rampRelativeOrientation: z.nullable(z.enum(RAMP_ORIENTATIONS)),
  isLowerLoop: z.boolean(),
})

export const rampGenerateClosures = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/RampGenerateClosures',
  summary: 'Closure kits for a list of openings. A custom closure is listed with quantity 0.',
  input: z.object({
    productLine,
    headerID: ofHeader,
    option: ofOption,
    railOpenings: z
      .optional(z.array(railOpening).check(z.maxLength(2_000)))
      .apply(described, 'For every product line except PHD.'),
    hdConnections: z.optional(z.array(hdConnection).check(z.maxLength(2_000))).apply(described, 'For PHD.'),
  }),
  output: z.array(itemQuantity),
})
