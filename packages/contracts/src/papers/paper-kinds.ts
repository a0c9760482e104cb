/** The papers that a quote has, for whoever asks for one. */
export { PAPER_KINDS, PAPERS, type PaperKind } from '@ramp/papers/kinds'
