import { expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { confirmStep, setAutoGenLegs } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { removeAllRuns } from '../../edits/run-edits.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { asksForCanvas } from './asks-canvas.ts'

/** A platform at 80 in, tall enough for braces, with a ramp at its side, which needs a closure. */
const whole = analysed({
  parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')],
  runs: [{ name: 'Primary', top: 80, bottom: 60, parts: ['A', 'r'] }],
  entrances: [['A', 'TOP']],
  exits: [['r', 'BOTTOM']],
})
const withoutWayIn: Edit = (layout) => ({ ...layout, openings: layout.openings.slice(1) })
const low: Edit = (layout) => ({ ...layout, runs: layout.runs.map((run) => ({ ...run, top: 8, bottom: 0 })) })
const same: Edit = (layout) => layout

test.each`
  step            | what                               | edit                      | asks
  ${'handrail'}   | ${'all rails'}                     | ${same}                   | ${false}
  ${'run'}        | ${'every part in a run'}           | ${same}                   | ${false}
  ${'run'}        | ${'parts without a run'}           | ${removeAllRuns}          | ${true}
  ${'connection'} | ${'a way in and a way out'}        | ${same}                   | ${false}
  ${'connection'} | ${'no way in'}                     | ${withoutWayIn}           | ${true}
  ${'closure'}    | ${'a closure to look at'}          | ${same}                   | ${true}
  ${'closure'}    | ${'closures confirmed before'}     | ${confirmStep('closure')} | ${false}
  ${'leg'}        | ${'legs to look at'}               | ${same}                   | ${true}
  ${'leg'}        | ${'legs that are ordered by hand'} | ${setAutoGenLegs(false)}  | ${false}
  ${'bracing'}    | ${'braces to look at'}             | ${same}                   | ${true}
  ${'bracing'}    | ${'a system too low for braces'}   | ${low}                    | ${false}
  ${'confirm'}    | ${'all done'}                      | ${same}                   | ${false}
`('$step with $what asks for a click on the canvas: $asks', ({ step, edit, asks }) => {
  expect(asksForCanvas(step, analyse(edit(whole.layout), p3g))).toBe(asks)
})
