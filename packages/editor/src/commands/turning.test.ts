import { confirmStep, type Layout, type Part, switchLeg, toggleOpening } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { scaleOf, toScreen } from '../camera.ts'
import { MODES, type Mode } from '../modes/mode.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'
import { setMode } from './modes.ts'
import { mirrorSystemAtDoor } from './turning.ts'
import { undo } from './undo.ts'
import { setRulerGuides } from './view.ts'

const A = partAt('platform', 'A', { x: 480, y: 200 })
const R = partOn('ramp', 'R', { to: A, side: 'RIGHT', mySide: 'TOP', position: 'RIGHT' })

/** A platform whose door is at its top, with a ramp to the right. */
const toTheRight = (...more: readonly Part[]): Layout =>
  toggleOpening('A', 'TOP', 'entrance')(layoutOf(A, R, ...more))

describe('turning the other way', () => {
  test.each(Object.keys(MODES) as Mode[])('is one command in %s, and is undone at once', (mode) => {
    const before = toTheRight()
    const editor = new TestEditor(before)
    setMode(editor, mode)
    expect(mirrorSystemAtDoor(editor)).toBe(true)
    expect(editor.centerOf('R').x).toBeCloseTo(960 - R.at.x, 3)
    expect(editor.centerOf('A')).toEqual(A.at)
    expect(editor.entries).toEqual(['Turn the other way'])
    undo(editor)
    expect(editor.state.layout).toBe(before)
  })

  test('asks for the steps again, and the choices stay with what they are about', () => {
    const run = { id: 'run', name: 'Primary', top: 24, bottom: 0, parts: ['A', 'R'] }
    const editor = new TestEditor(
      switchLeg(
        'A-leg-1',
        false,
      )(confirmStep('run')(confirmStep('handrail')({ ...toTheRight(), runs: [run] }))),
    )
    setMode(editor, 'confirm')
    const off = editor.analysis.legs.find(({ isActive }) => !isActive)
    mirrorSystemAtDoor(editor)
    expect(editor.state.layout.confirmedSteps).toEqual([])
    expect(editor.state.layout.runs).toEqual([run])
    const still = editor.analysis.legs.filter(({ isActive }) => !isActive)
    expect(still.map(({ x, y }) => [x, y])).toEqual([[960 - (off?.x ?? 0), off?.y]])
  })

  test('is refused where it would lie on another system', () => {
    const long = partOn('ramp', 'R2', { to: R, side: 'BOTTOM', mySide: 'TOP' })
    const shed = partAt('platform', 'Z', { x: 960 - long.at.x, y: 40 })
    const editor = new TestEditor(toTheRight(long, shed))
    const onto = new TestEditor(toTheRight(long, { ...shed, at: { ...shed.at, y: long.at.y } }))
    expect([mirrorSystemAtDoor(editor), mirrorSystemAtDoor(onto)]).toEqual([true, false])
    expect(onto.refusals).toEqual(['stays-where-it-is'])
    expect(onto.entries).toEqual([])
  })

  test('grows the canvas where it would leave it, and guides and view go along', () => {
    const near = partAt('platform', 'A', { x: 60, y: 200 })
    const ramp = partOn('ramp', 'R', { to: near, side: 'RIGHT', mySide: 'TOP', position: 'RIGHT' })
    const editor = new TestEditor(toggleOpening('A', 'TOP', 'entrance')(layoutOf(near, ramp)))
    setRulerGuides(editor, [{ axis: 'x', at: 100 }])
    expect(mirrorSystemAtDoor(editor)).toBe(true)
    expect(editor.state.layout.project.canvas).toEqual({ width: 1200, height: 720 })
    expect(editor.centerOf('A').x).toBe(300)
    expect(editor.state.rulerGuides).toEqual([{ axis: 'x', at: 340 }])
    expect(editor.state.camera.left).toBeLessThan(0)
  })

  test('what turned out of sight is brought back into it', () => {
    const editor = new TestEditor(toTheRight())
    editor.store.set({ camera: { zoom: 2.4, left: -1700, top: -400 } })
    mirrorSystemAtDoor(editor)
    const { left } = toScreen(editor.state.camera, editor.part('R').at)
    expect(left).toBeGreaterThan(0)
  })

  test('the badge of an exit that turned to the edge of the view is brought into it', () => {
    const layout = toTheRight()
    const exit = { part: 'R', side: 'BOTTOM', use: 'exit' } as const
    const editor = new TestEditor({ ...layout, openings: [...layout.openings, exit] })
    mirrorSystemAtDoor(editor)
    const { box } = editor.placement.byId.get('R') ?? {}
    if (!box) throw new Error('no ramp')
    mirrorSystemAtDoor(editor)
    const { zoom } = editor.state.camera
    // The ramp alone would be seen, its badge not.
    editor.store.set({
      camera: { zoom, left: 4 - box.min.x * scaleOf({ zoom }), top: editor.state.camera.top },
    })
    mirrorSystemAtDoor(editor)
    const { left } = toScreen(editor.state.camera, editor.placement.byId.get('R')?.box.min ?? box.min)
    expect(left).toBeGreaterThan(30)
  })

  test('does nothing on an empty canvas', () => {
    const editor = new TestEditor(layoutOf())
    expect(mirrorSystemAtDoor(editor)).toBe(false)
    expect(editor.entries).toEqual([])
  })
})
