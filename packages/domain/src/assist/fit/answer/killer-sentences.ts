import { type Inches, roundTo } from '../../../base/units.ts'
import type { Killer } from '../ways/killers.ts'

/** Why nothing fits: what is needed, and what is there. */
export type FitReason = {
  readonly code: string
  readonly text: string
  readonly need: number
  readonly have: number
  readonly unit: 'in' | '1:n' | 'parts' | 'lb'
  readonly section: string
}

export const inches = (value: Inches): number => roundTo(value, 1)

type Sentence = (killer: Killer) => FitReason

/** What candidates died of, as sentences. */
export const SENTENCES: Readonly<Record<Killer['code'], Sentence>> = {
  'foot-slopes': ({ need, have }) => ({
    code: 'foot-slopes',
    text: `The ground at the foot may fall 1:${inches(need)} at most; where the way could end it falls 1:${inches(have)}.`,
    need: inches(need),
    have: inches(have),
    unit: '1:n',
    section: '405.7.1',
  }),
  'no-guards': ({ need, have }) => ({
    code: 'no-guards',
    text: `A deck more than ${need} in over the ground needs guards, which this line does not sell; the way lies ${inches(have)} in over it.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: 'R312.1.1',
  }),
  'too-low': ({ need, have, name }) => ({
    code: 'too-low',
    text: `The ${name === 'ramp' ? 'ramp' : 'platform'} needs ${need} in over the ground; it would have ${inches(have)} in.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: '7.1',
  }),
  'too-high': ({ need, have }) => ({
    code: 'too-high',
    text: `Stock legs serve heights under ${need} in; one would have to be ${inches(have)} in.`,
    need: inches(need),
    have: inches(have),
    unit: 'in',
    section: '7.10',
  }),
  'misses-the-end': ({ need, name }) => ({
    code: 'misses-the-end',
    text: `No way of the length that is needed ends ${name ? `at the ${name}` : 'where it has to'}; the nearest one misses it by ${inches(need)} in.`,
    need: 0,
    have: inches(need),
    unit: 'in',
    section: 'site 3, rule 10',
  }),
}
