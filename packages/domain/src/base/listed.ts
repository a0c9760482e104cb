const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `A, B, and C`: one 'and', however many there are. */
export const listed = (words: readonly string[]): string => LIST.format(words)
