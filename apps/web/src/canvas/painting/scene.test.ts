import type { Mark, Marks } from '@ramp/drafting'
import { drawBraces, drawClosures, drawConnectionPoints, drawLegs } from '@ramp/drawing'
import type { MODES } from '@ramp/editor'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { wholeSystem } from '../../lib/testing/described-system.ts'
import { type SceneState, sceneMarks } from './scene.ts'

const analysis = wholeSystem('p3g-high-on-braces')
const EVERYTHING = { min: { x: -1e4, y: -1e4 }, max: { x: 1e4, y: 1e4 } }
const NOTHING = { closure: null, leg: null, connectionPoint: null, run: null, brace: null }
const sceneIn = (mode: keyof typeof MODES): Marks => {
  const state = {
    mode,
    picked: NOTHING,
    showsHeights: true,
    moving: [],
    visible: EVERYTHING,
  }
  return sceneMarks(analysis, analysis, state as unknown as SceneState)
}
const shows = (scene: Marks, marks: Marks): boolean => {
  const drawn = new Set(scene.map((mark) => JSON.stringify(mark)))
  return marks.length > 0 && marks.every((mark) => drawn.has(JSON.stringify(mark)))
}
const opacityOf = (scene: Marks): readonly number[] => {
  const ids = new Set(analysis.placement.parts.map(({ part }) => part.id))
  const ofParts = scene.filter(
    (mark): mark is Extract<Mark, { kind: 'group' }> => 'id' in mark && ids.has(mark.id ?? ''),
  )
  // What is dimmed of a part is a group of its own: its heights stay dark.
  const bodyOf = ({ children: [first] }: Extract<Mark, { kind: 'group' }>) =>
    first?.kind === 'group' && first.opacity === 0.5 ? first.opacity : 1
  return [...new Set(ofParts.map(bodyOf))]
}

describe('what the canvas shows in each mode, and no longer after it was left (spec 1 §4)', () => {
  test.each`
    mode            | opacity | points   | legs     | braces   | closures
    ${'building'}   | ${1}    | ${false} | ${true}  | ${false} | ${true}
    ${'handrail'}   | ${1}    | ${false} | ${true}  | ${false} | ${true}
    ${'drafting'}   | ${1}    | ${false} | ${true}  | ${false} | ${true}
    ${'run'}        | ${0.5}  | ${false} | ${false} | ${false} | ${false}
    ${'connection'} | ${0.5}  | ${true}  | ${false} | ${false} | ${false}
    ${'closure'}    | ${0.5}  | ${false} | ${false} | ${false} | ${true}
    ${'leg'}        | ${0.5}  | ${false} | ${false} | ${false} | ${false}
    ${'bracing'}    | ${0.5}  | ${false} | ${true}  | ${true}  | ${false}
    ${'confirm'}    | ${1}    | ${false} | ${true}  | ${false} | ${true}
  `(
    '$mode: parts at opacity $opacity, connection boxes $points, braces $braces [web-canvas-2]',
    ({ mode, ...expected }) => {
      const scene = sceneIn(mode)
      expect({
        opacity: opacityOf(scene)[0],
        points: shows(scene, drawConnectionPoints(analysis.connections.points, analysis.layout.openings)),
        legs: shows(scene, drawLegs(analysis.legs)),
        braces: shows(scene, drawBraces(analysis.bracing.braces)),
        closures: shows(scene, drawClosures(analysis.closures)),
      }).toEqual(expected)
      expect(opacityOf(scene)).toHaveLength(1)
    },
  )

  test('run colours are shown while runs are built, and not after [web-canvas-3]', () => {
    const color = analysis.runs.figures[0]?.color ?? 'none'
    expect(JSON.stringify(sceneIn('run'))).toContain(color)
    for (const mode of ['building', 'connection', 'leg'] as const)
      expect(JSON.stringify(sceneIn(mode))).not.toContain(color)
  })
})

describe('names of parts where the drawing is small', () => {
  const system = wholeSystem('t1-switchback')
  const namesAt = (zoom: number) => {
    const state = {
      mode: 'building',
      picked: NOTHING,
      moving: [],
      visible: EVERYTHING,
      camera: { zoom, left: 0, top: 0 },
    }
    const scene = sceneMarks(system, system, state as unknown as SceneState)
    return textsIn(scene).filter(({ text, weight }) => weight === 'bold' && / ft|×/.test(text))
  }

  test.each([0.4, 0.5, 0.6, 0.7, 1])('have letters of nine pixels or more at zoom %d', (zoom) => {
    const names = namesAt(zoom)
    expect(names.length).toBeGreaterThan(5)
    expectEvery(names, ({ size }) => (size * zoom * 20) / 12 >= 8.7)
  })
})

/** Everything lettered, within groups too. */
const textsIn = (marks: Marks): readonly Extract<Mark, { kind: 'text' }>[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'text') return [mark]
    return 'children' in mark ? textsIn(mark.children) : []
  })
