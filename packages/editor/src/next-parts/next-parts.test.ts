import { setHandrailSides } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { joinItem } from '../commands/joining.ts'
import { setMode } from '../commands/modes.ts'
import { carryItem } from '../commands/placing.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'
import { likelyPosition, nextPartsAt, openEndsOf, positionsAt } from './next-parts.ts'

const R = partAt('ramp', 'R', { x: 300, y: 300 })
const P = partOn('platform', 'P', { to: R, side: 'BOTTOM', mySide: 'TOP' })

const namesAt = (editor: TestEditor, part: string, side: 'TOP' | 'RIGHT' | 'BOTTOM' | 'LEFT') =>
  nextPartsAt({ part, side }, editor.analysis).map(({ shortName }) => shortName)

describe('open ends', () => {
  test.each`
    part   | sides                          | what
    ${'R'} | ${['TOP']}                     | ${'of a ramp above a platform: its top'}
    ${'P'} | ${['BOTTOM', 'RIGHT', 'LEFT']} | ${'of a platform: first the side across from the joint'}
  `('$what', ({ part, sides }) => {
    const ends = openEndsOf(part, new TestEditor(layoutOf(R, P)).analysis)
    expect(ends.map(({ end }) => end.side)).toEqual(sides)
    expect(ends.map(({ isMain }) => isMain).filter(Boolean)).toHaveLength(1)
  })

  test('a side that a transition lies against is not open', () => {
    const T = partOn('transition-ground', 'T', { to: R, side: 'BOTTOM', mySide: 'TOP' })
    const ends = openEndsOf('R', new TestEditor(layoutOf(R, T)).analysis)
    expect(ends.map(({ end }) => end.side)).toEqual(['TOP'])
  })
})

describe('where two platforms turn back', () => {
  const turned = (position: 'LEFT' | 'CENTER' | 'RIGHT', beside: 'LEFT' | 'RIGHT') => {
    const first = partOn('platform', 'B', { to: R, side: 'BOTTOM', mySide: 'TOP', position })
    const mySide = beside === 'RIGHT' ? 'LEFT' : 'RIGHT'
    return layoutOf(R, first, partOn('platform', 'C', { to: first, side: beside, mySide }))
  }

  test.each`
    comes       | beside     | goes
    ${'CENTER'} | ${'RIGHT'} | ${'CENTER'}
    ${'LEFT'}   | ${'RIGHT'} | ${'RIGHT'}
    ${'RIGHT'}  | ${'RIGHT'} | ${'RIGHT'}
    ${'RIGHT'}  | ${'LEFT'}  | ${'LEFT'}
  `('a ramp that comes down at $comes goes back at $goes, with the second at the $beside', (row) => {
    const { analysis } = new TestEditor(turned(row.comes, row.beside))
    expect(openEndsOf('C', analysis)[0]).toEqual({ end: { part: 'C', side: 'TOP' }, isMain: true })
    expect(likelyPosition({ part: 'C', side: 'TOP' }, analysis)).toBe(row.goes)
    expect(likelyPosition({ part: 'C', side: 'BOTTOM' }, analysis)).toBeNull()
  })

  test('where the first platform goes on as well, nothing tells where the second one does', () => {
    const layout = turned('CENTER', 'RIGHT')
    const [, B] = layout.parts
    if (!B) throw new Error('no platform')
    const on = partOn('ramp', 'S', { to: B, side: 'BOTTOM', mySide: 'TOP' })
    const { analysis } = new TestEditor({ ...layout, parts: [...layout.parts, on] })
    expect(openEndsOf('C', analysis)[0]?.end.side).toBe('RIGHT')
    expect(likelyPosition({ part: 'C', side: 'TOP' }, analysis)).toBeNull()
  })
})

describe('what may go on', () => {
  test.each`
    side        | names
    ${'BOTTOM'} | ${['ramp', 'short', 'platform', 'wide', 'transition-ground', 'arr']}
    ${'TOP'}    | ${['ramp', 'short', 'platform', 'wide', 'transition-upper', 'arr']}
  `('at the $side of a ramp: $names, and no stair', ({ side, names }) => {
    expect(namesAt(new TestEditor(layoutOf(R)), 'R', side)).toEqual(names)
  })

  test('at a platform: a stair too, and no transition', () => {
    expect(namesAt(new TestEditor(layoutOf(R, P)), 'P', 'BOTTOM')).toEqual([
      'ramp',
      'short',
      'platform',
      'stair',
      'gate',
    ])
  })

  test('the door takes a transition and nothing else', () => {
    const layout = { ...layoutOf(R), openings: [{ part: 'R', side: 'TOP', use: 'entrance' } as const] }
    expect(namesAt(new TestEditor(layout), 'R', 'TOP')).toEqual(['transition-upper'])
  })

  test('an exit still offers the next parts', () => {
    const layout = { ...layoutOf(R), openings: [{ part: 'R', side: 'BOTTOM', use: 'exit' } as const] }
    expect(namesAt(new TestEditor(layout), 'R', 'BOTTOM')).toEqual(
      namesAt(new TestEditor(layoutOf(R)), 'R', 'BOTTOM'),
    )
  })

  test.each`
    height  | stairs
    ${24}   | ${['stair']}
    ${28.5} | ${['stair']}
    ${40}   | ${['stair']}
    ${12}   | ${[]}
  `('at a platform $height in high: $stairs, of that height where one is made', ({ height, stairs }) => {
    const run = { id: 'r', name: 'Primary', top: height, bottom: height, parts: ['P'] }
    const editor = new TestEditor({ ...layoutOf(partAt('platform', 'P', { x: 300, y: 300 })), runs: [run] })
    expect(namesAt(editor, 'P', 'BOTTOM').filter((name) => name === 'stair')).toEqual(stairs)
    const id = joinItem(editor, 'stair', { end: { part: 'P', side: 'BOTTOM' } }) ?? ''
    const activeHeight = height < 29 ? Math.max(22, height) : 22
    expect(editor.part(id)).toMatchObject({ activeHeight })
  })

  test('nothing where another part stands in the way', () => {
    const editor = new TestEditor(layoutOf(R, partAt('platform', 'X', { x: 300, y: 385 })))
    expect(namesAt(editor, 'R', 'BOTTOM')).toEqual([])
  })
})

describe('the 45-degree piece', () => {
  test.each`
    position   | rotation | next
    ${'RIGHT'} | ${0}     | ${45}
    ${'LEFT'}  | ${135}   | ${315}
  `('turns the way to the $position, and ramps go on below it', ({ position, rotation, next }) => {
    const editor = new TestEditor(layoutOf(R))
    const id = joinItem(editor, 'arr', { end: { part: 'R', side: 'BOTTOM' }, position }) ?? ''
    expect(editor.part(id).rotation).toBe(rotation)
    const [open] = openEndsOf(id, editor.analysis)
    const below = joinItem(editor, 'ramp', { end: open?.end ?? { part: '', side: 'TOP' } }) ?? ''
    expect(editor.part(below).rotation).toBe(next)
    expect(editor.analysis.issues.filter(({ code }) => code === 'connection.arr-not-allowed')).toEqual([])
  })

  test('is not offered below another one, nor at a platform', () => {
    const editor = new TestEditor(layoutOf(R, P))
    expect(namesAt(editor, 'P', 'LEFT')).not.toContain('arr')
    const bent = new TestEditor(layoutOf(R))
    const id = joinItem(bent, 'arr', { end: { part: 'R', side: 'BOTTOM' } }) ?? ''
    expect(namesAt(bent, id, 'BOTTOM')).not.toContain('arr')
  })
})

describe('the gate', () => {
  const alone = partAt('platform', 'A', { x: 300, y: 300 })

  test.each`
    side        | at                       | rotation
    ${'TOP'}    | ${{ x: 300, y: 266.95 }} | ${0}
    ${'RIGHT'}  | ${{ x: 333.05, y: 300 }} | ${90}
    ${'BOTTOM'} | ${{ x: 300, y: 333.05 }} | ${180}
  `('is set in the middle of the $side side, along it, once', ({ side, at, rotation }) => {
    const editor = new TestEditor(layoutOf(alone))
    const id = joinItem(editor, 'gate', { end: { part: 'A', side } }) ?? ''
    expect(editor.part(id)).toMatchObject({ rotation })
    expect(editor.centerOf(id)).toEqual({ x: expect.closeTo(at.x), y: expect.closeTo(at.y) })
    expect(namesAt(editor, 'A', side)).not.toContain('gate')
    expect(editor.analysis.issues.filter(({ code }) => code.startsWith('gate.'))).toEqual([])
  })

  test('is offered at the door', () => {
    const layout = { ...layoutOf(alone), openings: [{ part: 'A', side: 'TOP', use: 'entrance' } as const] }
    expect(namesAt(new TestEditor(layout), 'A', 'TOP')).toEqual(['gate'])
  })

  test('from the gallery snaps to a side and turns along it, and so does one that is dragged', () => {
    const editor = new TestEditor(layoutOf(alone))
    carryItem(editor, 'gate')
    editor.moveTo(340, 312).release(340, 312)
    const id = editor.state.layout.parts[1]?.id ?? ''
    expect(editor.part(id)).toMatchObject({ rotation: 90, at: { x: 333.05, y: 312 } })
    editor.drag({ x: 333.05, y: 312 }, { x: 302, y: 340 })
    expect(editor.part(id)).toMatchObject({ rotation: 180, at: { x: 300, y: 333.05 } })
  })

  test.each`
    what                                    | at                       | railed      | codes
    ${'away from every platform'}           | ${{ x: 500, y: 300 }}    | ${null}     | ${['gate.off-platform']}
    ${'at a side somebody has railed'}      | ${{ x: 300, y: 266.95 }} | ${['TOP']}  | ${['gate.behind-railing']}
    ${'at a side with rails at the others'} | ${{ x: 300, y: 266.95 }} | ${['LEFT']} | ${[]}
  `('$what: $codes', ({ at, railed, codes }) => {
    const layout = layoutOf(alone, partAt('gate', 'g', at))
    const editor = new TestEditor(setHandrailSides(['A'], railed)(layout))
    const found = editor.analysis.issues.map(({ code }) => code).filter((code) => code.startsWith('gate.'))
    expect(found).toEqual(codes)
  })
})

describe('where along an end', () => {
  const positionsOf = (editor: TestEditor, part: string, side: 'TOP' | 'BOTTOM', shortName: string) => {
    const item = editor.catalogue.byShortName.get(shortName)
    return item ? positionsAt({ part, side }, item, editor.analysis) : []
  }

  test.each`
    what                                   | item          | positions
    ${'a platform below a ramp: anywhere'} | ${'platform'} | ${['CENTER', 'LEFT', 'RIGHT']}
    ${'a ramp below a ramp: in line'}      | ${'short'}    | ${['CENTER']}
  `('$what', ({ item, positions }) => {
    expect(positionsOf(new TestEditor(layoutOf(R)), 'R', 'BOTTOM', item)).toEqual(positions)
  })

  test('a platform with a longer side is not offered at a shorter one: their edges would not fit', () => {
    const wide = partAt('wide', 'W', { x: 300, y: 300 })
    expect(positionsOf(new TestEditor(layoutOf(wide)), 'W', 'BOTTOM', 'platform')).toEqual([])
  })

  test.each(['LEFT', 'CENTER', 'RIGHT'] as const)('a part joined at the %s lies there', (position) => {
    const editor = new TestEditor(layoutOf(R))
    joinItem(editor, 'platform', { end: { part: 'R', side: 'BOTTOM' }, position })
    expect(editor.analysis.connections.joints).toMatchObject([{ kind: 'RAMP_TO_PLATFORM' }])
    // Seen from the wider part, looking outward up the drawing: the ramp at the left has the platform to its right.
    const [, platform] = editor.state.layout.parts
    const offset = (platform?.at.x ?? 0) - 300
    expect(Math.sign(offset)).toBe({ LEFT: 1, CENTER: 0, RIGHT: -1 }[position])
  })
})

describe('joining', () => {
  test('puts the part flush at the end, selects it and is one entry', () => {
    const editor = new TestEditor(layoutOf(R))
    const id = joinItem(editor, 'platform', { end: { part: 'R', side: 'BOTTOM' } })
    expect(editor.analysis.connections.joints).toMatchObject([
      { kind: 'RAMP_TO_PLATFORM', position: 'CENTER' },
    ])
    expect(editor.state.selection).toEqual([id])
    expect(editor.entries).toEqual(['Add'])
  })

  test('a ramp at a platform that is come down to goes on downwards', () => {
    const editor = new TestEditor(layoutOf(R, P))
    const id = joinItem(editor, 'ramp', { end: { part: 'P', side: 'LEFT' } }) ?? ''
    expect(editor.part(id).rotation).toBe(90)
  })

  test('a locked mode joins nothing', () => {
    const editor = new TestEditor(layoutOf(R))
    setMode(editor, 'leg')
    expect(joinItem(editor, 'platform', { end: { part: 'R', side: 'BOTTOM' } })).toBeNull()
  })
})
