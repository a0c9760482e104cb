import { HANDRAILS, ITEM_ROLES, type Item, type ProductLine, SURFACES } from '@ramp/domain'
import { z } from 'zod'
import {
  dollars,
  itemNumber,
  measure,
  oneOf,
  oneOfOrEmpty,
  pieces,
  pounds,
  words,
  yesOrNo,
} from '../csv/cells.ts'
import { itemTypeOf } from './item-types.ts'

const inches = 'write inches, for example 36 or 66.1'

/** Every column a file of items may have. A file kind picks its own; the others are empty there. */
export const itemRow = z.object({
  shortName: words('write the short name, for example PRSTL6'),
  itemNumber: itemNumber('write the item number, for example 21160'),
  role: oneOf(ITEM_ROLES, `use one of ${ITEM_ROLES.join(', ')}`),
  frontendName: words('write the name for cards and drawings, for example 5x5 or 6 ft'),
  description: words('write one sentence that tells the item from its neighbours'),
  usableWidth: measure(inches),
  usableLength: measure(inches),
  width: measure(inches),
  length: measure(inches),
  treadWidth: measure('write the inches between two treads, or leave it empty for 6'),
  surface: oneOfOrEmpty(SURFACES, `use one of ${SURFACES.join(', ')}`),
  handrails: oneOfOrEmpty(HANDRAILS, `use one of ${HANDRAILS.join(', ')}`),
  isTurn: yesOrNo('write yes or no'),
  isLowProfile: yesOrNo('write yes or no'),
  isResting: yesOrNo('write yes or no'),
  isCustomizable: yesOrNo('write yes or no'),
  isInternal: yesOrNo('write yes for an item that only internal staff may see, else no'),
  minHeightInclusive: measure('write the lowest height in inches'),
  maxHeightLessThan: measure('write the height in inches from which the next stair is used'),
  risers: measure('write how many risers the stair has'),
  limit: measure('write in inches how far the item reaches in its role'),
  expandsTo: pieces('write pieces as in 2 x PPEM45TTL + 1 x PPPC'),
  weight: pounds('write pounds, for example 97 or 4.6'),
  price: dollars('write the retail price in dollars, for example 908.43'),
})

export type ItemColumn = keyof typeof itemRow.shape

/** What to write into a column, for messages. */
export const adviceFor = (column: ItemColumn): string => itemRow.shape[column].description ?? ''

/** The item of a valid row. Stock items are never custom; those come from the custom-part generator. */
export const itemOf = (row: z.output<typeof itemRow>, productLine: ProductLine): Item => ({
  ...row,
  productLine,
  itemType: itemTypeOf(row.role),
  isCustom: false,
})
