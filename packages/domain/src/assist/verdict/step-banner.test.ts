import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { straight, wholeSystem } from '../../../fixtures/verdict-systems.ts'
import { confirmStepWith, setAutoGenLegs, switchLeg, toggleOpening } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { setHandrailSides } from '../../edits/part-edits.ts'
import { setRunBottom, setRunTop } from '../../edits/run-edits.ts'
import type { StepName } from '../../model/layout/layout.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { COUNTED_STEP_NAMES } from '../../model/layout/progress.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { runStepProblem } from '../workflow/run-wizard.ts'
import { stepState } from '../workflow/steps.ts'
import { stepBanner } from './step-banner.ts'
import { verdictOf } from './verdict-of.ts'

/** A platform at 8 in and a ramp down from its front, with rails, a way in and a way out. */
const good = analysed({
  parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
  entrances: [['A', 'TOP']],
  exits: [['r', 'BOTTOM']],
})
const unconfirmed = (...edits: readonly Edit[]) =>
  analyse(
    [setHandrailSides(['A'], ['LEFT', 'RIGHT']), ...edits].reduce(
      (layout, edit) => edit(layout),
      good.layout,
    ),
    p3g,
  )
/** The same with the steps of `names` confirmed as they are. */
const confirmed = (analysis: Analysis, names: readonly StepName[] = COUNTED_STEP_NAMES) =>
  analyse(
    names.reduce((layout, step) => confirmStepWith(step, analysis)(layout), analysis.layout),
    analysis.catalogue,
  )
const after = (...edits: readonly Edit[]) => confirmed(unconfirmed(...edits))
const RUN = good.layout.runs[0]?.id ?? ''
const noEntrance = toggleOpening('A', 'TOP', 'entrance')
const blocked = setHandrailSides(['A'], ['BOTTOM', 'LEFT'])
const level: readonly Edit[] = [setRunTop(RUN, 8), setRunBottom(RUN, 8)]
const stray: Edit = (layout) => ({
  ...layout,
  parts: [
    ...layout.parts,
    ...analysed({ parts: [{ id: 'plate', shortName: 'PRLT', at: { x: 200, y: 40 }, rotation: 0 }], runs: [] })
      .layout.parts,
  ],
})
const steep = setRunTop(RUN, 16)
const legsOff = [1, 2, 3, 4].map((leg) => switchLeg(`A-leg-${leg}`, false))

describe('a step has one box, and it is the worst of what there is to say', () => {
  test.each<{ what: string; step: StepName; edits: readonly Edit[]; box: readonly (string | null)[] }>([
    {
      what: 'all rails',
      step: 'handrail',
      edits: [],
      box: ['good', 'Looks Good!', 'All handrails accounted for.'],
    },
    { what: 'a rail across the ramp', step: 'handrail', edits: [blocked], box: ['bad', '1 Error', null] },
    {
      what: 'a platform unanswered',
      step: 'handrail',
      edits: [setHandrailSides(['A'], null)],
      box: ['look', 'Not Yet', 'Make sure all platforms have handrails & tread.'],
    },
    { what: 'good runs', step: 'run', edits: [], box: ['good', 'Looks Good!', 'All runs accounted for.'] },
    {
      what: 'a run without a height',
      step: 'run',
      edits: [setRunTop(RUN, null)],
      box: ['look', 'Not Yet', 'Run Primary needs a start height.'],
    },
    { what: 'a run as high below as above', step: 'run', edits: level, box: ['bad', 'Not Yet', null] },
    {
      what: 'a run steeper than desired',
      step: 'run',
      edits: [steep],
      box: ['bad', '1 building code item not met', 'All runs accounted for.'],
    },
    {
      what: 'good connections',
      step: 'connection',
      edits: [],
      box: ['good', 'Looks Good!', 'All connections made.'],
    },
    {
      what: 'no way in',
      step: 'connection',
      edits: [noEntrance],
      box: ['look', 'Not Yet', 'Assign at least one entrance: any entry point at the top of the system.'],
    },
    {
      what: 'a rail across the ramp',
      step: 'connection',
      edits: [blocked, noEntrance],
      box: ['bad', 'ERROR! You Have Connection Errors', null],
    },
    {
      what: 'a transition that touches nothing',
      step: 'connection',
      edits: [stray],
      box: ['look', '1 Warning', 'All connections made.'],
    },
    { what: 'all legs', step: 'leg', edits: [], box: ['good', 'Looks Good!', 'All legs accounted for.'] },
    { what: 'no legs', step: 'leg', edits: [setAutoGenLegs(false)], box: ['look', '1 Warning', null] },
    { what: 'legs switched off', step: 'leg', edits: legsOff, box: ['look', '1 Warning', null] },
    {
      what: 'no legs, and no guards at 36 in',
      step: 'leg',
      edits: [setRunTop(RUN, 36), setAutoGenLegs(false)],
      box: ['bad', expect.stringMatching(/not met$/), null],
    },
    {
      what: 'all confirmed',
      step: 'confirm',
      edits: [],
      box: ['good', 'Looks Good!', 'All parts accounted for.'],
    },
    { what: 'no legs', step: 'confirm', edits: [setAutoGenLegs(false)], box: ['look', '1 Warning', null] },
    {
      what: 'no way in',
      step: 'confirm',
      edits: [noEntrance],
      box: ['bad', 'Not Yet', 'Something went wrong with system collection.'],
    },
  ])('$step with $what: $box [verdict-1]', ({ step, edits, box }) => {
    const { tone, title, message } = stepBanner(step, after(...edits))
    expect([tone, title, message]).toEqual(box)
  })

  test('Confirm on parts that no step was answered for says so, without an error', () => {
    const fresh: Edit = (layout) => ({ ...layout, runs: [], openings: [], confirmedSteps: [] })
    const { tone, issues, message } = stepBanner('confirm', unconfirmed(fresh))
    expect([tone, issues, message]).toEqual([
      'look',
      [],
      'Handrails, runs and connections are not answered yet.',
    ])
  })

  test.each<[string, readonly StepName[], Edit | null, readonly (string | null)[]]>([
    [
      'no step',
      [],
      null,
      ['look', 'Not Yet', '6 steps are not confirmed. Check the answers, then confirm the system.'],
    ],
    [
      'all but one',
      ['handrail', 'run', 'connection', 'closure', 'leg'],
      null,
      ['look', 'Not Yet', '1 step is not confirmed. Check the answers, then confirm the system.'],
    ],
    [
      'no step, and a run that is too steep',
      [],
      steep,
      [
        'bad',
        '1 building code item not met',
        '6 steps are not confirmed. Check the answers, then confirm the system.',
      ],
    ],
  ])('Confirm and Finish praise nothing after %s was confirmed', (_, names, edit, box) => {
    const analysis = confirmed(unconfirmed(...(edit ? [edit] : [])), names)
    for (const step of ['confirm', 'finish'] as const) {
      const { tone, title, message } = stepBanner(step, analysis)
      expect([tone, title, message]).toEqual(box)
    }
  })

  test("'SUCCESS!' stands where the step looks good, and never beside 'Not Yet' (spec 3 §2.10)", () => {
    expect(stepBanner('connection', after()).detail).toBe('SUCCESS! No Connection Errors.')
    expect(stepBanner('connection', after(noEntrance)).detail).toBeNull()
  })

  test('what is wrong is listed in the box, the worst first', () => {
    const { issues } = stepBanner('confirm', after(noEntrance, steep))
    expect(issues.map(({ code }) => code)).toEqual(['connection.no-entrance', 'run.ratio-look-out'])
  })
})

test('the sub-wizard does not call an end height good that is the start height (spec 3 §5.4)', () => {
  const analysis = after(...level)
  const [run] = analysis.layout.runs
  expect(run && runStepProblem(2, run, analysis)?.code).toBe('run.slope-zero')
  expect(run && runStepProblem(2, run, after())).toBeNull()
})

describe('Confirm and Finish say the verdict on the whole system', () => {
  test.each<[string, Analysis, string, string]>([
    ['nothing wrong', straight(), 'good', 'Looks Good!'],
    ['a slope steeper than desired', straight({ top: 20 }), 'look', '1 Warning'],
    ['a custom closure', wholeSystem('p3g-picket-turn-back-made-to-order'), 'look', '1 Warning'],
    ['a threshold alone', analysed({ parts: [first('T', 'TAER12')], runs: [] }), 'look', 'No ramp drawn'],
  ])('%s', (_, analysis, tone, title) => {
    expect(verdictOf(analysis).tone).toBe(title.startsWith('No ramp') ? 'open' : tone)
    for (const step of ['confirm', 'finish'] as const)
      expect({ step, ...stepBanner(step, confirmed(analysis)) }).toMatchObject({ step, tone, title })
  })
})

test('an empty drawing is not praised at Confirm, nor confirmed', () => {
  const empty = analyse(newLayout('P3G'), p3g)
  expect(stepBanner('confirm', empty)).toMatchObject({ tone: 'look', title: 'No parts yet' })
  expect(stepState('confirm', empty).isLocked).toBe(true)
})
