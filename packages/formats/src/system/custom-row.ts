import {
  type Catalogue,
  CUSTOM_REFUSED,
  type CustomWish,
  customItem,
  customItemNumber,
  HANDRAILS,
  type Item,
  type Project,
  SURFACES,
  whatCanBeMade,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { flag, given, object, oneOf, otherwise, size, text } from '../reading/fields.ts'
import { found, refuse } from '../reading/reading.ts'

const ITEM_TYPES = ['PLATFORM', 'PLATFORM_EXT', 'RAMP', 'TRANSITION'] as const

const sized = {
  width: size.apply(described, 'Usable width.'),
  length: size.apply(described, 'Usable length.'),
}
const deckOrRamp = object({
  itemType: z.literal(['PLATFORM', 'PLATFORM_EXT', 'RAMP']).apply(described, 'What is made.'),
  ...sized,
  surface: given(oneOf(SURFACES)).apply(described, 'Left out, as the project has it.'),
  handrails: given(oneOf(HANDRAILS)).apply(described, 'Left out, as the project has it.'),
  isTurn: otherwise(flag, false).apply(described, 'Of a platform: people turn on it.'),
  isLowProfile: otherwise(flag, false).apply(described, 'A low-profile part.'),
})
const transition = object({
  itemType: z.literal('TRANSITION').apply(described, 'What is made.'),
  ...sized,
  itemNumber: text.apply(described, 'Of a transition: the number of the one it is made from.'),
})

/** One row of `customParts`: what is made to measure, by its usable size in inches. */
export const customRow = z.discriminatedUnion('itemType', [deckOrRamp, transition], {
  error: ({ code, input }) =>
    code === 'invalid_union'
      ? `${found((input as { readonly itemType?: unknown }).itemType)}; it must be one of ${ITEM_TYPES.join(', ')}`
      : `${found(input)}; it must be an object`,
})

/** What is to be made; what a row leaves out is as the project has it. */
export function wishOfRow(
  row: z.output<typeof customRow>,
  { surface, handrails }: Pick<Project, 'surface' | 'handrails'>,
): CustomWish {
  if (row.itemType !== 'TRANSITION')
    return { ...row, surface: row.surface ?? surface, handrails: row.handrails ?? handrails }
  const { itemNumber, ...wish } = row
  return { ...wish, baseItemNumber: itemNumber }
}

/** The items of the wishes, numbered in order; one that cannot be made is named. Parts use their short names. */
export const itemsOfWishes = (wishes: readonly CustomWish[], catalogue: Catalogue): readonly Item[] =>
  wishes.map((wish, index) => {
    const number = customItemNumber(catalogue.productLine, index)
    const item = number === null ? null : customItem(wish, catalogue, number)
    return (
      item ?? refuse(`customParts[${index}]`, `${CUSTOM_REFUSED.message}: ${whatCanBeMade(wish, catalogue)}`)
    )
  })
