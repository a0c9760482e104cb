import { type Layout, setRise } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { gapsOf, partsBetween } from '../next-parts/between-parts.ts'
import { openEndsOf } from '../next-parts/next-parts.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'
import { exchangeItem, insertItem, joinItem } from './joining.ts'
import { setMode } from './modes.ts'
import { undo } from './undo.ts'

const P = partAt('platform', 'P', { x: 600, y: 300 })
const R = partOn('ramp', 'R', { to: P, side: 'BOTTOM', mySide: 'TOP' })
const Q = partOn('platform', 'Q', { to: R, side: 'BOTTOM', mySide: 'TOP' })

const finished: Layout = {
  ...layoutOf(P, R),
  runs: [{ id: 'r', name: 'Primary', top: 8, bottom: 0, parts: ['P', 'R'] }],
  openings: [
    { part: 'P', side: 'TOP', use: 'entrance' },
    { part: 'R', side: 'BOTTOM', use: 'exit' },
  ],
}

describe('a finished system is extended at its exit', () => {
  test('the new part joins the run, and the exit moves along', () => {
    const editor = new TestEditor(finished)
    const id = joinItem(editor, 'short', { end: { part: 'R', side: 'BOTTOM' } })
    expect(editor.decided.runs.map(({ parts }) => parts)).toEqual([['P', 'R', id]])
    expect(editor.decided.openings).toContainEqual({ part: id, side: 'BOTTOM', use: 'exit' })
    const ways = editor.analysis.issues.filter(({ area }) => area === 'run' || area === 'connection')
    expect(ways.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('undo takes part, run and exit back at once', () => {
    const editor = new TestEditor(finished)
    joinItem(editor, 'short', { end: { part: 'R', side: 'BOTTOM' } })
    undo(editor)
    expect(editor.decided).toEqual(finished)
  })

  test('a part carried there and let go joins the run as well', () => {
    const loose = partAt('short', 'S', { x: 200, y: 200 })
    const editor = new TestEditor({ ...finished, parts: [...finished.parts, loose] })
    editor.drag({ x: 200, y: 200 }, { x: 600, y: 300 + 33 + 96 + 18 + 4 })
    expect(editor.decided.runs[0]?.parts).toEqual(['P', 'R', 'S'])
    expect(editor.decided.openings).toContainEqual({ part: 'S', side: 'BOTTOM', use: 'exit' })
    expect(editor.entries).toEqual(['Move'])
  })
})

describe('a part that nothing goes on from', () => {
  test.each`
    item       | selected  | what
    ${'stair'} | ${'P'}    | ${'a stair to the ground'}
    ${'gate'}  | ${'P'}    | ${'a gate'}
    ${'ramp'}  | ${'mine'} | ${'a ramp, which goes on'}
  `(
    '$what leaves $selected selected, and the ramp of the platform still goes on down',
    ({ item, selected }) => {
      const editor = new TestEditor(setRise(24)(layoutOf(P)))
      const id = joinItem(editor, item, { end: { part: 'P', side: 'LEFT' } })
      expect(id).not.toBeNull()
      expect(editor.state.selection).toEqual([selected === 'P' ? 'P' : id])
      expect(editor.entries).toEqual(['Add'])
      if (selected === 'P') expect(openEndsOf('P', editor.analysis)[0]?.end.side).toBe('BOTTOM')
    },
  )
})

describe('between two joined parts', () => {
  const layout = layoutOf(P, R, Q)
  const gapBelow = (editor: TestEditor) => {
    const gap = gapsOf('R', editor.analysis).find(({ upper }) => upper.part === 'R')
    if (!gap) throw new Error('nothing is joined below R')
    return gap
  }

  test('ramps and platforms are offered, nothing that ends the way', () => {
    const editor = new TestEditor(layout)
    expect(gapsOf('R', editor.analysis)).toHaveLength(2)
    expect(partsBetween(gapBelow(editor), editor.analysis).map(({ shortName }) => shortName)).toEqual([
      'ramp',
      'short',
      'platform',
    ])
  })

  test('a part is put in and selected, what is below follows, as one entry', () => {
    const editor = new TestEditor(layout)
    const { part } = insertItem(editor, 'short', gapBelow(editor))
    expect(editor.state.selection).toEqual([part])
    expect(editor.centerOf('Q').y - (Q.at.y ?? 0)).toBeCloseTo(36)
    expect(editor.entries).toEqual(['Add'])
  })

  test('a locked mode puts nothing in', () => {
    const editor = new TestEditor(layout)
    const gap = gapBelow(editor)
    setMode(editor, 'leg')
    expect(insertItem(editor, 'short', gap)).toEqual({ part: null, problem: null })
  })
})

describe('a part gets another item', () => {
  const item = (editor: TestEditor, shortName: string) => {
    const found = editor.catalogue.byShortName.get(shortName)
    if (!found) throw new Error(`no ${shortName}`)
    return found
  }

  test('and what follows stays joined', () => {
    const editor = new TestEditor(layoutOf(P, R, Q))
    expect(exchangeItem(editor, 'R', item(editor, 'short')).problem).toBeNull()
    expect(editor.centerOf('Q').y - (Q.at.y ?? 0)).toBeCloseTo(-60)
    expect(editor.analysis.connections.joints).toHaveLength(2)
    expect(editor.entries).toEqual(['Change part'])
  })

  test('or says why it cannot, and everything stays', () => {
    const turned = layoutOf(P, partOn('platform', 'Q', { to: P, side: 'BOTTOM', mySide: 'TOP' }))
    const other = new TestEditor(turned)
    expect(exchangeItem(other, 'Q', item(other, 'wide')).problem).toMatchObject({
      kind: 'rule',
      code: 'connection.platform-edges',
    })
    expect(other.decided).toBe(turned)
  })
})
