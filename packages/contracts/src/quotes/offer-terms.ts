import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'

const MOST_VALID_DAYS = 365

const terms = z.object({
  validDays: z
    .nullable(z.int().check(z.minimum(1), z.maximum(MOST_VALID_DAYS)))
    .apply(described, 'Days that a proposal is valid if none are given for it. Null means not entered: 30.'),
  timeZone: z
    .nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
    .apply(
      described,
      'Time zone in which the last day of a proposal ends, such as America/New_York. Null means not entered: the time zone of the server, if its operator set TIME_ZONE.',
    ),
})

/** Terms of a dealer for every proposal, and whether the caller may change them. */
const savedTerms = z.extend(terms, { mayChange: z.boolean() })
export type OfferTerms = z.infer<typeof savedTerms>

export const getOfferTerms = endpoint({
  method: 'GET',
  path: '/api/offer-terms',
  summary: 'How long proposals of your company are valid, and its time zone.',
  input: z.object({}),
  output: savedTerms,
})

export const saveOfferTerms = endpoint({
  method: 'POST',
  path: '/api/offer-terms',
  summary:
    'Saves how long proposals of your company are valid, and its time zone. For owner and office. Issued proposals keep their last valid day.',
  input: terms,
  output: savedTerms,
})
