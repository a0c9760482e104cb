import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { messageOf } from '../../rules/analysis/messages.ts'
import { isRunStepLocked, runStepProblem } from './run-wizard.ts'
import { stepState } from './steps.ts'

const porch = [
  first('P', 'PPS55TL'),
  against('r1', 'PRSTL8', 'P BOTTOM'),
  against('r2', 'PRSTL8', 'r1 BOTTOM'),
  against('s', 'PST15', 'P LEFT', { activeHeight: 16 }),
]
const stair = { name: 'Run 1', top: 16, bottom: 0, parts: ['s'] }
const primary = (parts: readonly string[], more = {}): DescribedSystem => ({
  parts: porch,
  runs: [{ name: 'Primary', top: 16, bottom: 0, parts, ...more }, stair],
})
const alone = (parts: readonly string[]): DescribedSystem => ({
  parts: porch,
  runs: [{ name: 'Primary', top: 16, bottom: 0, parts }],
})
const inOrder = ['P', 'r1', 'r2']

/** What the sub-wizard says about a run at a step: whether it may go on, and the problem it speaks of. */
function stepOf(system: DescribedSystem, step: number, index = 0) {
  const analysis = analysed(system)
  const run = analysis.layout.runs[index]
  if (!run) throw new Error('no run')
  const problem = runStepProblem(step, run, analysis)
  return [isRunStepLocked(step, run.id, analysis), problem && messageOf(problem).slice(0, 30)]
}

describe('the sub-wizard of a run (spec 3 §4.3)', () => {
  test.each`
    step | what                                | system                                     | locked   | says
    ${1} | ${'the parts in walking order'}     | ${primary(inOrder)}                        | ${false} | ${null}
    ${1} | ${'no parts yet'}                   | ${primary([])}                             | ${true}  | ${null}
    ${1} | ${'parts that are not joined'}      | ${primary(['P', 'r2', 'r1'])}              | ${true}  | ${'8 ft follows 5x5 in run Primar'}
    ${1} | ${'a stair in the primary run'}     | ${alone([...inOrder, 's'])}                | ${true}  | ${'Stairs are not allowed in your'}
    ${2} | ${'no end height'}                  | ${primary(inOrder, { bottom: undefined })} | ${true}  | ${null}
    ${2} | ${'platforms need none'}            | ${primary(['P'], { bottom: undefined })}   | ${false} | ${null}
    ${3} | ${'everything in order'}            | ${primary(inOrder)}                        | ${false} | ${null}
    ${3} | ${'a run without slope'}            | ${primary(inOrder, { bottom: 16 })}        | ${true}  | ${'Slope cant be 0'}
    ${3} | ${'a walk up the ramp'}             | ${primary(['r1', 'P'], {})}                | ${true}  | ${'Two connected parts are at dif'}
    ${3} | ${'parts that are not joined'}      | ${primary(['P', 'r2', 'r1'])}              | ${true}  | ${'8 ft follows 5x5 in run Primar'}
    ${3} | ${'another run disagrees: no lock'} | ${primary(inOrder, { top: 18 })}           | ${false} | ${'Two connected parts are at dif'}
  `('step $step, $what: locked $locked, says $says [workflow-8]', ({ step, system, locked, says }) => {
    expect(stepOf(system, step)).toEqual([locked, says])
  })

  test('a starter ramp fixes the end height, so that none is asked', () => {
    const system: DescribedSystem = {
      product: 'PHD',
      parts: [first('a', 'PHDR848G'), against('b', 'PHDRS648G', 'a BOTTOM')],
      runs: [{ name: 'Primary', top: 12, parts: ['a', 'b'] }],
    }
    expect(stepOf(system, 2)).toEqual([false, null])
  })
})

describe('what the locked Run step says (spec 3 §2.7)', () => {
  test.each`
    what                       | system                                  | message
    ${'a part without a run'}  | ${primary(['P', 'r1'])}                 | ${"some parts aren't assigned a run."}
    ${'no runs at all'}        | ${{ parts: porch, runs: [] }}           | ${"some parts aren't assigned a run."}
    ${'a run without slope'}   | ${primary(inOrder, { bottom: 16 })}     | ${'Slope cant be 0'}
    ${'a run without heights'} | ${primary(inOrder, { top: undefined })} | ${'Run Primary needs a start height.'}
  `('$what: $message [workflow-6]', ({ system, message }) => {
    expect(stepState('run', analysed(system)).message).toBe(message)
  })
})
