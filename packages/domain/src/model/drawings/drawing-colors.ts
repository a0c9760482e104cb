/** Colors that a drawing begins with and is stored with (spec 2 §3.7, §9); a person chooses others. */
export const BLACK = '#000000'
export const WHITE = '#ffffff'
/** A ruler looks like a folding rule. */
export const RULER_FILL = '#fff6d6'
