import type { AnswerOf, getDifference } from '@ramp/contracts'
import type { Layout, Line, LineTranslation } from '@ramp/domain'

/** A revision as it was stored. */
export type StoredRevision = {
  readonly versionNumber: number
  /** Quote, option and letter. */
  readonly name: string
  readonly layout: Layout
  readonly lines: readonly Line[]
  readonly partsTotal: number
  /** Version of the price list it was finished with. */
  readonly catalogueVersion: string
  /** What a piece costs of the items of both revisions; one that its price list lacks is left out. */
  readonly prices: ReadonlyMap<string, number>
}

/** Two revisions that are compared, for people who see prices or not. */
export type ToCompare = {
  readonly before: StoredRevision
  readonly after: StoredRevision
  readonly translations: readonly LineTranslation[]
  readonly seesPrices: boolean
  /** What both were sold for, figure by figure; null where that is not known, or not for this person. */
  readonly sold: AnswerOf<typeof getDifference>['sold']
}
