import * as contracts from '@ramp/contracts'
import type { Caller } from './caller.ts'
import { mayChangeQuotes, maySee } from './field-access.ts'

type Call = Pick<contracts.Endpoint, 'method' | 'path'>

const keyOf = ({ method, path }: Call): string => `${method} ${path}`

/** Calls whose answer is of no use without prices. Saved projects are among them: they have the prices of custom parts. */
const PRICED = new Set(
  [
    contracts.getCatalogue,
    contracts.listTouchedQuotes,
    contracts.itemByShortNameGet,
    contracts.itemByItemNumberGet,
    contracts.itemsByItemNumberListGet,
    contracts.itemRequestConfigurationItems,
    contracts.itemGetImmutableConfigurationItems,
    contracts.itemTransformConfigurationItem,
    contracts.itemConfigurationItemTransforms,
    contracts.itemRequestTransitionConfigurationItems,
    contracts.itemGenerateCustomConfigurationItem,
    contracts.itemGenerateCustomTransition,
    contracts.rampGenerate,
    contracts.rampGenerateComponentConnections,
    contracts.rampGenerateBraces,
    contracts.rampGenerateLegs,
    contracts.rampGenerateChildRails,
    contracts.fitRamp,
    contracts.vizionProjectGet,
    contracts.getDraft,
    contracts.fileGet,
    contracts.getQuotePdf,
    contracts.getProposal,
    contracts.getPricedRevision,
    contracts.getRevisionPdf,
    contracts.getQuotePrice,
    contracts.priceLayouts,
  ].map(keyOf),
)

/** Calls that change a quote, or lead to where it is changed. */
const CHANGING = new Set(
  [
    contracts.vizionHeaderUpdate,
    contracts.vizionProjectCreate,
    contracts.vizionProjectUpdate,
    contracts.saveDraft,
    contracts.discardDraft,
    contracts.filesPost,
    contracts.rampLayoutPost,
    contracts.rampImagePost,
    contracts.saveQuotePhoto,
    contracts.removeQuotePhoto,
    contracts.createQuote,
    contracts.duplicateQuote,
    contracts.acceptQuote,
    contracts.addOption,
    contracts.renameOption,
    contracts.issueRevision,
    contracts.changeRevision,
    contracts.beginChange,
    contracts.checkReprice,
    contracts.repriceOption,
    contracts.getDesignerLink,
    contracts.savePaperFacts,
    contracts.archiveQuote,
    contracts.restoreQuote,
    contracts.saveQuotePrice,
    contracts.grantAccess,
    contracts.endGrant,
  ].map(keyOf),
)

export const NO_PRICES = 'Your login does not show prices. Ask your office for this.'
export const NO_CHANGES =
  'Your login can view quotes but not change them. Ask your office to make the change.'

/** Why a call is not for this person, before anything of it is read; null where it may be. */
export function callRefusal(caller: Caller, call: Call): string | null {
  const key = keyOf(call)
  if (CHANGING.has(key) && !mayChangeQuotes(caller)) return NO_CHANGES
  return PRICED.has(key) && !maySee(caller, 'listPrice') ? NO_PRICES : null
}
