import * as z from 'zod/mini'
import { offerSettings, paperFacts, permitSettings, surveySettings } from './papers.ts'

const words = z.string().check(z.maxLength(120))
const { project, foundation, dealer, revisions, review } = paperFacts.shape

/** What papers from the command line say beside the drawing; every field may be left out. */
const factsFile = z.strictObject({
  project: z.optional(z.strictObject(z.partial(z.extend(project, { name: words })).shape)),
  foundation: z.optional(z.strictObject(z.partial(foundation).shape)),
  dealer: z.optional(z.strictObject(z.partial(z.extend(dealer, { number: words, drawnBy: words })).shape)),
  quote: z.optional(z.strictObject({ number: z.optional(words), version: z.optional(words) })),
  revisions: z.optional(revisions),
  review: z.optional(z.strictObject(z.partial(review).shape)),
  permit: z.optional(z.strictObject(z.partial(permitSettings).shape)),
  offer: z.optional(z.strictObject(z.partial(offerSettings).shape)),
  survey: z.optional(z.strictObject(z.partial(surveySettings).shape)),
})
export type FactsFile = z.infer<typeof factsFile>

export type ReadFacts =
  | { readonly isReadable: true; readonly facts: FactsFile }
  | { readonly isReadable: false; readonly field: string }

/** Reads a file of facts; where it cannot, it names the field, or the field that is not known. */
export function readFactsFile(json: unknown): ReadFacts {
  const parsed = z.safeParse(factsFile, json)
  if (parsed.success) return { isReadable: true, facts: parsed.data }
  const [first] = parsed.error.issues
  const unknown = first?.code === 'unrecognized_keys' ? first.keys : []
  return { isReadable: false, field: [...(first?.path ?? []), ...unknown.slice(0, 1)].join('.') || 'file' }
}
