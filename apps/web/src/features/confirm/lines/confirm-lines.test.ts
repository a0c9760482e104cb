import { analyse, setRise, switchLeg, takeProposals } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first, p3g, wholeSystem } from '../../../lib/testing/described-system.ts'
import { changeText } from './change-text.ts'
import { confirmLines } from './confirm-lines.ts'
import { guardsText } from './guards-text.ts'
import { sideChoices, sideQuestion } from './side-words.ts'

const L_SHAPE = [
  first('A', 'PPS55TL'),
  against('r1', 'PRSTL8', 'A RIGHT'),
  against('r2', 'PRSTL8', 'r1 BOTTOM'),
  against('B', 'PPS55TL', 'r2 BOTTOM CENTER LEFT'),
  against('r3', 'PRSTL8', 'B BOTTOM'),
]
const drawn = (parts = L_SHAPE) => setRise(24)(describedSystem({ parts, runs: [] }).layout)
const linesOf = (layout: ReturnType<typeof drawn>) =>
  confirmLines(analyse(layout, p3g)).map(
    ({ title, text, state, questions }) => `${title} ${state}: ${text}${questions.length > 0 ? ' ?' : ''}`,
  )

describe('Confirm says in a line what each step was answered with', () => {
  test('an L whose door nobody can know asks below its entrance', () => {
    expect(linesOf(takeProposals(p3g)(drawn()))).toEqual([
      'Rails open: Suggested on 1 platform, open on 1 platform, two-line',
      'Run done: Primary, 23 7/8", 1/8" below the door, to 0" over 5 parts, 1:12.06',
      'Entrance open: Not assigned ?',
      'Exit done: Lower end of 8 ft ramp 3, because the route ends there',
      'Closures done: 6, all stock',
      'Legs done: 10, from 7 15/16" to 23 7/8", by the height at each',
      'Bracing done: None needed at this height',
    ])
  })

  test('what no step has confirmed is to be looked at', () => {
    const [rails, run] = linesOf(drawn([first('r1', 'PRSTL8')]))
    expect([rails, run]).toEqual(['Rails look: No platform needs any', 'Run look: No run is built'])
  })

  test('rails are named as the parts come, whatever the option of the project', () => {
    const guarded = takeProposals(p3g)(drawn([first('A', 'PPS55VP'), against('r1', 'PRSVP8', 'A BOTTOM')]))
    expect(linesOf(guarded)[0]).toMatch(/, vertical picket$/)
    const mixed = takeProposals(p3g)(drawn([first('A', 'PPS55VP'), against('r1', 'PRSTL8', 'A BOTTOM')]))
    expect(linesOf(mixed)[0]).toMatch(/, two-line and vertical picket$/)
  })

  test('legs of one height have it once', () => {
    const platform = takeProposals(p3g)(drawn([first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM')]))
    expect(linesOf(platform)[5]).toMatch(/: 4, at 2[34][^,]*"$/)
  })

  test('what was switched off is counted', () => {
    const taken = takeProposals(p3g)(drawn())
    const [leg] = analyse(taken, p3g).legs
    expect(linesOf(switchLeg(leg?.id ?? '', false)(taken))[5]).toContain('9, from 7 15/16" to 23 7/8"')
    expect(linesOf(switchLeg(leg?.id ?? '', false)(taken))[5]).toContain('1 switched off')
  })
})

test('a closure that is made to order is no stock', () => {
  const closures = confirmLines(wholeSystem('p3g-picket-turn-back-made-to-order')).find(
    ({ step }) => step === 'closure',
  )
  expect(closures?.text).toMatch(/^\d+ stock, [1-9]\d* custom$/)
})

test('the sides of a question are named as they lie on the drawing, and numbered as on the canvas', () => {
  const analysis = analyse(takeProposals(p3g)(drawn()), p3g)
  const [question] = confirmLines(analysis).flatMap(({ questions }) => questions)
  if (question?.kind !== 'side') throw new Error('the door is not asked for')
  expect(sideQuestion(question.end)).toBe('Which of these 3 sides is the door?')
  expect(sideChoices(question.end, analysis).map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Top side',
    '2 Bottom side',
    '3 Left side',
  ])
})

test.each`
  changes                                                                 | text
  ${{ parts: [{ shortName: 'PRSTL4', by: 1 }], legs: -2, price: 31_200 }} | ${'+1 × 4 ft ramp, -2 legs, +$312.00'}
  ${{ parts: [{ shortName: 'PRSTL8', by: -2 }, { shortName: 'PPS55TL', by: 1 }], legs: 1, price: -1_050 }} | ${'-2 × 8 ft ramp, +1 × 5 × 5 platform, +1 leg, -$10.50'}
  ${{ parts: [], legs: 0, price: 500 }}                                   | ${'+$5.00'}
`('a change reads $text', ({ changes, text }) => {
  expect(changeText(changes, p3g)).toBe(text)
})

test('guards that a height requires, or requires no more, are told with it', () => {
  const analysis = analyse(drawn([first('A', 'PPS55TL')]), p3g)
  expect(guardsText({ parts: ['A'], drop: 31 }, true, analysis)).toBe(
    'Guards are required on 5 × 5 platform: 31" above the ground (30" maximum without).',
  )
  expect(guardsText({ parts: ['A'], drop: 24 }, false, analysis)).toBe(
    'Guards are not required on 5 × 5 platform: 24" above the ground.',
  )
})
