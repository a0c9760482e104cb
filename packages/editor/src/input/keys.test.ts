import { describe, expect, test } from 'vitest'
import { sendEvent } from '../commands/events.ts'
import { select } from '../commands/selection.ts'
import { setSettings } from '../commands/view.ts'
import { layoutOf, partAt, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 200, y: 200 })
const editorWith = (singleKeys: boolean) => {
  const editor = new TestEditor(layoutOf(A), { singleKeys })
  select(editor, ['A'])
  return editor
}

describe('keys that are a letter or a sign alone (WCAG 2.1.4)', () => {
  test.each(['r', 'R', 'f', 'j', '?', 'v', 'b', 'c', 'x'])('%s does nothing when they are off', (key) => {
    const off = editorWith(false)
    const before = off.state
    expect(off.key(key)).toEqual({ isHandled: false, request: null })
    expect(off.state).toEqual(before)
  })

  test.each`
    key    | goes
    ${'v'} | ${{ x: 200, y: 260 }}
    ${'b'} | ${{ x: 280, y: 200 }}
    ${'c'} | ${{ x: 210, y: 190 }}
    ${'x'} | ${{ x: 270, y: 270 }}
  `('$key holds a drag to a line only while they are on [editor-input-1]', ({ key, goes }) => {
    for (const [isOn, place] of [
      [true, goes],
      [false, { x: 280, y: 260 }],
    ] as const) {
      const editor = editorWith(isOn)
      editor.key(key)
      editor.drag({ x: 200, y: 200 }, { x: 280, y: 260 }, { alt: true })
      expect(editor.centerOf('A')).toEqual(place)
    }
  })

  test('V pressed in the middle of a drag holds it at once, and lets it go again', () => {
    const editor = editorWith(true).press(200, 200).moveTo(280, 260, { alt: true })
    editor.key('v')
    expect(editor.centerOf('A')).toEqual({ x: 200, y: 260 })
    sendEvent(editor, { type: 'key-up', key: 'v' })
    expect(editor.centerOf('A')).toEqual({ x: 280, y: 260 })
  })

  test('can be switched off and on again at any time', () => {
    const editor = editorWith(true)
    setSettings(editor, { singleKeys: false })
    editor.key('r')
    expect(editor.part('A').rotation).toBe(0)
    setSettings(editor, { singleKeys: true })
    editor.key('r')
    expect(editor.part('A').rotation).toBe(45)
  })
})

describe('while they are off', () => {
  test.each`
    key             | held               | request
    ${'/'}          | ${{ ctrl: true }}  | ${'shortcuts'}
    ${'s'}          | ${{ ctrl: true }}  | ${'save'}
    ${'d'}          | ${{ ctrl: true }}  | ${null}
    ${'ArrowRight'} | ${{}}              | ${null}
    ${'ArrowRight'} | ${{ shift: true }} | ${null}
    ${'Escape'}     | ${{}}              | ${null}
    ${'Delete'}     | ${{}}              | ${null}
    ${' '}          | ${{}}              | ${null}
  `('$key with $held works as ever', ({ key, held, request }) => {
    expect(editorWith(false).key(key, held)).toEqual({ isHandled: true, request })
  })
})
