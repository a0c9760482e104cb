import { writePriceFile } from '@ramp/catalogue-files'
import type { AnswerOf, listPriceLists, PriceList } from '@ramp/contracts'
import { AppError } from '../../http/app-error.ts'
import { mayPublishPrices, seesQuotesOf } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'
import { answerOf, type DepsOfPriceLists, refuseOthers, rowNamed } from './held-lists.ts'
import { listEffect } from './list-effect.ts'
import { publishService } from './publish.service.ts'

/** Drafts of a dealer whose prices are worked out for one call. */
const MOST_DRAFTS = 100

/** Price lists: internal staff publish one and take it back until its day; dealers see what is coming. */
export function priceListsService(deps: DepsOfPriceLists) {
  const { database, lists, sisterLines, priceWith, now } = deps
  return {
    ...publishService(deps),

    async list(caller: Caller): Promise<AnswerOf<typeof listPriceLists>> {
      await lists.refresh()
      const seen = lists
        .rows()
        .map((row) => answerOf(row, lists, caller))
        .filter(({ state }) => mayPublishPrices(caller) || state === 'in-force' || state === 'coming')
      return { today: lists.today(), lists: seen.toReversed() }
    },

    async takeBack(caller: Caller, name: string): Promise<PriceList> {
      refuseOthers(caller)
      await lists.refresh()
      const row = rowNamed(lists, name)
      const isBack = await lists.withdraw(name, { by: caller.name, at: now(), today: lists.today() })
      await lists.refresh()
      if (isBack) return answerOf(rowNamed(lists, name), lists, caller)
      throw new AppError(
        'price-list.holds',
        row.withdrawn_at === null
          ? `Price list ${name} is in effect and can no longer be withdrawn. Publish another one.`
          : `Price list ${name} is already withdrawn.`,
      )
    },

    async file(caller: Caller, name: string) {
      refuseOthers(caller)
      await lists.refresh()
      rowNamed(lists, name)
      await lists.load(name)
      return { fileName: `${name}.csv`, text: writePriceFile(lists.linesOf(name), sisterLines) }
    },

    /** Own drafts whose price a coming list changes. */
    async touched(caller: Caller, name: string) {
      await lists.refresh()
      if (lists.stateOf(rowNamed(lists, name)) !== 'coming')
        return { drafts: 0, notPriced: 0, touched: [], issued: 0 as const }
      return listEffect({
        sql: database,
        priceWith: priceWith(caller),
        customerNumber: seesQuotesOf(caller),
        before: lists.inForceOn(lists.today()),
        after: name,
        most: MOST_DRAFTS,
      })
    },
  }
}
