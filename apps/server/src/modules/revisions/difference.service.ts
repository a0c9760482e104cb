import { type getDifference, revisionName, type ValidInputOf } from '@ramp/contracts'
import { amountDifferences, type ItemTranslation, pricesOf } from '@ramp/domain'
import { amountsOf } from '@ramp/pricing'
import type { AnalysisPool } from '../../analysis/analysis-pool.ts'
import type { StoredRevision } from '../../analysis/difference/to-compare.ts'
import type { Asking } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
import type { RevisionLists } from './deps.ts'
import { requireRevision, unknownRevision } from './holding.ts'
import type { RevisionsRepository } from './store/revisions.repository.ts'
import type { RevisionRow } from './store/rows.ts'

type Deps = {
  readonly lists: Pick<RevisionLists, 'catalogueFor' | 'load'>
  readonly repository: Pick<RevisionsRepository, 'revisions' | 'frozen'>
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
  readonly analysis: Pick<AnalysisPool, 'run'>
  /** What is sold in P2G in place of an item of P3G. */
  readonly translation: readonly ItemTranslation[]
}

/** What two revisions of a quote differ in, of one option or of two, and how each one is drawn. */
export const differenceService = ({ openHeader, accessTo, analysis, translation, lists, ...deps }: Deps) => ({
  async difference(caller: Asking, { id, before, after }: ValidInputOf<typeof getDifference>) {
    const header = await openHeader(caller, id)
    const [rows, access] = await Promise.all([deps.repository.revisions(id), accessTo(id, header)])
    const [rowBefore, rowAfter] = [requireRevision(id, before, rows), requireRevision(id, after, rows)]
    const [was, is] = await Promise.all([
      storedOf(id, rowBefore, deps.repository),
      storedOf(id, rowAfter, deps.repository),
    ])
    const items = itemsOf(was, is)
    return analysis.run(caller.id, {
      kind: 'difference',
      before: await withPrices(was, items, lists),
      after: await withPrices(is, items, lists),
      translations: translationsOf(translation),
      seesPrices: maySee(caller, 'listPrice', access),
      sold: maySee(caller, 'sellingPrice', access) ? soldOf(rowBefore, rowAfter) : null,
    })
  },

  /** The drawing of one revision as SVG, with the sizes that its parts had. */
  async picture(caller: Asking, id: string, version: number): Promise<string> {
    await openHeader(caller, id)
    const row = requireRevision(id, version, await deps.repository.revisions(id))
    const { layout } = await storedOf(id, row, deps.repository)
    await lists.load(row.catalogueVersion)
    return analysis.run(caller.id, { kind: 'picture', layout }, row.catalogueVersion)
  },
})

/** Every figure of the prices that both were issued with. */
const soldOf = ({ price: before }: RevisionRow, { price: after }: RevisionRow) =>
  before && after ? amountDifferences(amountsOf(before), amountsOf(after)) : null

export const translationsOf = (pairs: readonly ItemTranslation[]) => [
  { from: 'P3G', to: 'P2G', pairs } as const,
]

export const itemsOf = (...sides: readonly Pick<Stored, 'lines'>[]): ReadonlySet<string> =>
  new Set(sides.flatMap(({ lines }) => lines.map(({ itemNumber }) => itemNumber)))

type Stored = Omit<StoredRevision, 'prices'>

async function storedOf(
  id: string,
  row: RevisionRow,
  repository: Pick<RevisionsRepository, 'frozen'>,
): Promise<Stored> {
  const { version, catalogueVersion } = row
  const frozen = await repository.frozen(id, version)
  if (!frozen) throw unknownRevision(id, version)
  const { layout, lines, parts_total: partsTotal } = frozen
  return { versionNumber: version, name: revisionName(id, row), layout, lines, partsTotal, catalogueVersion }
}

/** A price that is on the lines counts, typed ones too; others are those of its price list. */
export async function withPrices(
  revision: Stored,
  items: ReadonlySet<string>,
  { load, catalogueFor }: Pick<RevisionLists, 'load' | 'catalogueFor'>,
): Promise<StoredRevision> {
  const { catalogueVersion, layout } = revision
  const { product, priceLevel } = layout.project
  await load(catalogueVersion)
  const ofList = pricesOf(catalogueFor(product, catalogueVersion), priceLevel)
  const listed = [...items].map((item) => [item, ofList(item)] as const)
  const onLines = revision.lines.map(({ itemNumber, unitPrice }) => [itemNumber, unitPrice] as const)
  const prices = [...listed, ...onLines].flatMap(([item, price]) =>
    price === null ? [] : [[item, price] as const],
  )
  return { ...revision, prices: new Map(prices) }
}
