import { addPart, type Layout, newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { partAt } from '../testing.ts'
import {
  amend,
  canRedo,
  canUndo,
  clear,
  goBy,
  type History,
  pause,
  record,
  redo,
  resume,
  startHistory,
  undo,
} from './history.ts'

const empty = newLayout('P3G')
const withParts = (count: number): Layout =>
  Array.from({ length: count }, (_, index) => partAt('ramp', `p${index}`, { x: index * 100, y: 0 })).reduce(
    (layout, part) => addPart(part)(layout),
    empty,
  )
const layouts = [empty, withParts(1), withParts(2), withParts(3)]
const [none = empty, one = empty, two = empty, three = empty] = layouts
const add = (history: History, layout: Layout) => record(history, { label: 'Add', kind: 'added', layout })

test('undo and redo walk through what was recorded', () => {
  let history = add(add(startHistory(none), one), two)
  expect(canRedo(history)).toBe(false)
  history = undo(history)
  expect(history.now.layout).toBe(one)
  history = undo(history)
  expect(history.now.layout).toBe(none)
  expect(canUndo(history)).toBe(false)
  expect(undo(history)).toBe(history)
  history = redo(redo(history))
  expect(history.now.layout).toBe(two)
  expect(redo(history)).toBe(history)
})

test('a new edit forgets what was undone [editor-history-2]', () => {
  const history = add(undo(add(add(startHistory(none), one), two)), three)
  expect(canRedo(history)).toBe(false)
  expect(undo(history).now.layout).toBe(one)
})

test('an edit that changes nothing is not recorded', () => {
  const history = startHistory(one)
  expect(add(history, one)).toBe(history)
})

test('while paused, all edits together are one entry: undo goes to them first, and the step before stays [editor-history-4]', () => {
  let history = add(startHistory(none), one)
  history = resume(add(add(pause(history), two), three))
  expect(history.now).toMatchObject({ layout: three, whilePaused: true })
  expect(history.past).toHaveLength(2)
  expect(undo(history).now.layout).toBe(one)
  expect(redo(undo(history)).now.layout).toBe(three)
})

test('an edit after the pause is an entry of its own', () => {
  const history = add(resume(add(pause(startHistory(none)), one)), two)
  expect(history.now.whilePaused).toBeUndefined()
  expect(undo(history).now.layout).toBe(one)
})

test('an amended entry keeps its name', () => {
  const history = amend(add(startHistory(none), one), two)
  expect(history.now).toEqual({ label: 'Add', kind: 'added', layout: two })
})

test('clearing keeps the present only [editor-history-3]', () => {
  const history = clear(undo(add(add(startHistory(none), one), two)))
  expect(history).toMatchObject({ past: [], future: [] })
  expect(history.now.layout).toBe(one)
})

test('one goes several steps at once, as far as there are any', () => {
  const history = add(add(add(startHistory(none), one), two), three)
  expect(goBy(history, -2).now.layout).toBe(one)
  expect(goBy(goBy(history, -2), 1).now.layout).toBe(two)
  expect(goBy(history, -9).now.layout).toBe(none)
  expect(goBy(history, 0)).toBe(history)
})
