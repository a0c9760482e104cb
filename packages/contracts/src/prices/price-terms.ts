import { HANDRAILS } from '@ramp/domain'
import { described } from '@ramp/formats'
import { CHARGE_GROUPS, type ContractTable, PART_GROUPS, type PriceTerms } from '@ramp/pricing'
import * as z from 'zod/mini'

const MOST_CENTS = 100_000_000
const MOST_PERCENT = 1000
const MOST_ROWS = 50

/** Three decimals are as fine as a percent is entered. */
const STEPS = 1000
const hasThreeDecimals = (percent: number) => Math.abs(percent * STEPS - Math.round(percent * STEPS)) < 1e-6
const percentFrom = (least: number, most: number) =>
  z
    .number()
    .check(z.minimum(least), z.maximum(most), z.refine(hasThreeDecimals, 'must have at most three decimals'))
const percent = percentFrom(0, MOST_PERCENT)
const share = percentFrom(0, 100)

const cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS))
const words = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const dayOrNone = z
  .string()
  .check(z.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'must be a day, such as 2027-06-30, or empty'))
  .apply(described, 'Last day, such as 2027-06-30. Empty if it has none.')
const group = z.enum(CHARGE_GROUPS)
const minutes = z.int().check(z.minimum(0), z.maximum(6000))

/** A margin is a part of the price: at 100 percent no price is high enough. */
const isReachable = ({ by, percent: asked }: { by: string; percent: number }) =>
  by === 'markup' || asked < 100

const method = z
  .nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('list'),
        percents: z
          .partialRecord(z.enum(PART_GROUPS), percentFrom(-100, MOST_PERCENT))
          .apply(described, 'Change from the list price for each part group, in percent.'),
      }),
      z
        .object({ kind: z.literal('cost-plus'), by: z.enum(['markup', 'margin']), percent })
        .check(z.refine(isReachable, 'must be a margin below 100 percent')),
      z.object({
        kind: z.literal('rate-card'),
        ramps: z
          .array(
            z.object({
              widest: z
                .number()
                .check(z.positive(), z.maximum(200))
                .apply(described, 'Widest clear width the rate holds for, in inches.'),
              railing: z.nullable(z.enum(HANDRAILS)).apply(described, 'Null for any railing.'),
              perFoot: cents,
            }),
          )
          .check(z.maxLength(MOST_ROWS)),
        perPlatform: cents,
        perStair: cents,
        minimum: cents,
        perMile: cents,
        isInstalled: z.boolean().apply(described, 'Whether the rates include installation.'),
      }),
      z.object({ kind: z.literal('contract'), table: name, others: z.enum(['refuse', 'list']) }),
      z.object({ kind: z.literal('total'), cents: z.nullable(cents) }),
    ]),
  )
  .apply(described, 'How the price of the ramp is built. Null until it is chosen: then a quote has no price.')

const installation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('per-foot'), perFoot: cents }),
  z.object({ kind: z.literal('per-part'), perRamp: cents, perPlatform: cents, perStair: cents }),
  z.object({
    kind: z.literal('hours'),
    perHour: cents,
    minutes: z
      .object({ setUp: minutes, perRampFoot: minutes, perPlatform: minutes, perStair: minutes })
      .apply(described, 'Minutes used to estimate hours.'),
    hours: z
      .nullable(z.number().check(z.minimum(0), z.maximum(2000), z.multipleOf(0.25)))
      .apply(described, 'Hours, in quarters of an hour. Null uses the estimated hours.'),
  }),
])

const freight = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('typed'), cents }),
  z.object({
    kind: z.literal('table'),
    rows: z
      .array(z.object({ upTo: z.number().check(z.positive(), z.maximum(100_000)), cents }))
      .check(z.maxLength(MOST_ROWS))
      .apply(described, 'Freight by the weight of the parts, up to so many pounds.'),
  }),
])

const treatment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('taxable'), rate: name }),
  z.object({ kind: z.literal('exempt'), reason: name, certificate: words(60) }),
  z.object({ kind: z.literal('real-property') }),
])

const tax = z.object({
  rates: z.array(z.object({ name, percent: share })).check(z.maxLength(10)),
  groups: z
    .partialRecord(group, treatment)
    .apply(described, 'How sales tax applies to each charge group. A group left out is undecided.'),
  rounding: z.enum(['line', 'rate']),
  ownTax: z
    .nullable(share)
    .apply(described, 'Tax that you pay on parts that become real property, in percent.'),
  exemptCustomer: z.nullable(z.object({ number: name, expires: dayOrNone })),
})

const discount = z.nullable(
  z.object({
    amount: z.union([z.object({ percent: share }), z.object({ cents })]),
    reason: words(120).apply(described, 'For your own people. Never printed.'),
    name: name.apply(described, 'As the customer reads it.'),
  }),
)

const otherWork = z
  .array(
    z.object({
      name,
      group,
      cents: z.nullable(cents).apply(described, "Null prints 'not included'."),
    }),
  )
  .check(z.maxLength(30))

const optionalLines = z
  .array(z.object({ name, group, cents, isTicked: z.boolean() }))
  .check(z.maxLength(30))
  .apply(described, 'Offered with their price. Those that are checked are part of the total.')

const plan = z.nullable(
  z.object({
    stages: z
      .object({ deposit: share, delivery: share, completion: share })
      .check(
        z.refine(
          ({ deposit, delivery, completion }) => Math.abs(deposit + delivery + completion - 100) < 1e-6,
          'must add up to 100 percent',
        ),
      ),
    cap: z
      .object({ percent: z.nullable(share), cents: z.nullable(cents) })
      .apply(described, 'The most a deposit may be. The smaller of the two applies.'),
  }),
)

const payers = z
  .array(
    z.object({
      name,
      pays: z.union([
        z.object({ groups: z.array(group).check(z.minLength(1), z.maxLength(CHARGE_GROUPS.length)) }),
        z.object({ cents }),
      ]),
      authorization: z.object({ number: words(60), limit: z.nullable(cents), expires: dayOrNone }),
    }),
  )
  .check(z.maxLength(6))

export const rental = z
  .nullable(
    z.object({
      perMonth: cents,
      minimumMonths: z.int().check(z.minimum(1), z.maximum(120)),
      proration: z.enum(['days', 'months']),
      removal: cents,
      damageWaiver: z.nullable(cents),
      purchaseCredit: z.nullable(
        z.object({ percent: share, months: z.int().check(z.minimum(1), z.maximum(120)) }),
      ),
    }),
  )
  .apply(described, 'Terms of a rental. Null for a sale.')

const margin = z
  .object({
    floor: z.nullable(share),
    commission: z.nullable(share),
    overhead: z.nullable(share),
    cardFee: z.nullable(share),
    workCost: z
      .nullable(share)
      .apply(described, 'What installation, freight, and other work cost you, as a percent of their price.'),
  })
  .apply(described, 'For the owner only.')

/** How a price is built (decision 181). Money in cents, percents with at most three decimals. */
export const priceTerms = z.object({
  method,
  installation,
  freight,
  permit: z.nullable(cents).apply(described, 'Permit fee. Null if it is not included.'),
  miles: z
    .nullable(z.number().check(z.minimum(0), z.maximum(5000), z.multipleOf(0.1)))
    .apply(described, 'Miles to the site, for a rate card that charges by the mile.'),
  otherWork,
  optionalLines,
  discount,
  tax,
  plan,
  payers,
  hasNoCustomerShare: z.boolean().apply(described, 'Whether the payers have to pay all of it.'),
  rental,
  margin,
}) satisfies z.ZodMiniType<PriceTerms>

/** What a quote has of its own; the rest is its dealer's. */
export const ownTerms = z.partial(priceTerms)
export type OwnTerms = z.infer<typeof ownTerms>

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2027-01-31'))

export const contractTable = z.object({
  name,
  from: day,
  until: day,
  prices: z
    .array(z.object({ itemNumber: z.string().check(z.minLength(1), z.maxLength(40)), price: cents }))
    .check(z.minLength(1), z.maxLength(5000)),
}) satisfies z.ZodMiniType<ContractTable>
