import type { Layout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { copiedText, pasteText } from '../commands/copying.ts'
import { setMode } from '../commands/modes.ts'
import { selectAll } from '../commands/selection.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'

const R = partAt('ramp', 'R', { x: 300, y: 200 })
const S = partOn('ramp', 'S', { to: R, side: 'BOTTOM', mySide: 'TOP' })
/** The screen reads with the schema of saved layouts; here every layout is a good one. */
const asItIs = (value: unknown) => value as Layout

const copied = () => {
  const editor = new TestEditor(layoutOf(R, S))
  selectAll(editor)
  return copiedText(editor) ?? ''
}

describe('parts copied in one tab', () => {
  test('are pasted in another with their joint, under new ids, selected, as one entry', () => {
    const other = new TestEditor(layoutOf(partAt('platform', 'R', { x: 300, y: 200 })))
    expect(pasteText(other, copied(), asItIs)).toBe('pasted')
    expect(other.state.layout.parts).toHaveLength(3)
    expect(new Set(other.state.layout.parts.map(({ id }) => id)).size).toBe(3)
    expect(other.analysis.connections.joints.map(({ kind }) => kind)).toEqual(['RAMP_TO_RAMP'])
    expect(other.analysis.placement.overlaps).toEqual([])
    expect(other.state.selection).toHaveLength(2)
    expect(other.entries).toEqual(['Paste'])
  })

  test.each`
    what                              | text                                                            | gives
    ${'a shopping list'}              | ${'milk, bread'}                                                | ${'no-objects'}
    ${'some other JSON'}              | ${'{"parts":[1,2]}'}                                            | ${'no-objects'}
    ${'a copy of another line'}       | ${copied().replaceAll('"P3G"', '"PHD"')}                        | ${'other-line'}
    ${'a part that is not sold here'} | ${copied().replaceAll('"shortName":"ramp"', '"shortName":"x"')} | ${'unknown-parts'}
  `('$what is refused: $gives', ({ text, gives }) => {
    const editor = new TestEditor(layoutOf())
    expect(pasteText(editor, text, asItIs)).toBe(gives)
    expect(editor.state.layout.parts).toEqual([])
  })

  test('are refused where they fail the check of their fields, and where parts are locked', () => {
    const editor = new TestEditor(layoutOf())
    expect(pasteText(editor, copied(), () => null)).toBe('no-objects')
    setMode(editor, 'leg')
    expect(pasteText(editor, copied(), asItIs)).toBe('locked')
  })
})

test('what was copied is pasted even after it is gone', () => {
  const editor = new TestEditor(layoutOf(R))
  selectAll(editor)
  const text = copiedText(editor) ?? ''
  editor.key('Delete')
  expect(pasteText(editor, text, asItIs)).toBe('pasted')
  expect(editor.state.layout.parts.map(({ shortName }) => shortName)).toEqual(['ramp'])
})

test('nothing selected copies nothing', () => {
  expect(copiedText(new TestEditor(layoutOf(R)))).toBeNull()
})

test('a part made to measure comes with its item, into a project that has never heard of it', () => {
  const item = {
    ...new TestEditor(layoutOf()).catalogue.items[0],
    shortName: 'C-40',
    itemNumber: '90001',
    isCustom: true,
  }
  const made = {
    ...layoutOf({ ...partAt('platform', 'C', { x: 300, y: 200 }), shortName: 'C-40' }),
    customItems: [item],
  }
  const editor = new TestEditor(made as Layout)
  selectAll(editor)
  const other = new TestEditor(layoutOf())
  expect(pasteText(other, copiedText(editor) ?? '', asItIs)).toBe('pasted')
  expect(other.state.layout.customItems.map(({ shortName }) => shortName)).toEqual(['C-40'])
  expect(other.analysis.placement.parts).toHaveLength(1)
  pasteText(other, copiedText(editor) ?? '', asItIs)
  expect(other.state.layout.customItems).toHaveLength(1)
})
