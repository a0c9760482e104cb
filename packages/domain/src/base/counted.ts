const RULES = new Intl.PluralRules('en-US')

/** The form of a word for a number: `leg` for 1, `legs` for any other. */
export const pluralOf = (count: number, one: string, many = `${one}s`): string =>
  RULES.select(count) === 'one' ? one : many

/** `1 leg`, `4 legs`, `0 legs`; `many` where the plural is another word. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${pluralOf(count, one, many)}`
