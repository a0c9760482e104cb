import { described } from '@ramp/formats'
import {
  CHARGE_GROUPS,
  CHARGE_UNITS,
  PAYMENT_STAGES,
  type PriceFinding,
  type PrintedPrice,
} from '@ramp/pricing'
import * as z from 'zod/mini'
import { rental } from './price-terms.ts'

const cents = z.int()
const group = z.enum(CHARGE_GROUPS)

export const charge = z.object({
  name: z.string(),
  group,
  quantity: z.number(),
  unit: z.enum(CHARGE_UNITS),
  rate: cents,
  cents,
  lines: z
    .array(
      z.object({
        itemNumber: z.string(),
        shortName: z.string(),
        description: z.string(),
        quantity: z.number(),
        rate: cents,
        cents,
        weight: z.number(),
      }),
    )
    .apply(described, 'Its parts, where each of them has a price.'),
})

export const taxes = z
  .nullable(z.array(z.object({ name: z.string(), percent: z.number(), taxed: cents, cents })))
  .apply(described, 'Null where the tax of something was not decided: then the total is before tax.')

export const payments = z.array(z.object({ stage: z.enum(PAYMENT_STAGES), cents }))

export const payerShares = z.array(
  z.object({ name: z.string(), number: z.string(), groups: z.array(group), cents }),
)

export const finding = z.object({
  field: z.string(),
  message: z.string(),
  stops: z.boolean().apply(described, 'Whether there is no price until it is fixed.'),
}) satisfies z.ZodMiniType<PriceFinding>

/** A price as a proposal prints it (decision 190). */
export const printedPrice = z.object({
  charges: z.array(
    z.extend(charge, {
      isTaxed: z
        .nullable(z.boolean())
        .apply(described, 'Whether sales tax is on it. Null where that was not decided.'),
    }),
  ),
  discount: z.nullable(z.object({ name: z.string(), cents })),
  beforeTax: cents,
  taxes,
  total: cents,
  exemption: z
    .nullable(z.string())
    .apply(described, 'Certificate by which the customer pays no tax. Null where it pays.'),
  optionalLines: z
    .array(z.object({ name: z.string(), cents, isTicked: z.boolean() }))
    .apply(described, 'Those that are checked are among the charges.'),
  otherWork: z.array(z.object({ name: z.string(), isIncluded: z.boolean() })),
  includesInstallation: z.boolean(),
  includesFreight: z.boolean(),
  includesPermit: z.boolean(),
  payments,
  payers: payerShares,
  customerShare: cents,
  hasNoCustomerShare: z.boolean(),
  rental,
}) satisfies z.ZodMiniType<PrintedPrice>
