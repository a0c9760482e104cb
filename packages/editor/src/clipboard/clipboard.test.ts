import type { Layout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'

const R = partAt('ramp', 'R', { x: 300, y: 200 })
const S = partOn('ramp', 'S', { to: R, side: 'BOTTOM', mySide: 'TOP' })
/** The screen reads with the schema of saved layouts; here every layout is a good one. */
const asItIs = (value: unknown) => value as Layout

const copied = () => {
  const editor = new TestEditor(layoutOf(R, S))
  editor.selectAll()
  return editor.copyText() ?? ''
}

describe('parts copied in one tab', () => {
  test('are pasted in another with their joint, under new ids, selected, as one entry', () => {
    const other = new TestEditor(layoutOf(partAt('platform', 'R', { x: 300, y: 200 })))
    expect(other.pasteText(copied(), asItIs)).toBe('pasted')
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
    expect(editor.pasteText(text, asItIs)).toBe(gives)
    expect(editor.state.layout.parts).toEqual([])
  })

  test('are refused where they fail the check of their fields, and where parts are locked', () => {
    const editor = new TestEditor(layoutOf())
    expect(editor.pasteText(copied(), () => null)).toBe('no-objects')
    editor.setMode('leg')
    expect(editor.pasteText(copied(), asItIs)).toBe('locked')
  })
})

test('nothing selected copies nothing', () => {
  expect(new TestEditor(layoutOf(R)).copyText()).toBeNull()
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
  editor.selectAll()
  const other = new TestEditor(layoutOf())
  expect(other.pasteText(editor.copyText() ?? '', asItIs)).toBe('pasted')
  expect(other.state.layout.customItems.map(({ shortName }) => shortName)).toEqual(['C-40'])
  expect(other.analysis.placement.parts).toHaveLength(1)
  other.pasteText(editor.copyText() ?? '', asItIs)
  expect(other.state.layout.customItems).toHaveLength(1)
})
