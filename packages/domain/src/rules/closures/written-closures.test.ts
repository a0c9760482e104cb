import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { translateLayout } from '../../assist/translation/translate-layout.ts'
import {
  confirmStep,
  confirmStepWith,
  reopenSteps,
  setAdditionalProduct,
  switchClosure,
  writeClosures,
} from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { messageOf } from '../analysis/messages.ts'

/** A platform with a ramp at its bottom and another at its right: one closure beside each. */
const drawn = analysed({
  parts: [
    first('A', 'PPS55TL'),
    against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL8', 'A RIGHT LEFT'),
  ],
  runs: [{ name: 'Primary', top: 16, bottom: 8, parts: ['A', 'r1', 'r2'] }],
})
const after = (...edits: readonly Edit[]): Analysis =>
  analyse(
    edits.reduce((layout, edit) => edit(layout), drawn.layout),
    p3g,
  )
const statesOf = ({ closures }: Analysis) =>
  Object.fromEntries(closures.map(({ id, isActive }) => [id, isActive]))
const saidOf = ({ issues }: Analysis) => issues.filter(({ area }) => area === 'closure').map(messageOf)
const written = (...ids: readonly string[]) => writeClosures(ids.map((id) => ({ id, isActive: true })))

describe('closures that are written to the project (spec 3 §4.7)', () => {
  test('each has an active flag of its own, which toggles [closures-8]', () => {
    expect(statesOf(drawn)).toEqual({ 'A-BOTTOM-S': true, 'A-RIGHT-S': true })
    const off = after(switchClosure('A-RIGHT-S', false))
    expect(statesOf(off)).toEqual({ 'A-BOTTOM-S': true, 'A-RIGHT-S': false })
    expect(statesOf(after(switchClosure('A-RIGHT-S', false), switchClosure('A-RIGHT-S', true)))).toEqual(
      statesOf(drawn),
    )
  })

  test('only the active ones are written [closures-12]', () => {
    const { closures } = after(switchClosure('A-RIGHT-S', false))
    expect(after(writeClosures(closures)).layout.writtenClosures).toEqual(['A-BOTTOM-S'])
  })

  test.each`
    step          | written
    ${'closure'}  | ${['A-BOTTOM-S', 'A-RIGHT-S']}
    ${'handrail'} | ${null}
    ${'leg'}      | ${null}
  `('confirming $step writes $written [closures-13]', ({ step, written: ids }) => {
    const { layout } = after(confirmStepWith(step, drawn))
    expect([layout.confirmedSteps, layout.writtenClosures]).toEqual([[step], ids])
  })

  test('when some are there already, a newly computed one that matches none of them is set inactive [closures-14]', () => {
    const loaded = after(written('A-BOTTOM-S'), confirmStep('closure'))
    expect(statesOf(loaded)).toEqual({ 'A-BOTTOM-S': true, 'A-RIGHT-S': false })
    expect(loaded.partsList.lines.find(({ shortName }) => shortName === 'PPCTL')?.quantity).toBe(1)
  })

  test('it is not left out in silence, and a hand that switches it on has the last word', () => {
    expect(saidOf(after(written('A-BOTTOM-S')))).toEqual([
      'A closure was found that the project was not confirmed with. It is switched off: open Closures to switch it on.',
    ])
    const answered = after(written('A-BOTTOM-S'), switchClosure('A-RIGHT-S', true))
    expect(statesOf(answered)).toEqual({ 'A-BOTTOM-S': true, 'A-RIGHT-S': true })
    expect(saidOf(answered)).toEqual([])
  })

  test('who confirms the step while it is off has decided so, and its gap is said to stay open', () => {
    const found = after(written('A-BOTTOM-S'))
    const confirmed = after(written('A-BOTTOM-S'), confirmStepWith('closure', found))
    expect(statesOf(confirmed)).toEqual({ 'A-BOTTOM-S': true, 'A-RIGHT-S': false })
    expect(saidOf(confirmed)).toEqual(['1 closure is turned off. Its gap stays open.'])
  })

  test('where none are written every closure is active', () => {
    expect(drawn.layout.writtenClosures).toBeNull()
    expect(saidOf(drawn)).toEqual([])
  })

  test('steps that are asked again, and another product line, begin without any', () => {
    expect(statesOf(after(written(), reopenSteps))).toEqual(statesOf(drawn))
    const { layout } = translateLayout(after(written()).layout, p3g.byShortName, { pairs: [], to: p3g })
    expect(layout.writtenClosures).toBeNull()
  })
})

const off = ['A-BOTTOM-S', 'A-RIGHT-S'].map((id) => switchClosure(id, false))
const ordered = (qty: number, shortName: string) =>
  setAdditionalProduct({ shortName, itemNumber: shortName, itemType: 'CLOSURE', qty })

test.each`
  what                              | byHand                                          | says
  ${'nothing else'}                 | ${[]}                                           | ${['2 closures are turned off. Their gaps stay open.']}
  ${'the same kits'}                | ${[ordered(2, 'PPCTL')]}                        | ${[]}
  ${'one kit'}                      | ${[ordered(1, 'PPCTL')]}                        | ${['2 closures are turned off. Closures you ordered manually fill 1 of their gaps.']}
  ${'kits of another railing'}      | ${[ordered(9, 'PPCHP')]}                        | ${['2 closures are turned off. Their gaps stay open.']}
  ${'kits for another kind of gap'} | ${[ordered(9, 'PPSC')]}                         | ${['2 closures are turned off. Their gaps stay open.']}
  ${'custom closures'}              | ${[ordered(2, 'PPCCUST')]}                      | ${['This configuration includes custom closures.']}
  ${'a kit and a custom closure'}   | ${[ordered(1, 'PPCTL'), ordered(1, 'PPCCUST')]} | ${['This configuration includes custom closures.']}
`('with both closures off, and $what ordered by hand: $says', ({ byHand, says }) => {
  expect(saidOf(after(...off, ...byHand))).toEqual(says)
})
