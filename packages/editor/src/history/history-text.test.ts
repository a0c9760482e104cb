import { type Layout, newLayout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { layoutOf, partAt, TestEditor } from '../testing.ts'
import { historyText, historyUpTo } from './history-text.ts'

const anyLayout = (value: unknown): Layout => value as Layout
const drawn = () => {
  const editor = new TestEditor(layoutOf(partAt('platform', 'A', { x: 100, y: 100 })))
  editor.select(['A'])
  for (let step = 0; step < 3; step++) editor.nudge({ x: 1, y: 0 })
  return editor
}

describe('undo after a reload', () => {
  test('goes back through the same steps, and shares the rows that did not change', () => {
    const { history } = drawn().state
    const again = historyUpTo(history.now.layout, historyText(history), anyLayout)
    expect(again.past).toEqual(history.past)
    expect(again.now).toEqual(history.now)
    expect(again.past[0]?.layout.project).toBe(again.now.layout.project)
  })

  test('an edit that the text had not heard of is one more step', () => {
    const editor = drawn()
    const text = historyText(editor.state.history)
    editor.nudge({ x: 0, y: 1 })
    const { layout } = editor.state.history.now
    const again = historyUpTo(layout, text, anyLayout)
    expect(again.past).toHaveLength(4)
    expect(again.now.layout).toBe(layout)
  })

  test('at most a hundred steps are kept', () => {
    const editor = drawn()
    for (let step = 0; step < 150; step++) editor.nudge({ x: 0.5, y: 0 })
    const { history } = editor.state
    expect(historyUpTo(history.now.layout, historyText(history), anyLayout).past).toHaveLength(100)
  })

  test.each([
    ['nothing', null],
    ['a text that was cut off', historyText(drawn().state.history).slice(0, 300)],
    ['another file', '{"format":"rampwright-journal/1"}'],
    ['a node that refers to nothing', '{"format":"rampwright-undo/1","root":0,"nodes":[[[7]]]}'],
  ])('%s is a history without steps', (_, text) => {
    expect(historyUpTo(newLayout('P3G'), text, anyLayout).past).toEqual([])
  })

  test('one layout that cannot be read spoils the whole of it', () => {
    const { history } = drawn().state
    expect(historyUpTo(history.now.layout, historyText(history), () => null).past).toEqual([])
  })
})
