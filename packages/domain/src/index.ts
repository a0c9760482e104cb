/** Public face of the domain. Reading order is the order of the folders. */

export { differenceOf } from './assist/difference/difference-of.ts'
export { partPairs, twinIds } from './assist/difference/drawing/part-pairs.ts'
export { amountDifferences } from './assist/difference/figure-differences.ts'
export * from './assist/difference/terms/difference.ts'
export {
  type Amount,
  type DifferenceSide,
  type PriceOf,
  pricesOf,
} from './assist/difference/terms/difference-side.ts'
export type { LineTranslation } from './assist/difference/terms/line-keys.ts'
export type { Proposal } from './assist/fit/answer/proposal.ts'
export { FIT_BUDGET, type FitBudget, type FitProgress, LONG_FIT_BUDGET } from './assist/fit/answer/solve.ts'
export {
  type FitAnswer,
  type FitOptions,
  type FitStep,
  fitRamp,
  fitted,
  layoutOfProposal,
} from './assist/fit/fit-ramp.ts'
export { LEGAL_LAYOUT, type LegalRule } from './assist/fit/legal-layout.ts'
export { PROPOSAL_KINDS, type ProposalKind } from './assist/fit/pieces/route.ts'
export type { FitReason } from './assist/fit/reasons/reason.ts'
export type { Change, Relaxation } from './assist/fit/relaxations/change.ts'
export {
  CODE_FAMILIES,
  type CodeFamily,
  codesOf,
  codesOfProject,
  type FitRequest,
  type FitWishes,
  type KeptPart,
  NO_WISHES,
  openGround,
} from './assist/fit/request/fit-request.ts'
export { egressDecides } from './assist/fit/request/limits.ts'
export { crowds } from './assist/joined-edits/carry-along.ts'
export { type Contact, contactsOf } from './assist/joined-edits/contacts.ts'
export { exchangePart } from './assist/joined-edits/exchange-part.ts'
export { insertPart } from './assist/joined-edits/insert-part.ts'
export { joinRuns } from './assist/joined-edits/join-runs.ts'
export type { JoinedChange, JoinedProblem } from './assist/joined-edits/joined-change.ts'
export { reachesHeight } from './assist/joined-edits/stair-height.ts'
export * from './assist/lengths/flight.ts'
export { offerRelength, type RelengthOffer } from './assist/lengths/offer-relength.ts'
export { planFlights } from './assist/lengths/plan-flights.ts'
export type { FlightChange, Relength } from './assist/lengths/propose-relength.ts'
export { type Section, type Sum, stockFor } from './assist/lengths/section.ts'
export { sectionsFor } from './assist/lengths/sections-for.ts'
export { type MirroredSystem, mirrorSystem } from './assist/mirror/mirror-system.ts'
export * from './assist/proposals/answers.ts'
export * from './assist/proposals/changes-since.ts'
export { missingGuards, needlessGuards, type RailingChange } from './assist/proposals/guards.ts'
export { forEnd, heightAhead, lookAhead } from './assist/proposals/heights-ahead.ts'
export { previewedLayout, previewSystem, type SystemPreview } from './assist/proposals/preview-system.ts'
export { takeProposals } from './assist/proposals/take-proposals.ts'
export { BESIDE_PORCH, besidePorch } from './assist/survey-guide/ground-beside-porch.ts'
export { deckOf, type Landing, landingAt } from './assist/survey-guide/landing.ts'
export { feetOfWays, type NextReading, nextReading } from './assist/survey-guide/next-reading.ts'
export { type OutlyingHeight, outlyingHeights } from './assist/survey-guide/outlying-heights.ts'
export { type PointToShoot, pointsToShoot, type Tape } from './assist/survey-guide/points-to-shoot.ts'
export type { WallOffset } from './assist/survey-guide/tape-places.ts'
export * from './assist/text-outline/text-outline.ts'
export type { TextOutlineRow } from './assist/text-outline/text-outline-row.ts'
export { isSold, type NoLongerSold, noLongerSold } from './assist/translation/no-longer-sold.ts'
export { type NotCarriedOver, notCarriedOver, takeOut } from './assist/translation/not-carried-over.ts'
export {
  type Replaced,
  type Replacement,
  replaceSuperseded,
  successorOf,
} from './assist/translation/replace-superseded.ts'
export { type TranslatedLayout, translateLayout } from './assist/translation/translate-layout.ts'
export * from './assist/translation/translate-lines.ts'
export { askedFindings, codeReasons } from './assist/verdict/code-reasons.ts'
export { FINISH_ROWS, type FinishRowName, finishRow } from './assist/verdict/finish-rows.ts'
export { isMissing } from './assist/verdict/issue-reasons.ts'
export { approvedBanner, type Banner, isUnanswered, stepBanner } from './assist/verdict/step-banner.ts'
export * from './assist/verdict/verdict.ts'
export { verdictOf } from './assist/verdict/verdict-of.ts'
export { type VerdictReport, verdictReport } from './assist/verdict/verdict-report.ts'
export { asksForCanvas } from './assist/workflow/asks-canvas.ts'
export { isToDo } from './assist/workflow/is-to-do.ts'
export * from './assist/workflow/open-questions.ts'
export { type GivenHeights, isOnGround, looseWaysOf, proposeRuns } from './assist/workflow/propose-runs.ts'
export { openRailedSides, railedOpenSides } from './assist/workflow/rails/open-railed-sides.ts'
export { acceptSuggestedRails, suggestedSides } from './assist/workflow/rails/suggested-rails.ts'
export * from './assist/workflow/run-wizard.ts'
export * from './assist/workflow/stencil-checkup.ts'
export * from './assist/workflow/step-texts.ts'
export * from './assist/workflow/steps.ts'
export * from './assist/workflow/system-ends.ts'
export { nextOf } from './assist/workflow/walking-links.ts'
export { type WalkingOrder, walkingOrder } from './assist/workflow/walking-order.ts'
export * from './base/brand.ts'
export { counted, pluralOf } from './base/counted.ts'
export { dayText } from './base/day-text.ts'
export * from './base/geometry/clip-outline.ts'
export * from './base/geometry/grid-index.ts'
export * from './base/geometry/outline.ts'
export { type LineFault, lineFault, type OutlineFault, outlineFault } from './base/geometry/outline-fault.ts'
export * from './base/geometry/point.ts'
export { awayFrom, isInside, shareAlong, stretchesOf, withoutDoubled } from './base/geometry/polygon.ts'
export { type Fineness, feetAndInchesText, inchesText } from './base/lengths/length-text.ts'
export { slopeText } from './base/lengths/slope-text.ts'
export { listed } from './base/listed.ts'
export * from './base/memoize.ts'
export * from './base/units.ts'
export { borderOf, setBorder } from './edits/border-edits.ts'
export * from './edits/canvas-edits.ts'
export * from './edits/choice-edits.ts'
export * from './edits/custom-edits.ts'
export * from './edits/doors/door-edits.ts'
export * from './edits/drawing-edits.ts'
export * from './edits/edit.ts'
export * from './edits/exception-edits.ts'
export { type MirrorAxis, mirrorParts } from './edits/mirror-parts.ts'
export * from './edits/object-edits.ts'
export * from './edits/part-choices.ts'
export * from './edits/part-edits.ts'
export * from './edits/places/move-place.ts'
export * from './edits/run-edits.ts'
export { setRise, setSite } from './edits/site-edits.ts'
export * from './edits/site-place-edits.ts'
export * from './edits/survey/replace-survey.ts'
export * from './edits/survey-edits.ts'
export * from './edits/underlay/underlay-edits.ts'
export * from './model/catalogue/catalogue.ts'
export { catalogueWith } from './model/catalogue/custom/catalogue-with.ts'
export {
  type CustomPartWish,
  type CustomTransitionWish,
  type CustomWish,
  customItem,
  customOverall,
  refusedCustomItem,
} from './model/catalogue/custom/custom-item.ts'
export * from './model/catalogue/custom/custom-limits.ts'
export { wishOf } from './model/catalogue/custom/remade-custom.ts'
export * from './model/catalogue/custom/transform-item.ts'
export { whatCanBeMade } from './model/catalogue/custom/what-can-be-made.ts'
export * from './model/catalogue/item.ts'
export { displayName, partName } from './model/catalogue/item-name.ts'
export { POST_SIZE } from './model/catalogue/post-size.ts'
export { pricedAt } from './model/catalogue/price-level.ts'
export { type RatedLoad, ratedLoadOf } from './model/catalogue/rated-loads.ts'
export * from './model/catalogue/server-lists.ts'
export * from './model/drawings/drawing.ts'
export { BLACK, WHITE } from './model/drawings/drawing-colors.ts'
export * from './model/drawings/drawing-frame.ts'
export * from './model/drawings/drawing-path.ts'
export * from './model/drawings/drawing-text.ts'
export * from './model/drawings/form-sizes.ts'
export { hasInside } from './model/drawings/has-inside.ts'
export * from './model/drawings/new-drawing.ts'
export { NOTE_LETTERS, NOTE_LINE, NOTE_TOP, serviceNotes } from './model/drawings/service-notes.ts'
export { type GroundFall, groundFalls } from './model/ground/falls.ts'
export type { Ground } from './model/ground/ground.ts'
export * from './model/ground/spot.ts'
export * from './model/layout/issue.ts'
export * from './model/layout/layout.ts'
export * from './model/layout/new-layout.ts'
export * from './model/layout/new-part.ts'
export * from './model/layout/objects-in-order.ts'
export * from './model/layout/own-choices.ts'
export * from './model/layout/part.ts'
export * from './model/layout/platform-options.ts'
export * from './model/layout/progress.ts'
export * from './model/layout/run-top.ts'
export * from './model/layout/site.ts'
export { bareGroundOf, groundOf, spotsOfGround } from './model/layout/site-ground.ts'
export {
  everyPlaceOf,
  motionBy,
  movedFooting,
  moveSite,
  placesAround,
  placesOfSite,
} from './model/layout/site-places.ts'
export * from './model/layout/site-things.ts'
export * from './model/layout/things-of-site.ts'
export * from './model/places/by-sizes.ts'
export * from './model/places/footing-fault.ts'
export {
  cornersBeside,
  doorAlong,
  doorNear,
  facedHouse,
  type HouseCorner,
  type HouseWall,
  houseCorners,
  houseWalls,
  lengthOfWall,
  wallOfDoor,
} from './model/places/house-walls.ts'
export * from './model/places/measured-from.ts'
export * from './model/places/measures.ts'
export * from './model/places/site-key.ts'
export * from './model/products/building-codes.ts'
export { CUSTOM_NUMBERS, customItemNumber } from './model/products/custom-numbers.ts'
export { hardwareDifferences } from './model/products/hardware-differences.ts'
export { HANDRAIL_NAMES, SURFACE_NAMES } from './model/products/option-names.ts'
export type { PlatformOption } from './model/products/platform-offers.ts'
export * from './model/products/product-line.ts'
export * from './model/products/product-rules.ts'
export { allowedMiss } from './model/survey/closing-error.ts'
export { insetOutline } from './model/survey/inset-outline.ts'
export { namesOfPoints } from './model/survey/point-names.ts'
export * from './model/survey/survey.ts'
export * from './model/survey/survey-heights.ts'
export * from './model/survey/tapes.ts'
export * from './model/survey/walked-outline.ts'
export { analyse } from './rules/analysis/analyse.ts'
export * from './rules/analysis/analysis.ts'
export { errorsOf, warningsOf } from './rules/analysis/errors-of.ts'
export { adviceOf, messageOf } from './rules/analysis/messages.ts'
export * from './rules/bracing/brace.ts'
export * from './rules/closures/closure.ts'
export { type ClosureRequest, closureRequest } from './rules/closures/closure-request.ts'
export { codeSummaries } from './rules/codes/code-summaries.ts'
export { codeFindings } from './rules/codes/find-code-findings.ts'
export * from './rules/codes/finding.ts'
export { openingUsesOf } from './rules/connections/find-openings.ts'
export * from './rules/connections/joint.ts'
export { jointProblems } from './rules/connections/joint-checks.ts'
export * from './rules/connections/meeting.ts'
export { leadsOntoPad } from './rules/connections/pads-behind-plates.ts'
export { platformSideWarning } from './rules/connections/side-at-ramp.ts'
export { jointsAt, usedSides, useOf } from './rules/connections/side-uses.ts'
export * from './rules/connections/validity.ts'
export { countIssues, quoteErrors, quoteIssues } from './rules/cross-check/count-issues.ts'
export * from './rules/handrails/configurations.ts'
export { type RailChoices, railChoices } from './rules/handrails/rail-choices.ts'
export {
  isTurn,
  isTurnbackSize,
  railCategory,
  takesRails,
  treadDirectionOf,
} from './rules/handrails/rail-platforms.ts'
export { railingsOf } from './rules/handrails/railings-of.ts'
export * from './rules/handrails/rails.ts'
export * from './rules/legs/leg.ts'
export { pocketPoints } from './rules/legs/leg-positions.ts'
export { footUnder, LEG_SIZES, type LegFoot, outlineOfFoot } from './rules/legs/leg-sizes.ts'
export { percentOf, unitPriceAt } from './rules/parts-list/build-parts-list.ts'
export { type ClosureKit, closureKit } from './rules/parts-list/closure-items.ts'
export { hdClosureKit } from './rules/parts-list/hd-closure-items.ts'
export { customClosures, kitsOfClosures } from './rules/parts-list/kits-of-closures.ts'
export * from './rules/parts-list/line.ts'
export { isOrderedAsDrawn } from './rules/parts-list/requirements-of-parts.ts'
export { soldPrice } from './rules/parts-list/sold-price.ts'
export * from './rules/placement/attach.ts'
export { isCrowded } from './rules/placement/crowding.ts'
export { isDeck, isPlatform } from './rules/placement/decks.ts'
export { gatesOf, sidesUnderGate } from './rules/placement/gate-sides.ts'
export * from './rules/placement/own-names.ts'
export * from './rules/placement/place-parts.ts'
export * from './rules/placement/placed-part.ts'
export * from './rules/placement/side-name.ts'
export { fixedEndHeight } from './rules/runs/end-height.ts'
export { groundRatio, horizontalRun } from './rules/runs/ground-slope.ts'
export { linearInches } from './rules/runs/measure-run.ts'
export { heightAt } from './rules/runs/measure-runs.ts'
export { hasEnteredHeights, type MissingRise, missingRise } from './rules/runs/missing-rise.ts'
export * from './rules/runs/run-figures.ts'
export * from './rules/runs/slope.ts'
export { isPlacedDoor } from './rules/site-measures/beyond-openings.ts'
export { type LeadsToQuestion, leadsToQuestions } from './rules/site-measures/leads-to-questions.ts'
export { isLoneLotLine, loneLotLines } from './rules/site-measures/lone-lot-lines.ts'
export { startOfWay } from './rules/site-measures/porch-room.ts'
export { LOOP_REACH, RAIL_DIAMETER, railReach } from './rules/site-measures/rail-reach.ts'
export { yardOf } from './rules/site-measures/yard-of.ts'
export { type Load, supportLoads } from './rules/support-loads/support-loads.ts'
