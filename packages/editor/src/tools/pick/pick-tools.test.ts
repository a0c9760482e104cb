import {
  addRun,
  confirmStep,
  type Layout,
  setRunBottom,
  setRunParts,
  setRunTop,
  toggleOpening,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { sendEvent } from '../../commands/events.ts'
import { pickClosure, setMode, setOpeningUse } from '../../commands/modes.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../../testing.ts'

const A = partAt('platform', 'A', { x: 300, y: 200 })
const R = partOn('ramp', 'R', { to: A, side: 'BOTTOM', mySide: 'TOP' })
const S = partOn('ramp', 'S', { to: R, side: 'BOTTOM', mySide: 'TOP' })

/** A platform 80 in high with two ramps down from it, far steeper than anyone would build, but tall enough for braces. */
const built: Layout = [
  addRun('run'),
  setRunParts('run', ['A', 'R', 'S']),
  setRunTop('run', 80),
  setRunBottom('run', 40),
].reduce((layout, edit) => edit(layout), layoutOf(A, R, S))

describe('picking a part', () => {
  test('in the run builder tells which system part was clicked, and selects nothing', () => {
    const editor = new TestEditor(layoutOf(A, partAt('transition-upper', 'T', { x: 600, y: 200 })))
    setMode(editor, 'run')
    editor.click(300, 200).click(600, 200).click(900, 200)
    expect(editor.picks).toEqual([
      { kind: 'part', part: 'A' },
      { kind: 'part', part: null },
      { kind: 'part', part: null },
    ])
    expect(editor.state.selection).toEqual([])
  })

  test('a drag moves the view and picks nothing', () => {
    const editor = new TestEditor(layoutOf(A))
    setMode(editor, 'run')
    const { left, top } = editor.state.camera
    sendEvent(editor, { type: 'press', at: { left: 100, top: 100 } })
    sendEvent(editor, { type: 'move', at: { left: 130, top: 90 } })
    sendEvent(editor, { type: 'release', at: { left: 130, top: 90 } })
    expect(editor.state.camera).toEqual({ zoom: 1, left: left + 30, top: top - 10 })
    expect(editor.picks).toEqual([])
  })
})

describe('picking a connection point', () => {
  const top = { x: 300, y: 200 - 33.05 }
  const foot = { x: 300, y: 200 + 33.05 + 96 }

  test.each`
    away    | becomes
    ${0}    | ${'entrance'}
    ${14.9} | ${'entrance'}
    ${15.1} | ${'empty'}
  `(
    '$away in (25 px are 15 in) from the point it becomes $becomes [editor-tools-27]',
    ({ away, becomes }) => {
      const editor = new TestEditor(layoutOf(A, R))
      setMode(editor, 'connection')
      editor.click(top.x, top.y - away)
      const point = editor.analysis.connections.points.find(
        ({ end }) => end.part === 'A' && end.side === 'TOP',
      )
      expect(point?.state).toBe(becomes)
    },
  )

  test('a second click empties the point [editor-tools-6]', () => {
    const editor = new TestEditor(layoutOf(A, R))
    setMode(editor, 'connection')
    setOpeningUse(editor, 'exit')
    editor.click(foot.x, foot.y)
    expect(editor.state.layout.openings).toEqual([{ part: 'R', side: 'BOTTOM', use: 'exit' }])
    expect(editor.entries).toEqual(['Assign exit'])
    editor.click(foot.x, foot.y)
    expect(editor.state.layout.openings).toEqual([])
  })

  test.each`
    place                   | part   | side        | toggle        | becomes
    ${'the foot of a ramp'} | ${'R'} | ${'BOTTOM'} | ${'entrance'} | ${'exit'}
    ${'the foot of a ramp'} | ${'R'} | ${'BOTTOM'} | ${'exit'}     | ${'exit'}
    ${'the top of a ramp'}  | ${'U'} | ${'TOP'}    | ${'exit'}     | ${'entrance'}
    ${'the top of a stair'} | ${'T'} | ${'TOP'}    | ${'exit'}     | ${'entrance'}
    ${'a level side'}       | ${'A'} | ${'LEFT'}   | ${'entrance'} | ${'entrance'}
    ${'a level side'}       | ${'A'} | ${'LEFT'}   | ${'exit'}     | ${'exit'}
  `(
    '$place with the toggle on $toggle becomes an $becomes [editor-tools-28]',
    ({ part, side, toggle, becomes }) => {
      const loose = [partAt('ramp', 'U', { x: 700, y: 200 }), partAt('stair', 'T', { x: 900, y: 200 })]
      const editor = new TestEditor(layoutOf(A, R, ...loose))
      setMode(editor, 'connection')
      setOpeningUse(editor, toggle)
      const point = editor.analysis.connections.points.find(
        ({ end }) => end.part === part && end.side === side,
      )
      editor.click(point?.at.x ?? 0, point?.at.y ?? 0)
      expect(editor.state.layout.openings).toEqual([{ part, side, use: becomes }])
    },
  )

  test('a joined point stays joined', () => {
    const before = layoutOf(A, R)
    const editor = new TestEditor(before)
    setMode(editor, 'connection')
    editor.click(300, 233.05)
    expect(editor.state.layout).toBe(before)
    expect(editor.picks).toEqual([{ kind: 'point', end: null }])
  })
})

describe('picking a closure', () => {
  const closures = new TestEditor(built).analysis.closures
  const [closure] = closures

  test('takes the nearest one within its own length, else lets go [editor-tools-25]', () => {
    if (!closure) throw new Error('the system needs a closure')
    const editor = new TestEditor(built)
    setMode(editor, 'closure')
    const below = (by: number) => editor.click(closure.origin.x, closure.origin.y - by)
    below(closure.width - 0.1)
    expect(editor.state.picked.closure).toBe(closure.id)
    below(closure.width + 0.1)
    expect(editor.state.picked.closure).toBeNull()
    pickClosure(editor, closure.id)
    setMode(editor, 'leg')
    expect(editor.state.picked.closure).toBeNull()
  })

  test('a custom closure cannot be taken [editor-tools-24]', () => {
    const wide = partAt('wide-picket', 'W', { x: 300, y: 200 })
    const ramp = partOn('ramp', 'R', { to: wide, side: 'BOTTOM', mySide: 'TOP', position: 'LEFT' })
    const editor = new TestEditor(layoutOf(wide, ramp))
    const [custom] = editor.analysis.closures
    expect(custom).toMatchObject({ type: 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE', isSwitchable: false })
    setMode(editor, 'closure')
    editor.click(custom?.origin.x ?? 0, custom?.origin.y ?? 0)
    expect(editor.picks).toEqual([{ kind: 'closure', id: null }])
  })
})

describe('picking a leg', () => {
  test.each`
    away    | picked
    ${0}    | ${true}
    ${14.9} | ${true}
    ${15.1} | ${false}
  `('$away in beside the leg [editor-tools-29]', ({ away, picked }) => {
    const editor = new TestEditor(built)
    const [leg] = editor.analysis.legs
    if (!leg) throw new Error('the system needs a leg')
    setMode(editor, 'leg')
    editor.click(leg.x - away, leg.y)
    expect(editor.state.picked.leg).toBe(picked ? leg.id : null)
  })

  test('legs of ramps cannot be edited [editor-tools-32]', () => {
    const editor = new TestEditor(built)
    const ramps = editor.analysis.legs.filter(({ isEditable }) => !isEditable)
    expect(ramps).toHaveLength(2)
    setMode(editor, 'leg')
    for (const { x, y } of ramps) expect(editor.click(x, y).state.picked.leg).toBeNull()
  })
})

describe('picking a brace', () => {
  test.each`
    kind       | away    | switched
    ${'angle'} | ${0}    | ${true}
    ${'angle'} | ${8.9}  | ${true}
    ${'angle'} | ${9.1}  | ${false}
    ${'cross'} | ${0}    | ${true}
    ${'cross'} | ${20.9} | ${true}
    ${'cross'} | ${21.1} | ${false}
  `('$away in from an $kind brace [editor-tools-31]', ({ kind, away, switched }) => {
    const editor = new TestEditor(built)
    const brace = editor.analysis.bracing.braces.find((one) => one.kind === kind)
    if (!brace) throw new Error('the system needs a brace')
    setMode(editor, 'bracing')
    editor.click(brace.x, brace.y - away)
    const after = editor.analysis.bracing.braces.find(({ id }) => id === brace.id)
    expect(after?.isActive).toBe(!switched)
  })

  test('a second click switches it on again [editor-tools-30]', () => {
    const editor = new TestEditor(built)
    const [brace] = editor.analysis.bracing.braces
    if (!brace) throw new Error('the system needs a brace')
    setMode(editor, 'bracing')
    editor.click(brace.x, brace.y).click(brace.x, brace.y)
    expect(editor.analysis.bracing.braces[0]?.isActive).toBe(true)
    expect(editor.entries).toEqual(['Switch brace off', 'Switch brace on'])
  })
})

test('assigning an entrance keeps the confirmed steps', () => {
  const editor = new TestEditor(confirmStep('handrail')(built))
  editor.run('Entrance', 'propChange', toggleOpening('A', 'TOP', 'entrance'))
  expect(editor.state.layout.confirmedSteps).toEqual(['handrail'])
})
