import { listActivity, listAudit } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { type Route, route } from '../../http/route.ts'
import { mayReadAudit } from '../../identity/access.policy.ts'
import { maySee } from '../../identity/field-access.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
import { activityFor } from './activity-as-seen.ts'
import type { AuditRepository } from './audit.repository.ts'

const PAGE = 100
const PAGE_OF_QUOTE = 20

export type WhoMay = { readonly openHeader: OpenHeader; readonly accessTo: AccessTo }

export const auditRoutes = ({
  entries,
  ofQuote,
  openHeader,
  accessTo,
}: AuditRepository & WhoMay): Route[] => [
  route(listActivity, async ({ id, after }, caller) => {
    const header = await openHeader(caller, id)
    const access = await accessTo(id, header)
    const rows = await ofQuote(id, after === undefined ? null : Number(after), PAGE_OF_QUOTE + 1)
    const page = rows.slice(0, PAGE_OF_QUOTE)
    const seesReasons = maySee(caller, 'customer', access)
    return {
      entries: page.map((row) => activityFor(row, { header, seesReasons })),
      next: rows.length > PAGE_OF_QUOTE ? String(page.at(-1)?.id) : null,
    }
  }),
  route(listAudit, async ({ headerID, person, event, after }, caller) => {
    if (!mayReadAudit(caller))
      throw new AppError(
        'role.refused',
        'The audit is for internal staff. Ask customer service about a quote.',
      )
    const before = after === undefined ? null : Number(after)
    // One more than a page says whether there is another.
    const rows = await entries({
      headerID: headerID ?? null,
      person: person?.trim() || null,
      event: event ?? null,
      before,
      count: PAGE + 1,
    })
    const page = rows.slice(0, PAGE)
    return {
      entries: page.map((row) => ({
        at: row.at.toISOString(),
        event: row.event,
        person: row.person,
        name: row.name,
        customerNumber: row.customer_number,
        headerID: String(row.header_id),
        versionNumber: row.version,
        requestId: row.request_id,
      })),
      next: rows.length > PAGE ? String(page.at(-1)?.id) : null,
    }
  }),
]
