const RULES = new Intl.PluralRules('en-US')

/** `1 leg`, `4 legs`, `0 legs`; `many` where the plural is another word. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${RULES.select(count) === 'one' ? one : many}`
