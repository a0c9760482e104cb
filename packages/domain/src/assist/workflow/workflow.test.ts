import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, p3g } from '../../../fixtures/p3g.ts'
import {
  confirmStep,
  confirmStepWith,
  reopenSteps,
  setAutoGenLegs,
  setLegLength,
  switchBrace,
  switchClosure,
  switchLeg,
  toggleOpening,
  touchesPathway,
} from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { setLogicless } from '../../edits/part-choices.ts'
import { moveParts, removeParts, rotateParts, setHandrailSides, setSupports } from '../../edits/part-edits.ts'
import { addRun, removeRun, setRunBottom, setRunTop, togglePartInRun } from '../../edits/run-edits.ts'
import { STEPS } from '../../model/layout/layout.ts'
import { completedSteps } from '../../model/layout/progress.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { messageOf } from '../../rules/analysis/messages.ts'
import { acceptSuggestedRails } from './rails/suggested-rails.ts'
import { isRunStepLocked, partClick } from './run-wizard.ts'
import { missingStencils } from './stencil-checkup.ts'
import { STEP_TEXTS } from './step-texts.ts'
import { isReadyToFinalize, isStepDone, stepState } from './steps.ts'

const drawn = analysed({
  parts: [
    first('A', 'PPS55TL'),
    against('r', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL4', 'r BOTTOM'),
  ],
  runs: [],
}).layout
const after = (...edits: readonly Edit[]) => edits.reduce((layout, edit) => edit(layout), drawn)
const now = (...edits: readonly Edit[]) => analyse(after(...edits), p3g)
const rails = acceptSuggestedRails(analyse(drawn, p3g))
const run: readonly Edit[] = [
  addRun('run-1'),
  setRunTop('run-1', 12),
  togglePartInRun('run-1', 'A'),
  togglePartInRun('run-1', 'r'),
  togglePartInRun('run-1', 'r2'),
  setRunBottom('run-1', 0),
]
const openings: readonly Edit[] = [
  toggleOpening('A', 'TOP', 'entrance'),
  toggleOpening('r2', 'BOTTOM', 'exit'),
]
const everything = [rails, ...run, ...openings]

describe('a locked Connection step says what is missing', () => {
  const ENTRANCE = 'Assign at least one entrance: any entry point at the top of the system.'
  const EXIT = 'Assign at least one exit: any exit point at the bottom of the system.'
  test.each`
    what                       | done                                                    | says
    ${'neither way is named'}  | ${[rails, ...run]}                                      | ${ENTRANCE}
    ${'only the exit is left'} | ${[rails, ...run, ...openings.slice(0, 1)]}             | ${EXIT}
    ${'a joint is wrong too'}  | ${[rails, ...run, setHandrailSides(['A'], ['BOTTOM'])]} | ${STEP_TEXTS.connection.locked}
    ${'nothing'}               | ${everything}                                           | ${STEP_TEXTS.connection.approved}
  `('$what: $says', ({ done, says }) => {
    expect(stepState('connection', now(...done)).message).toBe(says)
  })
})

describe('locks of the guided steps (spec 3 §4.2)', () => {
  test.each`
    step            | done                                                                                                        | locked
    ${'handrail'}   | ${[]}                                                                                                       | ${true}
    ${'handrail'}   | ${[rails]}                                                                                                  | ${false}
    ${'handrail'}   | ${[setLogicless(['A'], true)]}                                                                              | ${false}
    ${'run'}        | ${[rails]}                                                                                                  | ${true}
    ${'run'}        | ${[rails, ...run]}                                                                                          | ${false}
    ${'connection'} | ${[rails, ...run]}                                                                                          | ${true}
    ${'connection'} | ${everything}                                                                                               | ${false}
    ${'connection'} | ${[...everything, setHandrailSides(['A'], ['BOTTOM'])]}                                                     | ${true}
    ${'connection'} | ${[rails, ...run.slice(0, 3), ...run.slice(4), ...openings, togglePartInRun('run-1', 'r')]}                 | ${true}
    ${'closure'}    | ${everything}                                                                                               | ${false}
    ${'leg'}        | ${everything}                                                                                               | ${false}
    ${'leg'}        | ${[rails]}                                                                                                  | ${true}
    ${'leg'}        | ${[rails, ...run.slice(0, 3)]}                                                                              | ${true}
    ${'bracing'}    | ${[rails]}                                                                                                  | ${true}
    ${'bracing'}    | ${[rails, ...run.slice(0, 3)]}                                                                              | ${true}
    ${'leg'}        | ${[rails, ...run, ...openings, setRunTop('run-1', 120), setRunBottom('run-1', 108)]}                        | ${true}
    ${'leg'}        | ${[rails, ...run, ...openings, setRunTop('run-1', 120), setRunBottom('run-1', 108), setAutoGenLegs(false)]} | ${false}
    ${'bracing'}    | ${everything}                                                                                               | ${false}
    ${'confirm'}    | ${[rails, ...run]}                                                                                          | ${true}
    ${'confirm'}    | ${everything}                                                                                               | ${false}
    ${'finish'}     | ${everything}                                                                                               | ${false}
  `('$step is locked: $locked [workflow-5]', ({ step, done, locked }) => {
    expect(stepState(step, now(...done)).isLocked).toBe(locked)
  })

  test('the Connection step shows what is wrong with rails and runs too, because every run check repeats there', () => {
    const codesAfter = (...edits: readonly Edit[]) =>
      stepState('connection', now(...edits)).issues.map(({ code }) => code)
    expect(codesAfter(...everything, setHandrailSides(['A'], ['BOTTOM']))).toEqual([
      'connection.rails-overlap',
    ])
    expect(codesAfter(...everything, togglePartInRun('run-1', 'r'))).toContain('run.unassigned-part')
  })

  test('the message is the one of the specification', () => {
    expect(stepState('handrail', now()).message).toBe('Make sure all platforms have handrails & tread.')
    expect(stepState('run', now(...everything)).message).toBe('All runs accounted for.')
    expect(stepState('leg', now(...everything)).message).toBe('All legs accounted for.')
  })

  test('legs and bracing without runs say what to do first', () => {
    for (const step of ['leg', 'bracing'] as const)
      expect(stepState(step, now(rails)).message).toBe(
        'Build the runs first: they give every part its height.',
      )
  })

  test('a confirmed step is done as long as nothing locks it again', () => {
    const built = [...everything, confirmStep('run')]
    expect(isStepDone('run', now(...built))).toBe(true)
    expect(isStepDone('run', now(...built, setRunTop('run-1', null)))).toBe(false)
    expect(isStepDone('connection', now(...built))).toBe(false)
  })

  test('the progress bar counts six steps [workflow-1]', () => {
    expect(completedSteps(after(...STEPS.map(confirmStep)))).toBe(6)
  })
})

describe('reset on layout change (spec 1 §4)', () => {
  const confirmed = after(...everything, confirmStep('handrail'), confirmStep('run'))

  test.each`
    change                       | edit                                          | touches
    ${'moving a ramp'}           | ${moveParts(['r'], { x: 1, y: 0 })}           | ${true}
    ${'turning a ramp'}          | ${rotateParts(['r'], 45, { x: 0, y: 0 })}     | ${true}
    ${'removing a ramp'}         | ${removeParts(['r'])}                         | ${true}
    ${'supporting a ramp'}       | ${setSupports('r', { isSupportedTop: true })} | ${true}
    ${'switching a closure off'} | ${switchClosure('A-BOTTOM-S', false)}         | ${false}
    ${'moving by nothing'}       | ${moveParts(['r'], { x: 0, y: 0 })}           | ${false}
  `('$change asks for the steps again: $touches [workflow-2]', ({ edit, touches }) => {
    expect(touchesPathway(confirmed, edit(confirmed))).toBe(touches)
  })

  test('asking again keeps every choice', () => {
    expect(reopenSteps(confirmed)).toEqual({ ...confirmed, confirmedSteps: [] })
  })
})

describe('choices made by hand', () => {
  const gone = ({ issues }: Pick<Analysis, 'issues'>) =>
    issues.filter(({ code }) => code === 'choice.owner-gone').map(messageOf)

  test('a closure switched off leaves the list, and its rail end gets a loop', () => {
    const { partsList } = now(...everything, switchClosure('A-BOTTOM-S', false))
    const quantity = (name: string) => partsList.lines.find(({ shortName }) => shortName === name)?.quantity
    expect([quantity('PPCTL'), quantity('PRHRLU')]).toEqual([undefined, 2])
  })

  test('a leg switched off is not ordered; its choice needs attention once the platform is gone', () => {
    const edits = [...everything, switchLeg('A-leg-1', false)]
    expect(now(...edits).legs.filter(({ part, isActive }) => part === 'A' && isActive)).toHaveLength(3)
    expect(gone(now(...edits, removeParts(['A'])))).toEqual([
      'Manual choices for legs that were removed: 1. Choose again where needed, then confirm the Legs step.',
    ])
  })

  test.each`
    step         | what           | edits                                                             | kept
    ${'closure'} | ${'a closure'} | ${[switchClosure('A-BOTTOM-S', false), switchClosure('x', true)]} | ${['A-BOTTOM-S']}
    ${'leg'}     | ${'a leg'}     | ${[switchLeg('A-leg-1', false), switchLeg('x-leg-1', false)]}     | ${['A-leg-1']}
    ${'bracing'} | ${'a brace'}   | ${[switchBrace('A-angle-1', false), switchBrace('x', false)]}     | ${['A-angle-1']}
  `('confirming $step ends the choice for $what that is gone, and no other', ({ step, edits, kept }) => {
    const before = now(...everything, setRunTop('run-1', 40), ...edits)
    expect(gone(before)).toHaveLength(1)
    const confirmed = analyse(confirmStepWith(step, before)(before.layout), p3g)
    expect(gone(confirmed)).toEqual([])
    const { closureChoices, legChoices, braceChoices } = confirmed.layout
    expect([...closureChoices, ...legChoices, ...braceChoices].map(({ id }) => id)).toEqual(kept)
  })

  test('while legs are ordered by hand, confirming them keeps what was chosen for their places', () => {
    const before = now(...everything, switchLeg('A-leg-1', false), setAutoGenLegs(false))
    expect(confirmStepWith('leg', before)(before.layout).legChoices).toHaveLength(1)
  })

  test('a leg length typed as 0 says that nothing stands there', () => {
    const { legs, partsList, issues } = now(
      ...everything,
      setLegLength('A-leg-1', 0),
      setLegLength('A-leg-2', 0),
    )
    expect(legs.find(({ id }) => id === 'A-leg-1')?.shortName).toBeNull()
    expect(partsList.lines.find(({ shortName }) => shortName === 'PSL16PR')?.quantity).toBe(1)
    expect(issues.map(({ code }) => code)).not.toContain('leg.none-long-enough')
  })

  test('deleting the runs asks for every step after Handrail again', () => {
    const confirmed = after(...everything, ...STEPS.map(confirmStep))
    expect(removeRun('run-1')(confirmed).confirmedSteps).toEqual(['handrail'])
  })

  test('removing a part takes its run membership and openings along', () => {
    const { runs, openings: left } = after(...everything, removeParts(['A']))
    expect(runs[0]?.parts).toEqual(['r', 'r2'])
    expect(left.map(({ part }) => part)).toEqual(['r2'])
  })

  test('the first run cannot be deleted while others exist [workflow-4]', () => {
    const two = after(...everything, addRun('run-2'))
    expect(removeRun('run-1')(two)).toBe(two)
    expect(removeRun('run-2')(two).runs).toHaveLength(1)
    expect(two.runs.map(({ name }) => name)).toEqual(['Primary', 'Run 1'])
  })
})

describe('suggested rails', () => {
  test('an end platform keeps the side opposite its joint open for the door', () => {
    expect(rails(drawn).parts[0]).toMatchObject({ handrailSides: ['RIGHT', 'LEFT'] })
  })

  test('a platform somebody answered is left alone', () => {
    const answered = after(setHandrailSides(['A'], ['TOP']))
    expect(acceptSuggestedRails(analyse(answered, p3g))(answered).parts[0]).toMatchObject({
      handrailSides: ['TOP'],
    })
  })
})

describe('the run sub-wizard (spec 3 §4.3 and §5.2)', () => {
  test.each`
    step | edits                                                                       | locked
    ${0} | ${[addRun('run-1')]}                                                        | ${true}
    ${0} | ${[addRun('run-1'), setRunTop('run-1', 12)]}                                | ${false}
    ${1} | ${[addRun('run-1'), setRunTop('run-1', 12)]}                                | ${true}
    ${1} | ${[addRun('run-1'), togglePartInRun('run-1', 'A')]}                         | ${false}
    ${2} | ${[addRun('run-1'), setRunTop('run-1', 12), togglePartInRun('run-1', 'r')]} | ${true}
    ${2} | ${[addRun('run-1'), setRunTop('run-1', 12), togglePartInRun('run-1', 'A')]} | ${false}
    ${3} | ${[...run, setRunBottom('run-1', 12)]}                                      | ${true}
    ${3} | ${run}                                                                      | ${false}
  `('step $step is locked: $locked [workflow-9]', ({ step, edits, locked }) => {
    expect(isRunStepLocked(step, 'run-1', now(...edits))).toBe(locked)
  })

  test('a clicked part joins, leaves, belongs to another run, or is refused [workflow-10]', () => {
    const twoRuns = now(...run, togglePartInRun('run-1', 'r2'), addRun('run-2'))
    expect(partClick('r2', 'run-2', twoRuns).kind).toBe('toggle')
    expect(partClick('r', 'run-2', twoRuns).kind).toBe('other-run')
    expect(partClick('nothing', 'run-2', twoRuns).kind).toBe('ignored')
  })
})

test.each`
  drawn                         | isReady
  ${'nothing'}                  | ${false}
  ${'a platform, PPS55TL'}      | ${true}
  ${'a gate, PUG'}              | ${true}
  ${'a portable, SUITCASE SF5'} | ${true}
  ${'hardware, PRRUC'}          | ${false}
  ${'a transition, PRLT'}       | ${true}
  ${'an entry mat, TAEM 1.5-1'} | ${true}
  ${'an entry ramp, TMER2'}     | ${true}
  ${'a rubber pad, RLP'}        | ${true}
  ${'a lift tower, VPLT'}       | ${false}
`(
  'with $drawn on the canvas the ready card shows: $isReady (spec 2 §4) [workflow-3]',
  ({ drawn: given, isReady }) => {
    const [, shortName] = given.split(', ')
    const parts = shortName ? [first('a', shortName)] : []
    expect(isReadyToFinalize(analysed({ parts, runs: [] }))).toBe(isReady)
  },
)

const stepped = { site: { door: { at: { x: 480, y: 447 }, faces: 180, sill: 24, stepDown: 2 } } }
const stencils = (system: Omit<DescribedSystem, 'runs'>) =>
  missingStencils(analysed({ ...system, runs: [] })).map(
    ({ name, end, shortName }) => `${name}: ${shortName} at ${end?.part} ${end?.side}`,
  )

test.each<[what: string, system: Omit<DescribedSystem, 'runs'>, asks: readonly string[]]>([
  ['a platform alone', { parts: [first('A', 'PPS55TL')] }, []],
  ['a ramp, whose transitions are ordered anyway', { parts: [first('r', 'PRSTL8')] }, []],
  [
    'a platform a step below a door',
    { parts: [first('A', 'PPS55TL')], ...stepped },
    ['Threshold: TAER12 at A TOP'],
  ],
  [
    'a platform away from that door',
    { parts: [{ ...first('A', 'PPS55TL'), at: { x: 900, y: 900 } }], ...stepped },
    [],
  ],
  [
    'a system that ends on soil',
    { parts: [first('r', 'PRSTL8'), against('t', 'PRGT', 'r BOTTOM')] },
    ['Landing pad: RLP at t BOTTOM'],
  ],
  [
    'a commercial run without its starter ramp',
    { product: 'PHD', parts: [first('A', 'PHDP55G'), against('r', 'PHDR848G', 'A BOTTOM LEFT')] },
    ['Starter ramp: PHDRS648G at r BOTTOM'],
  ],
  [
    'a commercial run that ends on a platform',
    { product: 'PHD', parts: [first('r', 'PHDR848G'), against('A', 'PHDP55G', 'r BOTTOM LEFT')] },
    [],
  ],
])(
  'the stencil checkup asks of %s only for what changes the parts list or safety (domain 7.10)',
  (_, system, asks) => {
    expect(stencils(system)).toEqual(asks)
  },
)

test.each`
  drawn           | missing
  ${'RLP'}        | ${['Threshold']}
  ${'PLP55'}      | ${['Threshold']}
  ${'TMEM 4.75'}  | ${['Threshold', 'Landing pad']}
  ${'TAEM 2.5-1'} | ${['Landing pad']}
  ${'TAER12'}     | ${['Landing pad']}
`('with $drawn on the canvas the stencil checkup still asks for $missing', ({ drawn, missing }) => {
  const beside = { id: 'x', shortName: drawn, at: { x: 900, y: 900 }, rotation: 0 }
  const system = [
    first('A', 'PPS55TL'),
    against('r', 'PRSTL8', 'A BOTTOM LEFT'),
    against('t', 'PRGT', 'r BOTTOM'),
  ]
  const drawing = analysed({ parts: [...system, beside], runs: [], ...stepped })
  expect(missingStencils(drawing).map(({ name }) => name)).toEqual(missing)
})
