import { described, moment, savedProject } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption } from '../fields/option-number.ts'

/** What the database counts up to. */
const MOST_COUNTED = 2 ** 31 - 1

const counter = z
  .int()
  .check(z.minimum(0), z.maximum(MOST_COUNTED))
  .apply(described, 'Increases with every save of the draft. 0 if there is none yet.')

/** A preview of 150 kB, as base64. */
const MAX_PREVIEW = 204_800

/** When a draft was saved, and by whom. */
export const draftSummary = z.object({
  counter,
  savedBy: z.string(),
  savedAt: moment,
  hasPreview: z.boolean(),
})
export type DraftSummary = z.infer<typeof draftSummary>

const draft = z.extend(draftSummary, {
  project: savedProject,
  device: z.string().apply(described, 'The browser or program that saved it, as it named itself.'),
  edit: z.number().apply(described, 'Number of its last edit there.'),
})
export type Draft = z.infer<typeof draft>

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/draft',
  summary: 'The draft of a quote: its unfinished drawing, saved last on any device.',
  input: z.object({ id: headerID, option: ofOption }),
  output: z.object({
    counter,
    draft: z.nullable(draft).apply(described, 'Null if there is none, or if it was finished or discarded.'),
  }),
})

export const saveDraft = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/draft',
  summary:
    'Saves the unfinished drawing of a quote, replacing the earlier one. If it was saved elsewhere since, the answer is 409.',
  input: z.object({
    id: headerID,
    option: ofOption,
    basedOn: counter.apply(
      described,
      '`counter` of the draft that this drawing is based on. 0 if there was none.',
    ),
    project: savedProject,
    device: z
      ._default(z.string().check(z.maxLength(64)), '')
      .apply(described, 'The browser or program that saves it, as it names itself.'),
    edit: z._default(z.number(), 0).apply(described, 'Number of its last edit.'),
    preview: z
      .optional(z.string().check(z.maxLength(MAX_PREVIEW)))
      .apply(described, 'PNG, base64. If left out, the earlier one is not changed.'),
  }),
  output: draftSummary,
})

export const discardDraft = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/draft/discard',
  summary:
    'Discards a draft that was finished or is not wanted. If it was saved elsewhere since, the answer is 409.',
  input: z.object({ id: headerID, option: ofOption, counter }),
  output: z.object({ counter }),
})

export const getDraftPreview = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/draft/preview',
  summary: 'The preview image of a draft.',
  contentType: 'image/png',
  input: z.object({ id: headerID, option: ofOption }),
})
