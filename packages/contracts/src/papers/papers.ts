import { described } from '@ramp/formats'
import { PAPER_KINDS, PAPERS } from '@ramp/papers/kinds'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption, optionNumber, versionNumber } from '../fields/option-number.ts'
import { projectPlace } from '../fields/project-place.ts'
import { companyOnCard } from './dealer-card.ts'

const words = z.string().check(z.trim(), z.maxLength(120))

/** How many revisions a permit set has at most, and how many letters the words of one. */
export const REVISION_LIMITS = { revisions: 20, letter: 4, what: 120 } as const
const MOST_TAGS = 100

/** One line of the table of revisions on a permit set. */
const revision = z.object({
  letter: z.string().check(z.trim(), z.maxLength(REVISION_LIMITS.letter)),
  date: z.string().check(z.trim(), z.maxLength(20)),
  by: z.string().check(z.trim(), z.maxLength(10)).apply(described, 'Initials.'),
  what: z.string().check(z.trim(), z.maxLength(REVISION_LIMITS.what)),
  tags: z
    .optional(
      z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))).check(z.maxLength(MOST_TAGS)),
    )
    .apply(
      described,
      'What it changed: tags as printed on the sheets (R2, L5, B1), or views (Site plan, Plan, Elevation, Details). The last revision gets a cloud around each, every revision its deltas. A tag that is on no view is refused when a permit set is made.',
    ),
})

const revisions = z
  .array(revision)
  .check(z.maxLength(REVISION_LIMITS.revisions))
  .apply(
    described,
    'Words and tags for issued revisions, by their letters, such as 1A, and rows typed before revisions were issued. Rows cannot be added.',
  )

/** How many comments a permit set answers at most, and how many letters each of its fields has. */
export const REVIEW_LIMITS = { comments: 60, words: 600, permitNumber: 40, sheet: 20 } as const
const longWords = z.string().check(z.trim(), z.maxLength(REVIEW_LIMITS.words))

/** What a permit office said of a set, and what was done about it. */
const review = z
  .object({
    permitNumber: z
      .string()
      .check(z.trim(), z.maxLength(REVIEW_LIMITS.permitNumber))
      .apply(described, 'Permit number from the office. Empty if there is none yet.'),
    comments: z
      .array(
        z.object({
          comment: longWords.apply(described, 'As the office wrote it.'),
          response: longWords.apply(described, 'Your response. Empty until the comment is answered.'),
          sheet: z
            .string()
            .check(z.trim(), z.maxLength(REVIEW_LIMITS.sheet))
            .apply(described, 'The sheet it is about, such as A1.'),
        }),
      )
      .check(z.maxLength(REVIEW_LIMITS.comments)),
  })
  .apply(
    described,
    'Permit number, and comments of the permit office with your responses. A permit set prints both.',
  )

const WIDEST_PAD = 60
const pad = z.number().check(z.minimum(0), z.maximum(WIDEST_PAD))

/** What the feet are on, and what ties them to the ground. */
const foundation = z.object({
  pad: z
    .nullable(pad)
    .apply(
      described,
      'Side of the square pad under each foot, in inches. 0 means no pads, null means not entered.',
    ),
  isAnchored: z
    .nullable(z.boolean())
    .apply(described, 'Whether the feet are anchored to the ground. Null means not entered.'),
})

/** What papers say beside the drawing: the place is kept with the quote, the company with its customer number. */
export const paperFacts = z.object({
  project: projectPlace,
  foundation: foundation.apply(
    described,
    'Pads under the feet, and anchors, as listed on permit set, crew pack and proposal.',
  ),
  revisions,
  review,
  dealer: z.object({
    name: words.apply(described, 'The company.'),
    licence: words.apply(described, 'Contractor license number.'),
    phone: words,
    email: words,
  }),
})
export type PaperFacts = z.infer<typeof paperFacts>

/** The facts as they are kept, and the quote that was issued last. */
const savedFacts = z.extend(paperFacts, {
  isCustomerHidden: z
    .boolean()
    .apply(
      described,
      'Whether `project` is empty because the dealer has not shared it. What is sent empty then stays as saved.',
    ),
  issued: z
    .nullable(z.object({ version: z.int(), drawing: z.string() }))
    .apply(
      described,
      'Version of the last issued quote, and the code of the drawing it was issued with. Null if none was issued.',
    ),
  issuedRevisions: z
    .array(z.object({ option: optionNumber, mark: z.string(), date: z.string(), by: z.string() }))
    .apply(
      described,
      'Issued revisions, oldest first: option, letters in the title block, such as 1A, day of issue, and initials of who issued it.',
    ),
  today: z
    .optional(z.iso.date())
    .apply(
      described,
      'The day where the dealer is: documents that are made now have it. Older servers leave it out.',
    ),
  company: z
    .nullable(companyOnCard)
    .apply(
      described,
      'What the version in force of the dealer’s card adds to `dealer`. Null while no version is saved. Once one is, `dealer` changes with a new version of the card only.',
    ),
})
export type SavedFacts = z.infer<typeof savedFacts>

/** What stands on a document in place of what its dealer has not shared: it is not that nothing was entered. */
const NOT_SHARED = 'not shared by the dealer'

/** The place of a quote as a document names it. */
export const projectOnPaper = ({
  project,
  isCustomerHidden,
}: Pick<SavedFacts, 'project' | 'isCustomerHidden'>): PaperFacts['project'] =>
  isCustomerHidden ? { address: [NOT_SHARED], contact: NOT_SHARED, phone: '' } : project

export const getPaperFacts = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/paper-facts',
  summary:
    'Address, contact, foundation, revisions and permit review of a quote, and name and license of its dealer. Facts that were not entered are empty.',
  input: z.object({ id: headerID }),
  output: savedFacts,
})

export const savePaperFacts = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/paper-facts',
  summary:
    'Saves address, contact, foundation, revisions and permit review with a quote, and name and license for every quote of its dealer. If foundation, revisions, review or dealer is left out, it stays unchanged.',
  input: z.extend(paperFacts, {
    id: headerID,
    foundation: z.optional(foundation),
    revisions: z.optional(revisions),
    review: z.optional(review),
    dealer: z.optional(paperFacts.shape.dealer),
  }),
  output: savedFacts,
})

/** What older callers ticked as included: what a price pays for follows from the price, so that ticking any is refused. */
const EXTRAS = ['delivery', 'permit', 'tax', 'storm-door', 'removal', 'landscaping'] as const
const AUTHORITIES = ['norfolk-va', 'chesterfield-va', 'douglas-co', 'monterey-ca'] as const
const MOST_DAYS = 365
const MOST_POUNDS = 1000
const MOST_SOIL = 20_000

export const offerSettings = z.object({
  price: z.enum(['one', 'itemized', 'none']),
  included: z
    .optional(z.array(z.enum(EXTRAS)).check(z.maxLength(EXTRAS.length)))
    .apply(
      described,
      'Leave it empty. What the price includes follows from the prices of the dealer, and anything else is refused.',
    ),
  validDays: z
    .optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))))
    .apply(
      described,
      'Days from its date that the proposal is valid. If left out, the proposal says that none are entered.',
    ),
})

/** Why an offer cannot have what was ticked; null where nothing is. */
export function refusedTicks({ included = [] }: { readonly included?: readonly string[] | undefined }) {
  const [first] = included
  if (first === undefined) return null
  const message = `"${first}" cannot be checked. Leave offer.included empty: the dealer’s price says what it includes.`
  return { field: 'offer.included', message }
}

export const permitSettings = z.object({
  sheet: z.enum(['auto', 'tabloid', 'arch-b', 'arch-c', 'arch-d']),
  authorities: z.array(z.enum(AUTHORITIES)).check(z.maxLength(AUTHORITIES.length)),
  isAnchored: z
    .optional(z.nullable(z.boolean()))
    .apply(
      described,
      'Like `foundation.isAnchored`, for this document only. If left out, as saved with the quote.',
    ),
  deckLoad: z
    .optional(z.number().check(z.minimum(1), z.maximum(MOST_POUNDS)))
    .apply(
      described,
      'Live load in pounds per square foot of clear area. Default: 40 for a home, 100 for a commercial line.',
    ),
  soilBearing: z
    .optional(z.number().check(z.minimum(1), z.maximum(MOST_SOIL)))
    .apply(
      described,
      'Soil bearing capacity in pounds per square foot. If left out, documents say that it is not entered.',
    ),
  pad: z
    .optional(pad)
    .apply(described, 'Like `foundation.pad`, for this document only. If left out, as saved with the quote.'),
})

type FoundationOfPermit = {
  readonly [Field in keyof PaperFacts['foundation']]?: PaperFacts['foundation'][Field] | undefined
}

/** The foundation of one document: what is saved, under what the settings of a permit set say of it. */
export const foundationFor = (
  saved: PaperFacts['foundation'],
  permit: FoundationOfPermit = {},
): PaperFacts['foundation'] => ({
  pad: permit.pad ?? saved.pad,
  isAnchored: permit.isAnchored ?? saved.isAnchored,
})

const NAMES = new Intl.ListFormat('en-US', { type: 'disjunction' })
  .format(PAPER_KINDS.map((kind) => PAPERS[kind].name.toLowerCase()))
  .replace(/^./, (letter) => letter.toUpperCase())

export const surveySettings = z.object({
  surveyedBy: words.apply(
    described,
    'Who surveyed the site. If empty, the sheet says that it is not entered.',
  ),
  surveyedOn: z
    .string()
    .check(z.trim(), z.maxLength(20))
    .apply(
      described,
      'Day of the survey, such as 2026-11-22. If empty, the sheet says that it is not entered.',
    ),
})

/** Which paper, and what was chosen for it; left out, the usual settings hold. */
export const makePaper = fileEndpoint({
  method: 'POST',
  path: '/api/quotes/:id/papers',
  summary: `${NAMES} of a quote as PDF, made from its saved drawing.`,
  contentType: 'application/pdf',
  input: z.object({
    id: headerID,
    option: ofOption,
    paper: z.enum(PAPER_KINDS),
    versionNumber: z
      .optional(versionNumber)
      .apply(
        described,
        'For a proposal: the issued revision that it is of, with the figures and facts that were frozen then. If left out, it is made from the saved drawing, at today’s prices.',
      ),
    offer: z.optional(
      z.extend(offerSettings, {
        payer: z
          .optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80)))
          .apply(described, 'Name of a payer: the proposal then states the share of that payer.'),
      }),
    ),
    permit: z.optional(permitSettings),
    survey: z.optional(surveySettings),
    printsBoxes: z
      .optional(z.boolean())
      .apply(
        described,
        'Whether characters missing from the PDF fonts print as boxes. If left out, the document is refused, and `details` has the characters and their fields.',
      ),
  }),
})
