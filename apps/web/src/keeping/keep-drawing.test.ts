import { analyse, newLayout, newPart } from '@ramp/domain'
import { Editor, nudgeSelection, redo, select, sendEvent, toScreen, undo } from '@ramp/editor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { p3g } from '../lib/testing/described-system.ts'
import { readJournal } from './journal.ts'
import { type Keeping, keepDrawing } from './keep-drawing.ts'

const owner = { headerID: null, product: 'P3G', person: 'dana@example.com' } as const
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

function kept() {
  const editor = new Editor({ layout, catalogue: p3g, analyse })
  const said: Keeping[] = []
  return { editor, said, end: keepDrawing(editor, owner, (keeping) => said.push(keeping)) }
}

test('every edit, undo and redo is written at once, and no gesture', () => {
  const { editor, said, end } = kept()
  const at = (x: number, y: number) => toScreen(editor.state.camera, { x, y })
  sendEvent(editor, { type: 'press', at: at(100, 100) })
  sendEvent(editor, { type: 'move', at: at(200, 200) })
  expect(said).toEqual([])
  sendEvent(editor, { type: 'release', at: at(200, 200) })
  select(editor, [])
  expect(said).toHaveLength(1)
  undo(editor)
  redo(editor)
  expect(said).toEqual(['kept', 'kept', 'kept'])
  expect(readJournal(owner)?.layout).toEqual(editor.state.layout)
  end()
  undo(editor)
  expect(said).toHaveLength(3)
})

test('an edit that found no room is kept as soon as there is some', () => {
  const { editor, said, end } = kept()
  hasRoom = false
  select(editor, ['a'])
  nudgeSelection(editor, { x: 1, y: 0 })
  expect(said).toEqual(['no-storage'])
  hasRoom = true
  vi.advanceTimersByTime(3000)
  expect(said).toEqual(['no-storage', 'kept'])
  expect(readJournal(owner)?.layout).toEqual(editor.state.layout)
  end()
})
