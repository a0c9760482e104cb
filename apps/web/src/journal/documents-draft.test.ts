import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_DRAFT, NO_FACTS, overSaved, readDraft, writeDraft } from './documents-draft.ts'
import { entriesIn } from './entries.ts'
import { storeInMemory } from './testing/store-in-memory.ts'

const owner = { headerID: '1001', option: 1, product: 'P3G', person: 'dana@example.com' } as const
const local = new Map<string, string>()
beforeEach(() => {
  local.clear()
  const getItem = (key: string) => local.get(key) ?? null
  const setItem = (key: string, value: string) => local.set(key, value)
  vi.stubGlobal('window', { localStorage: { getItem, setItem } })
})
afterEach(() => vi.unstubAllGlobals())

const at = (address: readonly string[], contact = '', name = '') => ({
  ...NO_FACTS,
  project: { address: [...address], contact, phone: '' },
  dealer: { ...NO_FACTS.dealer, name },
})
const onPads = (pad: number | null, isAnchored: boolean | null) => ({
  ...NO_FACTS,
  foundation: { pad, isAnchored },
})
const reviewed = (permitNumber: string, response: string) => ({
  ...NO_FACTS,
  review: {
    permitNumber,
    comments: response === '' ? [] : [{ comment: 'Show the guard.', response, sheet: 'A1' }],
  },
})
const revision = { letter: 'A', date: '2026-11-25', by: 'DM', what: 'First issue' }

test.each`
  what                                            | base               | typed                                     | saved                       | shown
  ${'nothing was typed'}                          | ${NO_FACTS}        | ${NO_FACTS}                               | ${at(['1 Elm'])}            | ${at(['1 Elm'])}
  ${'an address was typed'}                       | ${NO_FACTS}        | ${at(['2 Oak'])}                          | ${NO_FACTS}                 | ${at(['2 Oak'])}
  ${'a saved address was changed'}                | ${at(['1 Elm'])}   | ${at(['2 Oak'])}                          | ${at(['1 Elm'])}            | ${at(['2 Oak'])}
  ${'a saved address was cleared'}                | ${at(['1 Elm'])}   | ${at([])}                                 | ${at(['1 Elm'])}            | ${at([])}
  ${'another field was saved meanwhile'}          | ${at(['1 Elm'])}   | ${at(['2 Oak'])}                          | ${at(['1 Elm'], 'Pat Lee')} | ${at(['2 Oak'], 'Pat Lee')}
  ${'the company was saved with another quote'}   | ${at([], '', 'A')} | ${at(['2 Oak'], '', 'A')}                 | ${at([], '', 'B')}          | ${at(['2 Oak'], '', 'B')}
  ${'it was typed before the quote had answered'} | ${NO_FACTS}        | ${at(['2 Oak'])}                          | ${at(['1 Elm'], '', 'B')}   | ${at(['2 Oak'], '', 'B')}
  ${'a revision was added'}                       | ${NO_FACTS}        | ${{ ...NO_FACTS, revisions: [revision] }} | ${at(['1 Elm'])}            | ${{ ...at(['1 Elm']), revisions: [revision] }}
  ${'pads were typed, and anchors saved'}         | ${NO_FACTS}        | ${onPads(12, null)}                       | ${onPads(null, true)}       | ${onPads(12, true)}
  ${'a comment was answered, and a number saved'} | ${NO_FACTS}        | ${reviewed('', 'Added.')}                 | ${reviewed('BLD-1', '')}    | ${reviewed('BLD-1', 'Added.')}
`('fields show what was typed over what is saved when $what', ({ base, typed, saved, shown }) => {
  expect(overSaved({ base, facts: typed, choice: null }, saved)).toEqual(shown)
})

test('what is typed is in local storage at once, and comes back from the database after a kill', async () => {
  const all = entriesIn(storeInMemory().store)
  const draft = { facts: at(['2 Oak'], 'x'.repeat(500)), base: NO_FACTS, choice: { kind: 'offer' } }
  const answer = writeDraft(draft, owner, all)
  expect(local.size).toBe(1)
  expect(await answer).toBeNull()
  local.clear()
  expect(await readDraft(owner, all)).toMatchObject(draft)
  expect(await readDraft({ ...owner, headerID: '1002' }, all)).toEqual(NO_DRAFT)
})

test.each(['{"format":"documents-draft/1","fac', '{"format":"another/1"}', 'null'])(
  'a draft that reads %s is none',
  async (text) => {
    local.set('documents-1001-dana@example.com', text)
    expect(await readDraft(owner, entriesIn(storeInMemory().store))).toEqual(NO_DRAFT)
  },
)

test('a draft of a version that knew no review and no tags is read, and has none', async () => {
  const { review: _, ...older } = { ...NO_FACTS, revisions: [revision] }
  const draft = { format: 'documents-draft/1', edit: 3, facts: older, base: older, choice: null }
  local.set('documents-1001-dana@example.com', JSON.stringify(draft))
  const { facts } = await readDraft(owner, entriesIn(storeInMemory().store))
  expect(facts).toEqual({ ...NO_FACTS, revisions: [revision] })
})

test.each`
  permit                             | foundation
  ${{ pad: 16, isAnchored: true }}   | ${{ pad: 16, isAnchored: true }}
  ${{ pad: 0, isAnchored: null }}    | ${{ pad: null, isAnchored: null }}
  ${{ pad: '16', isAnchored: 'no' }} | ${{ pad: null, isAnchored: null }}
  ${undefined}                       | ${{ pad: null, isAnchored: null }}
`(
  'pads and anchors chosen for the permit set by an older version are facts of the job: $permit',
  async ({ permit, foundation }) => {
    const { foundation: _, ...older } = NO_FACTS
    const draft = { format: 'documents-draft/1', edit: 3, facts: older, base: older, choice: { permit } }
    local.set('documents-1001-dana@example.com', JSON.stringify(draft))
    const read = await readDraft(owner, entriesIn(storeInMemory().store))
    expect(overSaved(read, NO_FACTS).foundation).toEqual(foundation)
    // What was saved with the quote since then stays where nothing was chosen.
    expect(overSaved(read, onPads(24, false)).foundation).toEqual({
      pad: foundation.pad ?? 24,
      isAnchored: foundation.isAnchored ?? false,
    })
  },
)
