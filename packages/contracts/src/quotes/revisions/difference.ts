import type { Difference } from '@ramp/domain'
import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../../call/endpoint.ts'
import { headerID } from '../../fields/header-id.ts'
import { versionNumber } from '../../fields/option-number.ts'

const beforeAfter = <Value extends z.ZodMiniType>(value: Value) => z.object({ before: value, after: value })

const part = z.object({
  kind: z
    .enum(['new', 'gone', 'moved', 'changed'])
    .apply(described, 'moved: place, turn or size differs. changed: only something else differs.'),
  part: z.string().apply(described, 'Id of the part in its drawing.'),
  name: z.string(),
  details: z.array(z.object({ ofOne: z.string(), ofMany: z.string() })),
})

const inches = z.number().apply(described, 'Inches.')

const drawing = z.object({
  facts: z
    .array(z.extend(beforeAfter(z.string()), { name: z.string() }))
    .apply(described, 'What differs of the system, such as its rise.'),
  parts: z.array(part),
  shift: z
    .object({ x: inches, y: inches })
    .apply(described, 'How far the entire system was moved. No part is listed as moved by that.'),
  sentences: z.array(z.string()).apply(described, 'The difference of the drawing as text.'),
})

const figureIn = <Cents extends z.ZodMiniType<number | null>>(cents: Cents) =>
  z.extend(beforeAfter(cents), { name: z.string(), change: cents })

/** A difference with its amounts as somebody sees them. */
function differenceIn<Cents extends z.ZodMiniType<number | null>>(cents: Cents) {
  const figure = figureIn(cents)
  const line = z.object({
    itemNumber: z.string(),
    shortName: z.string(),
    description: z.string(),
    kind: z.enum(['new', 'gone', 'changed', 'same']),
    quantity: beforeAfter(z.number()),
    unitPrice: beforeAfter(
      z
        .nullable(z.number())
        .apply(
          described,
          'Cents. Null if the item is not on that price list, if its pieces cost differently, and for people who see no prices.',
        ),
    ),
    total: beforeAfter(cents),
    drawing: cents,
    priceList: cents,
    isRuleChange: z
      .boolean()
      .apply(described, 'Whether the same drawing has another quantity by the rules of today.'),
    why: z.array(z.string()).apply(described, 'Why it differs. No sentence has a price in it.'),
  })
  return z.object({
    lines: z
      .array(line)
      .apply(
        described,
        'Lines that differ, then the same ones. drawing is what quantity changes of the total, (q2 − q1) · p1; priceList is what price changes, q2 · (p2 − p1).',
      ),
    effects: z
      .object({ drawing: cents, priceList: cents })
      .apply(described, 'Sums over all lines. Together exactly the difference of the two parts totals.'),
    figures: z.array(figure).apply(described, 'The parts first.'),
    total: figure,
    drawing,
  })
}

/** What people who see prices are answered with; it does not parse where amounts are left out. */
export const pricedDifference = differenceIn(z.number()) satisfies z.ZodMiniType<Difference>

export const visibleDifference = differenceIn(
  z.nullable(z.number()).apply(described, 'Cents. Null for people who see no prices.'),
)
export type VisibleDifference = z.infer<typeof visibleDifference>

const soldFigure = figureIn(z.int().apply(described, 'Cents.'))

const side = z.object({
  versionNumber,
  name: z.string().apply(described, 'Quote, option and letter: 1042-1A.'),
})

export const getDifference = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/difference',
  summary:
    'What two revisions of a quote differ in, of one option or of two: stored lines, amounts, and the drawing as text and as a plan.',
  input: z.object({
    id: headerID,
    before: versionNumber.apply(described, 'Version that is compared with.'),
    after: versionNumber.apply(described, 'Version that is compared.'),
  }),
  output: z.object({
    before: side,
    after: side,
    difference: visibleDifference,
    sold: z
      .nullable(z.object({ figures: z.array(soldFigure), total: soldFigure }))
      .apply(
        described,
        'The prices that both were issued with, figure by figure: charges, discount, taxes, total. Null if one has no price, and for people who do not see it.',
      ),
    plan: z
      .nullable(z.string())
      .apply(
        described,
        'SVG of the plan with what is new, gone and moved, and its legend. Null if no part is new, gone or moved.',
      ),
  }),
})
