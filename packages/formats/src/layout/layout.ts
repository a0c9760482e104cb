import { type Layout, LEADS_TO, STEPS } from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import type { SameType } from '../fields/same-type.ts'
import { drawingSchema } from './drawing.ts'
import { item } from './item.ts'
import { inches, partId, partSchema, shortName, side } from './part.ts'
import { projectSchema } from './project.ts'
import { doorId, saysItsVersion, siteSchema } from './site.ts'
import { withThings } from './with-things.ts'

/** More than any real system; a limit so that one request cannot occupy the server. */
export const MAX_PARTS = 2_000
const MAX_DRAWINGS = 2_000

const choiceId = z.string().check(z.minLength(1), z.maxLength(200))
const height = z.nullable(inches)

/** Everything is looked up by id, so two rows of a table never share one; the second of them is named. */
const idsDiffer = z.check<readonly { readonly id: string }[]>(({ value, issues }) => {
  const seen = new Set<string>()
  value.forEach(({ id }, index) => {
    if (seen.has(id))
      issues.push({
        code: 'custom',
        input: id,
        path: [index, 'id'],
        message: `${id} is used twice; ids must differ`,
      })
    seen.add(id)
  })
})

const runSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.maxLength(200)),
  top: height,
  bottom: height,
  door: z.optional(doorId),
  parts: z.array(partId).check(z.maxLength(MAX_PARTS)),
})

/** What a project was confirmed with last, so that a change can be told from it. */
const confirmedSchema = z.object({
  parts: z
    .array(z.object({ shortName, count: z.int().check(z.nonnegative()) }))
    .check(z.maxLength(MAX_PARTS)),
  legs: z.int().check(z.nonnegative()),
  price: z.int().check(z.nonnegative()).apply(described, 'Cents, at the price level of the project.'),
})

/** The versions that are read; a layout of any other is of a program after this one. */
export const LAYOUT_VERSIONS = [1, 2, 3] as const

/** A layout as it is saved and sent. */
const layoutOfToday = z
  .object({
    version: z
      .literal(LAYOUT_VERSIONS)
      .apply(
        described,
        '2 with a site of which more is known than its doors; 3 with things on it. One of version 2 with buildings, obstacles and keepOffs is read too.',
      ),
    project: projectSchema,
    site: z._default(siteSchema, { doors: [] }),
    parts: z.array(partSchema).check(z.maxLength(MAX_PARTS), idsDiffer),
    drawings: z._default(z.array(drawingSchema).check(z.maxLength(MAX_DRAWINGS), idsDiffer), []),
    stack: z._default(
      z
        .array(partId)
        .check(z.maxLength(MAX_PARTS + MAX_DRAWINGS))
        .apply(described, 'Ids, the lowest first.'),
      [],
    ),
    runs: z.array(runSchema).check(z.maxLength(MAX_PARTS), idsDiffer),
    openings: z
      .array(
        z.object({
          part: partId,
          side,
          use: z.enum(['entrance', 'exit']),
          leadsTo: z.optional(z.enum(LEADS_TO)).apply(described, 'What is beyond it; left out, nobody said.'),
        }),
      )
      .check(z.maxLength(MAX_PARTS)),
    closureChoices: z.array(z.object({ id: choiceId, isActive: z.boolean() })).check(z.maxLength(MAX_PARTS)),
    writtenClosures: z
      ._default(z.nullable(z.array(choiceId).check(z.maxLength(4 * MAX_PARTS))), null)
      .apply(described, 'Active closures the Closure step was confirmed with; null before that.'),
    legChoices: z
      .array(
        z.object({
          id: choiceId,
          isActive: z.boolean(),
          updatedLength: z.nullable(inches.check(z.nonnegative())),
          isLowPro: z.nullable(z.boolean()),
        }),
      )
      .check(z.maxLength(4 * MAX_PARTS)),
    braceChoices: z
      .array(z.object({ id: choiceId, isActive: z.boolean() }))
      .check(z.maxLength(4 * MAX_PARTS)),
    autoGenLegs: z.boolean(),
    autoGenBracing: z.boolean(),
    additionalProducts: z
      .array(
        z.object({
          shortName,
          itemNumber: z.string().check(z.maxLength(10)),
          qty: z.int().check(z.nonnegative(), z.maximum(10_000)),
          itemType: z.string().check(z.maxLength(40)),
        }),
      )
      .check(z.maxLength(500)),
    customItems: z
      ._default(z.array(item).check(z.maxLength(500)), [])
      .apply(described, 'Custom parts of this layout.'),
    confirmedSteps: z.array(z.enum(STEPS)).check(z.maxLength(STEPS.length)),
    lastConfirmed: z._default(z.nullable(confirmedSchema), null),
  })
  .check(saysItsVersion)

/** Reads layouts of earlier versions too. */
export const layoutSchema = z.pipe(
  // What does not become a layout of today by this is refused by the schema behind it.
  z.transform((saved: z.input<typeof layoutOfToday>) => withThings(saved) as typeof saved),
  layoutOfToday,
)
true satisfies SameType<z.output<typeof layoutSchema>, Layout>
