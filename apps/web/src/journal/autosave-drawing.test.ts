import { analyse, type Layout, newLayout, newPart } from '@ramp/domain'
import { Editor, nudgeSelection, redo, select, sendEvent, toScreen, undo } from '@ramp/editor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { p3g } from '../lib/testing/described-system.ts'
import { autosaveDrawing, type SaveState } from './autosave-drawing.ts'
import { entriesIn } from './entries.ts'
import { readJournal } from './journal.ts'
import { storeInMemory } from './testing/store-in-memory.ts'

const owner = { headerID: null, option: 1, product: 'P3G', person: 'dana@example.com' } as const
const item = p3g.byShortName.get('PPS55TL')
const platform = item && newPart(item, 'a', { x: 100, y: 100 }, 0)
const layout = { ...newLayout('P3G'), parts: platform ? [platform] : [] }

let entries: Map<string, string>
let hasRoom: boolean
beforeEach(() => {
  entries = new Map()
  hasRoom = true
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
        entries.set(key, value)
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => vi.advanceTimersByTimeAsync(0)

function kept() {
  const editor = new Editor({ layout, catalogue: p3g, analyse })
  const { store, state } = storeInMemory()
  const all = entriesIn(store)
  const said: SaveState[] = []
  const acknowledged: Layout[] = []
  const end = autosaveDrawing(editor, {
    owner,
    all,
    onSaveState: (keeping) => said.push(keeping),
    onAcknowledged: (one) => acknowledged.push(one),
  })
  const inJournal = async () => (await readJournal(owner, all)).journal?.layout
  const nudge = () => {
    select(editor, ['a'])
    nudgeSelection(editor, { x: 1, y: 0 })
  }
  return { editor, said, acknowledged, state, end, inJournal, nudge }
}

const KEPT: SaveState = { kind: 'kept' }
const NO_STORAGE: SaveState = { kind: 'no-storage' }

test('every edit, undo and redo is written at once, and no gesture', async () => {
  const { editor, said, acknowledged, end, inJournal } = kept()
  const at = (x: number, y: number) => toScreen(editor.state.camera, { x, y })
  sendEvent(editor, { type: 'press', at: at(100, 100) })
  sendEvent(editor, { type: 'move', at: at(200, 200) })
  await settled()
  expect([said, entries.size]).toEqual([[], 0])
  sendEvent(editor, { type: 'release', at: at(200, 200) })
  expect(entries.size).toBe(1)
  await settled()
  select(editor, [])
  await settled()
  expect(said).toEqual([KEPT])
  undo(editor)
  await settled()
  redo(editor)
  await settled()
  expect(said).toEqual([KEPT, KEPT, KEPT])
  expect(acknowledged.at(-1)).toBe(editor.state.history.now.layout)
  expect(await inJournal()).toEqual(editor.state.layout)
  end()
  undo(editor)
  await settled()
  expect(said).toHaveLength(3)
})

test('nothing is called kept before the browser has acknowledged it, and who waits is told', async () => {
  const { said, state, end, nudge } = kept()
  let acknowledge = () => {}
  state.isAnswered = new Promise((done) => {
    acknowledge = done
  })
  nudge()
  await settled()
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(said).toEqual([{ kind: 'pending' }])
  acknowledge()
  await settled()
  expect(said).toEqual([{ kind: 'pending' }, KEPT])
  end()
})

test('an edit that found no room anywhere is kept as soon as there is some', async () => {
  const { editor, said, state, end, inJournal, nudge } = kept()
  hasRoom = false
  state.fault = 'full'
  nudge()
  await settled()
  expect(said).toEqual([NO_STORAGE])
  hasRoom = true
  state.fault = null
  await vi.advanceTimersByTimeAsync(3000)
  expect(said).toEqual([NO_STORAGE, KEPT])
  expect(await inJournal()).toEqual(editor.state.layout)
  end()
})

test('a saved drawing leaves no timer running, and neither does one that was closed unsaved', async () => {
  const { said, state, end, nudge } = kept()
  nudge()
  await settled()
  expect([said, vi.getTimerCount()]).toEqual([[KEPT], 0])
  hasRoom = false
  state.fault = 'full'
  nudge()
  await settled()
  expect(vi.getTimerCount()).toBe(1)
  end()
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['full', 'newer', 'closed'] as const)(
  'a database that is %s leaves the drawing to local storage, says why, and is tried again',
  async (fault) => {
    const { editor, said, state, end, inJournal, nudge } = kept()
    state.fault = fault
    nudge()
    await settled()
    expect(said).toEqual([{ kind: 'local-only', fault }])
    expect(await inJournal()).toEqual(editor.state.layout)
    state.fault = null
    await vi.advanceTimersByTimeAsync(3000)
    expect(said.at(-1)).toEqual(KEPT)
    end()
  },
)

test('local storage without room is no fault while the database has the drawing', async () => {
  const { said, end, nudge } = kept()
  hasRoom = false
  nudge()
  await settled()
  expect(said).toEqual([KEPT])
  end()
})
