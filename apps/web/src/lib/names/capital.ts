/** `moved` as a line begins with it: `Moved`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
