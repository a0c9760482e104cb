/** The papers that a quote has, for whoever asks for one, and what a permit set needs before it goes out. */
export { type Missing, missingFacts, PAPER_KINDS, PAPERS, type PaperKind } from '@ramp/papers/kinds'
