import { CatalogueError, isDay, priceListChanges, readPriceList } from '@ramp/catalogue-files'
import type { AnswerOf, checkPriceList, PriceList, publishPriceList, ValidInputOf } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { AppError, invalidField } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import { answerOf, type DepsOfPriceLists, type Row, refuseOthers, rowNamed } from './held-lists.ts'
import { listEffect } from './list-effect.ts'

type ToPublish = ValidInputOf<typeof publishPriceList>

/** Drafts whose prices are worked out for one call. */
const MOST_DRAFTS = 300

/** Internal staff look at a price list, then publish it. */
export function publishService(deps: DepsOfPriceLists) {
  const { lists, sisterLines, now } = deps
  async function read(toPublish: ToPublish) {
    refuseDays(toPublish, lists.today())
    await lists.refresh()
    const { name, fileName, holdsFrom, base64File } = toPublish
    refuseTaken(name, lists.rows())
    const replaces = lists.inForceOn(holdsFrom)
    await lists.load(replaces)
    const before = lists.linesOf(replaces)
    const bytes = Buffer.from(base64File, 'base64')
    return { replaces, before, lines: readPriceList(bytes, fileName, { name, before, sisterLines }) }
  }
  return {
    /** What publishing would change, worked out as if it were published. */
    async check(caller: Caller, toPublish: ToPublish): Promise<AnswerOf<typeof checkPriceList>> {
      refuseOthers(caller)
      try {
        const { replaces, before, lines } = await read(toPublish)
        const changes = priceListChanges(before, lines, sisterLines)
        const effect = await effectOf(deps, caller, { replaces, lines })
        return { problems: [], replaces, changes, effect }
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error
        const replaces = lists.inForceOn(toPublish.holdsFrom)
        return { problems: [...error.problems], replaces, changes: null, effect: null }
      }
    },

    async publish(caller: Caller, toPublish: ToPublish): Promise<PriceList> {
      refuseOthers(caller)
      const { name, holdsFrom, honoredUntil = null } = toPublish
      const { lines } = await read(toPublish).catch(refuseProblems)
      const publication = { holdsFrom, honoredUntil, publishedBy: caller.name }
      if (!(await lists.store(name, { lines, now: now(), publication }))) throw taken(name)
      await lists.refresh()
      return answerOf(rowNamed(lists, name), lists, caller)
    },
  }
}

type ToTry = { readonly replaces: string; readonly lines: Parameters<DepsOfPriceLists['lists']['tryOut']>[0] }

async function effectOf(deps: DepsOfPriceLists, caller: Caller, { replaces, lines }: ToTry) {
  const { database, lists, priceWith, mostDrafts = MOST_DRAFTS } = deps
  const tried = lists.tryOut(lines)
  try {
    return await listEffect({
      sql: database,
      priceWith: priceWith(caller),
      customerNumber: null,
      before: replaces,
      after: tried.version,
      most: mostDrafts,
    })
  } finally {
    tried.end()
  }
}

function refuseDays({ holdsFrom, honoredUntil }: ToPublish, today: string) {
  if (!isDay(holdsFrom)) throw invalidField('holdsFrom', 'is not a day of the calendar')
  if (holdsFrom < today) throw invalidField('holdsFrom', `is before today, ${dayText(today)}`)
  if (honoredUntil === undefined || honoredUntil === null) return
  if (!isDay(honoredUntil)) throw invalidField('honoredUntil', 'is not a day of the calendar')
  if (honoredUntil < holdsFrom) throw invalidField('honoredUntil', 'is before the first day of the list')
}

const taken = (name: string) =>
  new AppError('price-list.exists', `There is already a price list ${name}. Choose another name.`)

function refuseTaken(name: string, rows: readonly Row[]) {
  if (rows.some(({ version }) => version === name)) throw taken(name)
}

/** At most this many lines of what is wrong go into a refusal; the check names all. */
const MOST_PROBLEMS = 20

function refuseProblems(error: unknown): never {
  if (!(error instanceof CatalogueError)) throw error
  const [first = ''] = error.problems
  const details = error.problems.slice(0, MOST_PROBLEMS).map((message) => ({ field: 'base64File', message }))
  throw new AppError('price-list.invalid', `The file cannot be published. ${first}`, details)
}
