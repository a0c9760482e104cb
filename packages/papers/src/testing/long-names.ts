import type { PaperInput, Revision } from '../paper/input.ts'

export const LONG = {
  dealer: 'Mid-Atlantic Accessibility Equipment Co.',
  address: '12345 North Saint Bartholomew Springs Boulevard, Suite 1204B',
  contact: 'Alexandrina Konstantinopolska-Featherstonehaugh, her daughter',
  phone: '757-555-0142 ext. 1234 (mornings), 757-555-0199 after 5 pm',
  project: 'The Katherine and Alexander Vandenbroucke-Rosenthal family residence, west porch',
  drawnBy: 'Anna Maria Lopez Vandermeer',
} as const

/** So many revisions, the first in the letters of the alphabet; what was done is as long as given. */
export const revisionsOf = (
  count: number,
  what = 'Lower landing revised as the office asked',
): readonly Revision[] =>
  [...'ABCDEFGHJK']
    .slice(0, count)
    .map((letter, index) => ({ letter, date: `2026-11-${10 + index}`, by: 'AMLV', what }))

/** A paper whose every name is long: a dealer of 40 letters, an address of 60 in one line, a project of 80. */
export const withLongNames = (input: PaperInput): PaperInput => ({
  ...input,
  project: { name: LONG.project, address: [LONG.address], contact: LONG.contact, phone: LONG.phone },
  dealer: { ...input.dealer, name: LONG.dealer, drawnBy: LONG.drawnBy },
  quote: { ...input.quote, revisions: revisionsOf(10) },
})
