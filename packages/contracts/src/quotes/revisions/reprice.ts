import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../../call/endpoint.ts'
import { headerID } from '../../fields/header-id.ts'
import { optionNumber, versionNumber } from '../../fields/option-number.ts'
import { visibleDifference } from './difference.ts'
import { quoteOptions } from './revisions.ts'

const itemName = z.object({ itemNumber: z.string(), shortName: z.string(), description: z.string() })

const ofOption = { id: headerID, option: optionNumber }

export const checkReprice = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/options/:option/reprice',
  summary:
    'What Re-price would change: the last finished drawing of an option with the price list in effect. It changes nothing.',
  input: z.object(ofOption),
  output: z.object({
    before: z.object({ versionNumber, name: z.string(), priceList: z.string() }),
    after: z.object({ name: z.string(), priceList: z.string() }),
    replaced: z
      .array(z.object({ from: itemName, to: itemName, quantity: z.number() }))
      .apply(described, 'Drawn parts that are superseded, with the part that replaces each.'),
    difference: visibleDifference,
    plan: z
      .nullable(z.string())
      .apply(described, 'SVG of the plan with what changes. Null if no part changes.'),
  }),
})
export type RepriceCheck = z.infer<(typeof checkReprice)['output']>

export const repriceOption = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/options/:option/reprice',
  summary:
    'Re-price: finishes the last drawing of an option again with the price list in effect, superseded parts replaced. The option keeps that list. If drawing or list changed since the check, the answer is 409.',
  input: z.object({
    ...ofOption,
    versionNumber: versionNumber.apply(described, '`before.versionNumber` of the check.'),
    priceList: z
      .string()
      .check(z.minLength(1), z.maxLength(40))
      .apply(described, '`after.priceList` of the check.'),
  }),
  output: quoteOptions,
})
