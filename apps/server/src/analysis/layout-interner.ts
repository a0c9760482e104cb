import type { Layout } from '@ramp/domain'

/** People whose last layout a worker keeps. */
const MOST_PEOPLE = 4
/** A larger layout is not kept: what follows from it takes many times its room. */
const MOST_CHARACTERS = 200_000

/**
 * Gives equal layouts of one person as one object, so that the domain, which memoizes by identity, analyzes them once:
 * Finish asks six calls about one layout. Only the last layout of each of the last people is kept, and nobody is given
 * that of another person.
 */
export function layoutInterner(mostPeople = MOST_PEOPLE, mostCharacters = MOST_CHARACTERS) {
  const last = new Map<string, { readonly text: string; readonly layout: Layout }>()
  return (person: string, layout: Layout): Layout => {
    const text = JSON.stringify(layout)
    const known = last.get(person)
    last.delete(person)
    if (text.length > mostCharacters) return layout
    const interned = known?.text === text ? known.layout : layout
    last.set(person, { text, layout: interned })
    for (const oldest of [...last.keys()].slice(0, -mostPeople)) last.delete(oldest)
    return interned
  }
}
