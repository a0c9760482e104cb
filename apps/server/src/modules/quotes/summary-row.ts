import { basename, extname } from 'node:path'
import { industry, type QuoteSummary, quoteState, quoteStatus, quoteSummary } from '@ramp/contracts'
import { z } from 'zod'
import { stateOn } from './quote-state.ts'

/** A row of `withLastIssue`. */
export const summaryRow = z.object({
  id: z.number(),
  name: z.string(),
  customer_number: z.string(),
  product_line: quoteSummary.shape.productLine,
  industry,
  status: quoteStatus,
  state: quoteState,
  valid_until: z.string().nullable(),
  archived_at: z.date().nullable(),
  created_by: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
  linear_feet: z.number().nullable(),
  parts_total: z.number().nullable(),
  verdict: quoteSummary.shape.verdict,
  preview_place: z.string().nullable(),
  copied_from: z.number().nullable(),
  original_name: z.string().nullable(),
  draft_counter: z.number().nullable(),
  draft_saved_by: z.string().nullable(),
  draft_saved_at: z.date().nullable(),
  draft_has_preview: z.boolean(),
})

export type SummaryRow = z.infer<typeof summaryRow>

/** A row as callers see it. */
export const summaryOf = (row: SummaryRow): QuoteSummary => ({
  id: String(row.id),
  name: row.name,
  customerNumber: row.customer_number,
  productLine: row.product_line,
  industry: row.industry,
  status: row.status,
  state: row.state,
  validUntil: row.valid_until,
  archivedAt: row.archived_at?.toISOString() ?? null,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  linearFeet: row.linear_feet,
  partsTotal: row.parts_total,
  verdict: row.verdict,
  preview: row.preview_place === null ? null : nameIn(row.preview_place),
  copiedFrom:
    row.copied_from === null ? null : { id: String(row.copied_from), name: row.original_name ?? '' },
  draft: draftOf(row),
})

/** An accepted quote is changed no more: what was drawn on since stays stored, and is not shown. */
function draftOf(row: SummaryRow): QuoteSummary['draft'] {
  const { draft_counter: counter, draft_saved_by: savedBy, draft_saved_at: savedAt } = row
  if (counter === null || savedBy === null || savedAt === null || row.status === 'accepted') return null
  return { counter, savedBy, savedAt: savedAt.toISOString(), hasPreview: row.draft_has_preview }
}

/** The picture lies at a place of its own, which ends with its name. */
const nameIn = (place: string): string => basename(place, extname(place))

/** An ordered quote is open again while a change order is drawn. */
export const STATUS = "case when headers.changing_option is null then headers.status else 'received' end"

/** Quotes with the figures of the last finished version of their main option, as they are on a day. */
export const withLastIssue = (today: string): string => `
  select headers.id, headers.name, headers.customer_number, headers.product_line, headers.industry, ${STATUS} as status,
    ${stateOn(today)} as state, headers.valid_until::text as valid_until, headers.archived_at,
    headers.created_by, headers.created_at, headers.updated_at, issued.linear_feet, issued.parts_total, issued.verdict,
    headers.preview_place, headers.copied_from, originals.name as original_name,
    drafts.counter as draft_counter, drafts.saved_by as draft_saved_by, drafts.saved_at as draft_saved_at,
    drafts.preview is not null as draft_has_preview
  from headers left join lateral (
    select linear_feet, parts_total,
      case when verdict is not null then jsonb_build_object('tone', verdict -> 'tone', 'short', verdict -> 'short') end as verdict
    from issued_quotes
    where header_id = headers.id and option_number = headers.main_option order by version desc limit 1
  ) as issued on true
  left join headers as originals on originals.id = headers.copied_from
  left join drafts on drafts.header_id = headers.id and drafts.option_number = headers.main_option and drafts.body is not null`
