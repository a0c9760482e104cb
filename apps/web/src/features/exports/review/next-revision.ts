import { initialsOf, type Revision } from '@ramp/papers'

/** Letters of revisions: none that is read as a figure or as another letter. */
const LETTERS = 'ABCDEFGHJKLMNPRTUVWY'

/** The line that follows in a table of revisions: the next letter, today, and the initials of who adds it. */
export function nextRevision(
  revisions: readonly Revision[],
  person: string,
  today: Date,
): Omit<Revision, 'tags'> {
  const last = Math.max(-1, ...revisions.map(({ letter }) => LETTERS.indexOf(letter.toUpperCase())))
  return {
    letter: LETTERS[last + 1] ?? '',
    date: localDay(today),
    by: initialsOf(person),
    what: revisions.length === 0 ? 'First issue' : '',
  }
}

const two = (number: number): string => `${number}`.padStart(2, '0')

/** The day where the person is, as `2026-11-22`. */
const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
