import { expect } from 'vitest'
import { inRoot } from '../steps/root.mjs'

/** Names of one kind, under the heading a person looks for. */
export type Groups = Readonly<Record<string, Iterable<string>>>

/** Compares names, each once and in order, with the file that says what they are: names/{file}.txt. */
export async function expectNames(file: string, groups: Groups): Promise<void> {
  const text = Object.entries(groups).map(([heading, names]) => {
    const sorted = [...new Set(names)].sort()
    // A group without names is a test that looks in the wrong place.
    expect(sorted, heading).not.toEqual([])
    return `${heading}\n${sorted.map((name) => `  ${name}\n`).join('')}`
  })
  await expect(text.join('\n')).toMatchFileSnapshot(inRoot('tools', 'outward-names', 'names', `${file}.txt`))
}
