import { expect, test } from 'vitest'
import { removeSavedOf, unsavedOf } from './saved-of-person.ts'

const DANA = 'dana@ridgeline.example'

/** A browser's storage that holds these entries. */
function storageOf(entries: Readonly<Record<string, unknown>>) {
  const kept = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

const layoutOf = (name: string, parts: readonly unknown[] = [{}]) => ({
  parts,
  drawings: [],
  project: { name, notes: '', product: 'P3G' },
})
const journalOf = (headerId: string | null, layout: unknown) => ({ headerId, layout })

test.each`
  what                                               | key                                      | value                               | goes
  ${'the drawing of a quote'}                        | ${`journal-1001-${DANA}`}                | ${{}}                               | ${true}
  ${'the drawing of a sandbox'}                      | ${`journal-sandbox-P3G-${DANA}`}         | ${{}}                               | ${true}
  ${'a drawing whose address was written in large'}  | ${'journal-1001-DANA@Ridgeline.example'} | ${{}}                               | ${true}
  ${'the steps back'}                                | ${`undo-1001-${DANA}`}                   | ${{}}                               | ${true}
  ${'the note of photos that were taken'}            | ${`photos-1001-${DANA}`}                 | ${{ count: 2 }}                     | ${true}
  ${'what was typed for documents'}                  | ${`documents-1001-${DANA}`}              | ${{}}                               | ${true}
  ${'what is known of the draft on the server'}      | ${`draft-1001-${DANA}`}                  | ${{ counter: 3, edit: 5 }}          | ${true}
  ${'the mark of an open tab'}                       | ${`open-journal-1001-${DANA}`}           | ${1}                                | ${true}
  ${'the name of this browser'}                      | ${`device-${DANA}`}                      | ${'a1'}                             | ${true}
  ${'a setting that names the address'}              | ${`singleKeys-${DANA}`}                  | ${true}                             | ${true}
  ${'what was saved to history'}                     | ${'autoSave'}                            | ${{ person: DANA }}                 | ${true}
  ${'a history that names nobody'}                   | ${'autoSave'}                            | ${{}}                               | ${true}
  ${'a history set aside for that of another quote'} | ${`autoSave-1001-${DANA}`}               | ${{ person: DANA }}                 | ${true}
  ${'the history of somebody else, set aside'}       | ${'autoSave-1001-sam@harbor.example'}    | ${{ person: 'sam@harbor.example' }} | ${false}
  ${'its picture'}                                   | ${'autoSavePreview'}                     | ${{ person: DANA }}                 | ${true}
  ${'guides'}                                        | ${'guides-1001'}                         | ${[]}                               | ${true}
  ${'the drawing of somebody else'}                  | ${'journal-1001-sam@harbor.example'}     | ${{}}                               | ${false}
  ${'the drawing of a longer address'}               | ${`journal-1001-other-${DANA}`}          | ${{}}                               | ${false}
  ${'the history of somebody else'}                  | ${'autoSave'}                            | ${{ person: 'sam@harbor.example' }} | ${false}
  ${'a setting that names a user id'}                | ${'singleKeys-dana-miller'}              | ${true}                             | ${false}
  ${'accepted terms'}                                | ${'terms-1-dana-miller'}                 | ${true}                             | ${false}
  ${'a helper'}                                      | ${'showGuides'}                          | ${true}                             | ${false}
`('$what goes with its person: $goes', ({ key, value, goes }) => {
  const storage = storageOf({ [key]: value })
  removeSavedOf(DANA, storage)
  expect(storage.kept.has(key)).toBe(!goes)
})

test.each`
  what                            | draft                      | lost
  ${'no draft'}                   | ${null}                    | ${['Harper residence (quote 1001)']}
  ${'a draft of an earlier edit'} | ${{ counter: 3, edit: 6 }} | ${['Harper residence (quote 1001)']}
  ${'a draft with its last edit'} | ${{ counter: 4, edit: 7 }} | ${[]}
`('with $what on the server, signing out would lose $lost', ({ draft, lost }) => {
  const journal = { ...journalOf('1001', layoutOf('Harper residence')), edit: 7 }
  const storage = storageOf({
    [`journal-1001-${DANA}`]: journal,
    ...(draft && { [`draft-1001-${DANA}`]: draft }),
  })
  expect(unsavedOf(DANA, storage)).toEqual(lost)
})

test('signing out would lose the drawings that no server has, each named once', () => {
  const storage = storageOf({
    [`journal-1001-${DANA}`]: journalOf('1001', layoutOf('Harper residence')),
    autoSave: {
      ...layoutOf('Harper'),
      vizionHeaderId: '1001',
      person: DANA,
      layout: layoutOf('Harper residence'),
    },
    [`autoSave-1006-${DANA}`]: {
      vizionHeaderId: '1006',
      person: DANA,
      layout: layoutOf('Set aside'),
    },
    [`journal-sandbox-P3G-${DANA}`]: journalOf(null, layoutOf('')),
    [`journal-1002-${DANA}`]: journalOf('1002', layoutOf('Nothing drawn', [])),
    [`journal-1003-${DANA}`]: 'cut off',
    'journal-1004-sam@harbor.example': journalOf('1004', layoutOf('Okafor')),
    [`undo-1005-${DANA}`]: {},
  })
  expect(unsavedOf(DANA, storage)).toEqual([
    'Harper residence (quote 1001)',
    'Set aside (quote 1006)',
    'sandbox P3G',
  ])
})

test('a drawing that only the database has is named too, and one that both have is named once', () => {
  const inDatabase = [
    [`journal-1001-${DANA}`, JSON.stringify(journalOf('1001', layoutOf('Harper residence')))],
    [`autoSave-1002-${DANA}`, JSON.stringify({ vizionHeaderId: '1002', layout: layoutOf('Mills') })],
    [`documents-1003-${DANA}`, JSON.stringify({ facts: { a: 1 }, base: { a: 1 } })],
    [`documents-1004-${DANA}`, JSON.stringify({ facts: { a: 2 }, base: { a: 1 } })],
  ] as const
  const storage = storageOf({ [`journal-1001-${DANA}`]: journalOf('1001', layoutOf('Harper residence')) })
  expect(unsavedOf(DANA, storage, inDatabase)).toEqual([
    'Harper residence (quote 1001)',
    'Mills (quote 1002)',
    'Document details of quote 1004',
  ])
})

test('notes alone are worth the question', () => {
  const layout = {
    ...layoutOf('Harper', []),
    project: { name: 'Harper', notes: 'gate on the left', product: 'P3G' },
  }
  expect(unsavedOf(DANA, storageOf({ [`journal-1001-${DANA}`]: journalOf('1001', layout) }))).toHaveLength(1)
})

test('signing out would lose the photos of a site, whether its drawing is saved or not', () => {
  const storage = storageOf({
    [`photos-1001-${DANA}`]: { count: 3, name: 'Harper residence' },
    [`photos-1002-${DANA}`]: { count: 0, name: 'Mills' },
    'photos-1003-sam@harbor.example': { count: 2, name: 'Cole' },
  })
  expect(unsavedOf(DANA, storage)).toEqual(['3 photos of Harper residence'])
})
