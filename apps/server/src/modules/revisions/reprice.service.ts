import {
  type checkReprice,
  type RepriceCheck,
  type repriceOption,
  revisionLetter,
  revisionName,
  type ValidInputOf,
} from '@ramp/contracts'
import { type ItemTranslation, type Layout, type Replacement, replaceSuperseded } from '@ramp/domain'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { Derived } from '../../analysis/task.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { NO_CHANGES } from '../../identity/call-access.ts'
import type { Asking } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import type { KnownCustoms } from '../../policies/known-customs.ts'
import { type OpenedHeader, unknownOption } from '../../policies/open-header.ts'
import type { DepsOfRevisions, RevisionLists } from './deps.ts'
import { itemsOf, translationsOf, withPrices } from './difference.service.ts'
import { changedMeanwhile, lastOf, unknownRevision } from './holding.ts'
import { refuseClosed } from './states/conditions.policy.ts'
import { mayAct } from './states/who-acts.policy.ts'
import { optionsOf, revisionsOf } from './store/rows.ts'
import { pinPriceList } from './store/write-revisions.ts'

/** A drawing that was priced again, to be frozen as the next version of its option. */
type ToFinishAgain = {
  readonly option: number
  readonly layout: Layout
  readonly derived: Derived
  readonly at: Date
}

type Deps = Pick<
  DepsOfRevisions,
  'repository' | 'openHeader' | 'accessTo' | 'change' | 'takeRoom' | 'recordAuditEvent' | 'now'
> & {
  readonly lists: RevisionLists
  readonly knownCustoms: KnownCustoms
  readonly analysis: Pick<AnalysisPool, 'run'>
  readonly translation: readonly ItemTranslation[]
  /** Freezes a drawing and saves it as the project of its option, in the transaction that holds the header. */
  readonly finishAgain: (
    sql: Sql,
    caller: Asking,
    finished: ToFinishAgain & { readonly header: OpenedHeader },
  ) => Promise<void>
}

type Which = ValidInputOf<typeof checkReprice>

/** Re-price: the one command that gives a drawing other prices than those it was issued with. */
export const repriceService = (deps: Deps) => {
  const { lists, analysis, translation, accessTo } = deps
  const workOut = workOutWith(deps)
  return {
    /** What it would change, worked out as if it were done. */
    async check(caller: Asking, which: Which): Promise<RepriceCheck> {
      const { header, last, priced, name } = await workOut(caller, which)
      const { layout, replaced, derived } = priced
      const before = { ...last, name: revisionName(which.id, last.row) }
      const { lines, partsTotal, catalogueVersion } = derived
      const after = { versionNumber: last.versionNumber, name, layout, lines, partsTotal, catalogueVersion }
      const items = itemsOf(before, after)
      const answer = await analysis.run(caller.id, {
        kind: 'difference',
        before: await withPrices(before, items, lists),
        after: await withPrices(after, items, lists),
        translations: translationsOf(translation),
        seesPrices: maySee(caller, 'listPrice', await accessTo(which.id, header)),
        // What it will be sold for is worked out when it is issued.
        sold: null,
      })
      const { difference, plan }: Pick<RepriceCheck, 'difference' | 'plan'> = JSON.parse(answer)
      return {
        before: {
          versionNumber: before.versionNumber,
          name: before.name,
          priceList: before.catalogueVersion,
        },
        after: { name, priceList: catalogueVersion },
        replaced: replaced.map(({ from, to, quantity }) => ({ from: named(from), to: named(to), quantity })),
        difference,
        plan,
      }
    },

    async reprice(
      caller: Asking,
      { priceList, versionNumber, ...which }: ValidInputOf<typeof repriceOption>,
    ) {
      const { last, priced } = await workOut(caller, which)
      const isAsShown = last.versionNumber === versionNumber && priced.derived.catalogueVersion === priceList
      if (!isAsShown) throw changedMeanwhile(last.row)
      await store(deps, caller, { ...which, versionNumber, priced })
    },
  }
}

const named = ({ itemNumber, shortName, description }: Replacement['from']) => ({
  itemNumber,
  shortName,
  description,
})

type Priced = {
  readonly layout: Layout
  readonly replaced: readonly Replacement[]
  readonly derived: Derived
}

/** The drawing that an option was finished with last, with the list in force. */
const workOutWith =
  ({ openHeader, repository, lists, knownCustoms, analysis }: Deps) =>
  async (caller: Asking, { id, option }: Which) => {
    const header = await openHeader(caller, id)
    if (!mayAct(caller, 'issue', header)) throw new AppError('role.refused', NO_CHANGES)
    const { options, revisions } = await repository.all(id)
    refuseClosed(option, { header, revisions })
    const found = options.find(({ number }) => number === option)
    if (!found) throw unknownOption(id, option)
    if (found.counter !== null) throw hasDraft()
    const row = lastOf(option, revisions)
    if (!row) throw notFinished()
    const frozen = await repository.frozen(id, row.version)
    if (!frozen) throw unknownRevision(id, row.version)
    const list = lists.inForce()
    const { layout, replaced } = replaceSuperseded(
      frozen.layout,
      lists.catalogueFor(frozen.layout.project.product, list),
    )
    const known = await knownCustoms(layout, list)
    const { quoteType } = header
    const derived = await analysis.run(caller.id, { kind: 'quote', layout: known, quoteType }, list)
    const last = {
      row,
      versionNumber: row.version,
      layout: frozen.layout,
      lines: frozen.lines,
      partsTotal: frozen.parts_total,
      catalogueVersion: frozen.catalogue_version,
    }
    const letter = revisionLetter(
      1 + revisions.filter((one) => one.option === option && one.offer !== 'none').length,
    )
    const priced: Priced = { layout: known, replaced, derived }
    return { header, last, priced, name: revisionName(id, { option, letter }) }
  }

type ToStore = Which & { readonly versionNumber: number; readonly priced: Priced }

/** Freezes it as the next version of its option, which keeps the list from now on, unless somebody was faster. */
async function store(
  { change, takeRoom, finishAgain, recordAuditEvent, now }: Deps,
  caller: Asking,
  { id, option, versionNumber, priced: { layout, replaced, derived } }: ToStore,
) {
  await takeRoom({ headerID: id, bytes: 3 * JSON.stringify(layout).length })
  await change(id, async ({ header, sql }) => {
    const [options, revisions] = [await optionsOf(sql, id), await revisionsOf(sql, id)]
    refuseClosed(option, { header, revisions })
    if (options.find(({ number }) => number === option)?.counter !== null) throw hasDraft()
    const newest = lastOf(option, revisions)
    if (newest?.version !== versionNumber) throw changedMeanwhile(newest)
    const at = now()
    await pinPriceList(sql, { headerID: id, option, priceList: derived.catalogueVersion })
    const details = {
      option,
      priceList: derived.catalogueVersion,
      replaced: replaced.map(({ from, to }) => [from.shortName, to.shortName]),
    }
    await recordAuditEvent(sql, caller, { event: 're-priced', headerID: id, versionNumber, at, details })
    await finishAgain(sql, caller, { header, option, layout, derived, at })
  })
}

const hasDraft = () =>
  new AppError(
    'revision.refused',
    'This option has an unfinished draft. Finish or discard it in the designer, then re-price.',
  )

const notFinished = () =>
  new AppError('quote.not-received', 'This option has no parts list yet. Finish the design first.')
