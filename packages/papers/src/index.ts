/** Public face of the papers. */

export { openItems } from './content/open/open-items.ts'
export { tagsShown } from './content/tags-shown.ts'
export { crewFaults } from './crew/crew-faults.ts'
export { type ChosenSettings, layOutPaper } from './lay-out-paper.ts'
export { layoutPaper } from './layout/layout-paper.ts'
export type { LayoutInput } from './layout/sheet/layout-input.ts'
export { layoutLetterFaults } from './layout/sheet/words-on-layout.ts'
export * from './offer/settings/offer-settings.ts'
export { drawingText, hashLetters } from './paper/drawing-text.ts'
export * from './paper/input.ts'
export { isPaperKind, PAPER_KINDS, PAPERS, type PaperKind, type PaperRow } from './paper/kinds.ts'
export { type LetterFault, letterFaults } from './paper/letter-faults.ts'
export { type Missing, type MissingField, missingFacts } from './paper/missing-facts.ts'
export { paperFaults } from './paper/paper-faults.ts'
export { type PaperRefusal, paperRefusal } from './paper/paper-refusal.ts'
export { structureFaults } from './paper/structure-faults.ts'
export type { FontName, Weight } from './pdf/pdf-canvas.ts'
export { type FontFile, pdfOf } from './pdf/pdf-of.ts'
export { AUTHORITY_LISTS } from './permit/facts/authorities.ts'
export { authoritiesOf } from './permit/facts/authorities-at.ts'
export * from './permit/facts/permit-settings.ts'
export {
  namesOnSheetsText,
  namesTyped,
  type RevisionFault,
  revisionFaults,
} from './permit/review/named-on-sheets.ts'
export * from './survey/survey-settings.ts'
