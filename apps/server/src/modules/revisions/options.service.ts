import {
  type addOption,
  MOST_OPTIONS,
  type QuoteOptions,
  type renameOption,
  type ValidInputOf,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type CustomerStorage, ROW } from '../../http/limits/customer-storage.ts'
import { NO_CHANGES } from '../../identity/call-access.ts'
import type { Asking } from '../../identity/caller.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import {
  type OpenedHeader,
  type OpenHeader,
  refuseAccepted,
  unknownOption,
} from '../../policies/open-header.ts'
import { tooManyOptions } from './issue-and-order.ts'
import { mayAct } from './states/who-acts.policy.ts'
import { frozenOf, optionsOf, revisionsOf } from './store/rows.ts'
import { copyPriceTerms, insertOption } from './store/write-revisions.ts'

type Deps = {
  readonly openHeader: OpenHeader
  readonly change: <Result>(
    headerID: string,
    work: (locked: { readonly header: OpenedHeader; readonly sql: Sql }) => Promise<Result>,
  ) => Promise<Result>
  /** Saves a drawing as the project of an option. */
  readonly saveDrawing: (
    sql: Sql,
    caller: Asking,
    drawing: {
      readonly header: OpenedHeader
      readonly option: number
      readonly layout: Layout
      readonly at: Date
    },
  ) => Promise<void>
  readonly list: (caller: Asking, id: string) => Promise<QuoteOptions>
  readonly takeRoom: CustomerStorage['take']
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

/** Alternatives of a quote, each with a drawing of its own. */
export const optionsService = (deps: Deps) => {
  const { openHeader, change, saveDrawing, list, takeRoom, recordAuditEvent, now } = deps
  async function opened(caller: Asking, id: string) {
    const header = await openHeader(caller, id)
    if (!mayAct(caller, 'issue', header)) throw new AppError('role.refused', NO_CHANGES)
  }
  return {
    async add(caller: Asking, { id, name, copyOf }: ValidInputOf<typeof addOption>) {
      await opened(caller, id)
      await takeRoom({ headerID: id, bytes: ROW })
      await change(id, async ({ header, sql }) => {
        refuseAccepted(header)
        const options = await optionsOf(sql, id)
        const number = Math.max(...options.map((option) => option.number)) + 1
        if (number > MOST_OPTIONS) throw tooManyOptions()
        const at = now()
        await insertOption({ sql, caller, headerID: id, at, recordAuditEvent }, { number, name })
        const details = { option: number, name }
        await recordAuditEvent(sql, caller, { event: 'option-added', headerID: id, at, details })
        const copied = (await revisionsOf(sql, id)).find(({ version }) => version === copyOf)
        const from = copied?.option ?? header.mainOption
        await copyPriceTerms({ sql, headerID: id }, { from, to: number, isSameDrawing: copyOf !== undefined })
        if (copyOf === undefined) return
        const frozen = await frozenOf(sql, id, copyOf)
        if (!frozen)
          throw new AppError(
            'revision.unknown',
            `Quote ${id} has no version ${copyOf}. Open the quote again.`,
          )
        await saveDrawing(sql, caller, { header, option: number, layout: frozen.layout, at })
      })
      return list(caller, id)
    },

    async rename(caller: Asking, { id, option, name }: ValidInputOf<typeof renameOption>) {
      await opened(caller, id)
      await change(id, async ({ sql }) => {
        const renamed = await sql.run(
          'update quote_options set name = $3 where header_id = $1 and number = $2',
          [Number(id), option, name],
        )
        if (renamed === 0) throw unknownOption(id, option)
        const details = { option, name }
        await recordAuditEvent(sql, caller, { event: 'option-renamed', headerID: id, at: now(), details })
      })
      return list(caller, id)
    },
  }
}
