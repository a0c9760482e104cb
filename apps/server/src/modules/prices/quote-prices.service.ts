import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, getQuotePrice, OwnTerms, saveQuotePrice, ValidInputOf } from '@ramp/contracts'
import { costOf, proposedHours } from '@ramp/pricing'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Asking } from '../../identity/caller.ts'
import { maySee, type QuoteAccess, roleOf } from '../../identity/field-access.ts'
import type { RecordAuditEvent } from '../../operations/audit.ts'
import { isFrozen, type OpenedHeader, type OpenHeader, refuseAccepted } from '../../policies/open-header.ts'
import { type AccessTo, notShared } from '../../policies/quote-access.ts'
import { pricesChanged } from './dealer-prices.service.ts'
import type { PriceOfOption, WorkedOut } from './price-of-option.ts'
import type { OptionPricesRepository } from './store/option-prices.repository.ts'

type Answer = AnswerOf<typeof getQuotePrice>

type Deps = {
  readonly database: Pick<Database, 'transaction'>
  readonly repository: OptionPricesRepository
  readonly priceOfOption: PriceOfOption
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
  readonly recordAuditEvent: RecordAuditEvent
  readonly now: () => Date
}

/** How the price is built, and what it leaves, are the owner's to say. */
const OWNERS = ['method', 'margin'] as const satisfies readonly (keyof OwnTerms)[]

const refusals = {
  method: 'Only the owner can change how the price is built.',
  margin: 'Only the owner can change margins.',
} as const satisfies Record<(typeof OWNERS)[number], string>

/** Others leave them out, and what is there stays. */
function keepingOwners(
  caller: Asking,
  { customerNumber }: QuoteAccess,
  terms: OwnTerms,
  before: OwnTerms,
): OwnTerms {
  if (roleOf(caller, customerNumber) === 'owner') return terms
  const changed = OWNERS.find((field) => field in terms && !isDeepStrictEqual(terms[field], before[field]))
  if (changed) throw new AppError('role.refused', refusals[changed])
  const kept = Object.entries(before).filter(([field]) => OWNERS.some((own) => own === field))
  return { ...terms, ...Object.fromEntries(kept) }
}

/** Terms without what somebody does not see: a markup gives away the cost, and the reason of a discount is for the dealer's own people. */
function termsSeen(caller: Asking, access: QuoteAccess, terms: OwnTerms): OwnTerms {
  const { method: _, margin: __, ...others } = terms
  const seen = maySee(caller, 'margin', access) ? terms : others
  const isOutside = roleOf(caller, access.customerNumber) === 'manufacturer'
  return isOutside && seen.discount ? { ...seen, discount: { ...seen.discount, reason: '' } } : seen
}

/** Prices are made by people of the dealer, but for the crew. */
const makesPrices = (caller: Asking, { customerNumber }: QuoteAccess): boolean =>
  ['owner', 'sales', 'office'].includes(roleOf(caller, customerNumber))

/** An option of a quote, and the finished drawing of it that is priced. */
type OfQuote = {
  readonly header: OpenedHeader
  readonly option: number
  readonly versionNumber: number | null
}

function answer(
  caller: Asking,
  access: QuoteAccess,
  { header, option, versionNumber }: OfQuote,
  { own, company, terms, job, price, findings, margin }: WorkedOut,
): Answer {
  const { installation } = terms
  const mayChange = makesPrices(caller, access) && !isFrozen(header, option)
  return {
    option,
    terms: termsSeen(caller, access, own.terms),
    company: termsSeen(caller, access, company),
    mayChange,
    mayChangeMethod: mayChange && roleOf(caller, access.customerNumber) === 'owner',
    counter: own.counter,
    savedAt: own.savedAt?.toISOString() ?? null,
    savedBy: own.savedBy,
    isChosen: terms.method !== null || terms.rental !== null,
    versionNumber,
    proposedHours: job && installation.kind === 'hours' ? proposedHours(installation, job) : null,
    price,
    findings,
    cost: job && maySee(caller, 'cost', access) ? costOf(job) : null,
    margin: maySee(caller, 'margin', access) ? margin : null,
    isBelowFloor: margin?.isBelowFloor ?? false,
  }
}

/** Prices of options as their dealer sells them. */
export function quotePricesService(deps: Deps) {
  const { database, repository, priceOfOption, openHeader, accessTo, recordAuditEvent, now } = deps

  async function opened(caller: Asking, id: string) {
    const header = await openHeader(caller, id)
    const access = await accessTo(id, header)
    if (!maySee(caller, 'sellingPrice', access)) throw notShared()
    return { header, access }
  }

  async function priced(caller: Asking, header: OpenedHeader, access: QuoteAccess, option: number) {
    const { headerID, customerNumber } = header
    const finished = await repository.finished(headerID, option)
    const drawing = finished && {
      layout: finished.layout,
      lines: finished.lines,
      list: finished.catalogue_version,
    }
    const worked = await priceOfOption(caller.id, { headerID, customerNumber, option }, drawing)
    return answer(caller, access, { header, option, versionNumber: finished?.version ?? null }, worked)
  }

  return {
    async get(caller: Asking, id: string, option: number | undefined): Promise<Answer> {
      const { header, access } = await opened(caller, id)
      return priced(caller, header, access, option ?? header.mainOption)
    },

    async save(caller: Asking, { id, option: named, terms, basedOn }: ValidInputOf<typeof saveQuotePrice>) {
      const { header, access } = await opened(caller, id)
      const option = named ?? header.mainOption
      if (!makesPrices(caller, access))
        throw new AppError('role.refused', 'Only the dealer can change the price of a quote.')
      refuseAccepted(header, option)
      const before: OwnTerms = (await repository.option(id, option))?.terms ?? {}
      const kept = keepingOwners(caller, access, terms, before)
      const at = now()
      const saving = { terms: kept, basedOn, savedBy: caller.name, savedAt: at }
      await database.transaction(async (sql) => {
        if (!(await repository.saveOption(sql, { headerID: id, option }, saving))) throw pricesChanged()
        await recordAuditEvent(sql, caller, { event: 'price-saved', headerID: id, at })
      })
      return priced(caller, header, access, option)
    },
  }
}
