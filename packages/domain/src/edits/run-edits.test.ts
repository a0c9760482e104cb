import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../fixtures/p3g.ts'
import type { Run } from '../model/layout/layout.ts'
import { analyse } from '../rules/analysis/analyse.ts'
import type { Analysis } from '../rules/analysis/analysis.ts'
import { setAutoGenLegs, setLegLength, switchBrace } from './choice-edits.ts'
import type { Edit } from './edit.ts'
import {
  addRun,
  mayRemoveRun,
  removeAllRuns,
  removeRun,
  restoreRun,
  setRunTop,
  togglePartInRun,
} from './run-edits.ts'

/** A porch with a ramp in the primary run, and a stair in a run of its own. */
const built = analysed({
  parts: [
    first('P', 'PPS55TL'),
    against('r', 'PRSTL8', 'P BOTTOM LEFT'),
    against('s', 'PST22', 'P LEFT', { activeHeight: 24 }),
  ],
  runs: [
    { name: 'Primary', top: 24, bottom: 16, parts: ['P', 'r'] },
    { name: 'Run 1', top: 24, bottom: 0, parts: ['s'] },
  ],
  entrances: [['P', 'TOP']],
  exits: [['r', 'BOTTOM']],
})
const [primary, second] = built.layout.runs
if (!primary || !second) throw new Error('both runs should stand')
const after = (...edits: readonly Edit[]): Analysis =>
  analyse(
    edits.reduce((layout, edit) => edit(layout), built.layout),
    p3g,
  )
const choices = [setLegLength('P-leg-1', 30), switchBrace('P-angle-1', false)]

describe('deleting runs (spec 3 §4.3)', () => {
  test.each<[string, Edit]>([
    ['one run', removeRun(second.id)],
    ['all runs', removeAllRuns],
  ])('%s clears entrances and exits and every choice about legs and braces [edits-17]', (_, edit) => {
    const { layout } = after(...choices, edit)
    expect([layout.openings, layout.legChoices, layout.braceChoices]).toEqual([[], [], []])
  })

  test('its parts have no run, no height and no run colour any more [edits-4]', () => {
    expect(built.runs.heights.has('s')).toBe(true)
    const { runs } = after(removeRun(second.id))
    expect([runs.runOf.has('s'), runs.heights.has('s')]).toEqual([false, false])
    expect(runs.figures.map(({ parts }) => parts)).toEqual([['P', 'r']])
    const none = after(removeAllRuns).runs
    expect([none.figures, none.runOf.size, none.heights.size]).toEqual([[], 0, 0])
  })

  test('connections come from the parts alone and stay', () => {
    expect(after(removeAllRuns).connections.joints).toHaveLength(built.connections.joints.length)
  })

  test('the first run cannot be deleted while other runs exist [edits-18]', () => {
    expect(mayRemoveRun(built.layout, primary.id)).toBe(false)
    expect(removeRun(primary.id)(built.layout)).toBe(built.layout)
    const alone = after(removeRun(second.id)).layout
    expect(removeRun(primary.id)(alone).runs).toEqual([])
  })

  test('whether legs are generated is no choice about a leg', () => {
    expect(after(setAutoGenLegs(false), removeAllRuns).layout.autoGenLegs).toBe(false)
  })
})

describe('the wizard commits or cancels (spec 3 §4.3)', () => {
  const added = [addRun('new'), setRunTop('new', 12)]

  test('a new run is added at the end of the list [edits-14]', () => {
    expect(after(...added).layout.runs.map(({ name, top }) => [name, top])).toEqual([
      ['Primary', 24],
      ['Run 1', 24],
      ['Run 2', 12],
    ])
  })

  test('cancelling a new run unassigns its parts and removes it [edits-16]', () => {
    const cancelled = after(
      removeRun(second.id),
      addRun('new'),
      togglePartInRun('new', 's'),
      restoreRun('new', null),
    )
    expect(cancelled.layout.runs.map(({ id }) => id)).toEqual([primary.id])
    expect(cancelled.runs.runOf.has('s')).toBe(false)
  })

  test('an edited run is updated in its place, and cancelling puts it back as it was [edits-15]', () => {
    const edited = after(setRunTop(primary.id, 30))
    const tops = ({ layout }: Analysis) => layout.runs.map(({ top }: Run) => top)
    expect(tops(edited)).toEqual([30, 24])
    expect(tops(after(setRunTop(primary.id, 30), restoreRun(primary.id, primary)))).toEqual([24, 24])
  })
})
