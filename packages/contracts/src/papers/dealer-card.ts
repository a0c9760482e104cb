import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { versionNumber } from '../fields/option-number.ts'

/** How much of each field a dealer's card takes. */
export const CARD_LIMITS = {
  words: 120,
  addressLines: 4,
  insurance: 240,
  terms: 12_000,
  logoBytes: 512 * 1024,
  logoPixels: 2000,
} as const

const words = z.string().check(z.trim(), z.maxLength(CARD_LIMITS.words))

/** Base64 of the largest logo, and a little more: what is larger is refused with a sentence. */
const MOST_LOGO = 4 * CARD_LIMITS.logoBytes
const logo = z
  .nullable(z.string().check(z.maxLength(MOST_LOGO)))
  .apply(
    described,
    `PNG or JPEG, base64, at most ${CARD_LIMITS.logoBytes / 1024} KB and ${CARD_LIMITS.logoPixels} pixels a side. Null means no logo.`,
  )

const cardTexts = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(CARD_LIMITS.words))
    .apply(described, 'The company.'),
  licence: words.apply(described, 'Contractor license number.'),
  phone: words,
  email: words,
  address: z
    .array(words)
    .check(z.maxLength(CARD_LIMITS.addressLines))
    .apply(described, 'Address lines, as on an envelope.'),
  insurance: z
    .string()
    .check(z.trim(), z.maxLength(CARD_LIMITS.insurance))
    .apply(described, 'Insurer and policy, as proposals print it.'),
  terms: z
    .string()
    .check(z.trim(), z.maxLength(CARD_LIMITS.terms))
    .apply(described, 'Terms and conditions, as proposals print them. A new line begins a new paragraph.'),
})

/** What a proposal says of its dealer beside name, license, phone and e-mail. */
export const companyOnCard = z.extend(z.pick(cardTexts, { address: true, insurance: true, terms: true }), {
  version: z.int().apply(described, 'Version of the card: 1, 2, 3 and so on.'),
  logo,
})

/** What the card says beside name, license, phone and e-mail, as proposals print it: the logo in bytes. Undefined without a card. */
export function companyOnPaper(company: z.infer<typeof companyOnCard> | null) {
  if (!company) return undefined
  const { address, insurance, terms, logo } = company
  const bytes = logo === null ? null : z.util.base64ToUint8Array(logo).buffer
  return { address, insurance, terms, logo: bytes }
}

const cardOfVersion = z.extend(cardTexts, {
  // Before the first version the name may be empty.
  name: z.string(),
  version: z.int().apply(described, 'Version of the card. 0 before the first one was saved.'),
  logo,
  savedAt: z.nullable(moment),
  savedBy: z.nullable(z.string()),
})
/** A version of a dealer's card. */
export type DealerCardVersion = z.infer<typeof cardOfVersion>

const savedCard = z.object({
  card: cardOfVersion.apply(described, 'The version in force.'),
  versions: z
    .array(z.object({ version: z.int(), savedAt: moment, savedBy: z.string() }))
    .apply(described, 'All versions, newest first.'),
  mayChange: z.boolean(),
})
export type SavedDealerCard = z.infer<typeof savedCard>

export const getDealerCard = endpoint({
  method: 'GET',
  path: '/api/dealer-card',
  summary:
    'The card of your company: logo, name, license, insurance, address, phone, e-mail and terms, as proposals print them, with its versions.',
  input: z.object({}),
  output: savedCard,
})

export const getDealerCardVersion = endpoint({
  method: 'GET',
  path: '/api/dealer-card/versions/:version',
  summary: 'An earlier version of the card of your company.',
  input: z.object({ version: versionNumber }),
  output: cardOfVersion,
})

export const saveDealerCard = endpoint({
  method: 'POST',
  path: '/api/dealer-card',
  summary:
    'Saves a new version of the card of your company. Issued proposals stay as they are. For the owner.',
  input: z.extend(cardTexts, {
    logo: z.optional(logo).apply(described, 'If left out, the logo stays as it is in the version in force.'),
    basedOn: z
      .int()
      .check(z.minimum(0))
      .apply(described, 'Version as last read. If somebody saved since, the answer is 409.'),
  }),
  output: savedCard,
})
