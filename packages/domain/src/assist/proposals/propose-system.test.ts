import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, p3g } from '../../../fixtures/p3g.ts'
import { toggleOpening } from '../../edits/choice-edits.ts'
import { addDrawing } from '../../edits/drawing-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { setHandrailSides } from '../../edits/part-edits.ts'
import { setRise } from '../../edits/site-edits.ts'
import { newDrawing } from '../../model/drawings/new-drawing.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { doorIdAt, type SiteDoor } from '../../model/layout/site.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { askedSides, openQuestions } from '../workflow/open-questions.ts'
import { stepState } from '../workflow/steps.ts'
import { systemEnds } from '../workflow/system-ends.ts'
import { assignSureEnds } from './answers.ts'
import { takeProposals } from './take-proposals.ts'

/** A residential L: two ramps, a turn, one ramp. */
const L_SHAPE = [
  first('A', 'PPS55TL'),
  against('r1', 'PRSTL8', 'A RIGHT'),
  against('r2', 'PRSTL8', 'r1 BOTTOM'),
  against('B', 'PPS55TL', 'r2 BOTTOM CENTER LEFT'),
  against('r3', 'PRSTL8', 'B BOTTOM'),
]
const STRAIGHT = [first('r1', 'PRSTL8'), against('r2', 'PRSTL8', 'r1 BOTTOM')]

const finished = (parts: DescribedSystem['parts'], ...edits: readonly Edit[]): Layout =>
  takeProposals(p3g)(edits.reduce((layout, edit) => edit(layout), analysed({ parts, runs: [] }).layout))

const openingsOf = ({ openings }: Layout) => openings.map(({ use, part, side }) => `${use} ${part} ${side}`)
const questionsOf = (layout: Layout) =>
  openQuestions(analyse(layout, p3g)).map((one) =>
    one.kind === 'side' ? `${one.end.use} ${one.end.part} ${one.end.sides.join(' ')}` : one.kind,
  )
const railsOf = ({ parts }: Layout, id: string) => {
  const part = parts.find((one) => one.id === id)
  return part?.kind === 'platform' ? (part.handrailSides?.join(' ') ?? null) : null
}
const isConfirmLocked = (layout: Layout) => stepState('confirm', analyse(layout, p3g)).isLocked

const ALL = ['handrail', 'run', 'connection', 'closure', 'leg', 'bracing']

describe("'Finish for me' answers what is plain and asks for the rest", () => {
  test('straight ramps down from a known rise are finished', () => {
    const layout = finished(STRAIGHT, setRise(16))
    expect(openingsOf(layout)).toEqual(['entrance r1 TOP', 'exit r2 BOTTOM'])
    expect(layout.runs).toEqual([
      { id: 'run-0', name: 'Primary', parts: ['r1', 'r2'], top: null, bottom: 0, door: 'door-1' },
    ])
    expect(layout.confirmedSteps).toEqual(ALL)
    expect(isConfirmLocked(layout)).toBe(false)
  })

  test('a stair beside a ramp that ends on the ground starts at the platform both leave', () => {
    const stair = against('s', 'PST15', 'A LEFT', { activeHeight: 16 })
    const { runs } = finished(
      [
        first('A', 'PPS55TL'),
        against('r1', 'PRSTL8', 'A RIGHT'),
        against('r2', 'PRSTL8', 'r1 BOTTOM'),
        stair,
      ],
      setRise(16),
    )
    expect(runs.map(({ parts, top, bottom }) => ({ parts, top, bottom }))).toEqual([
      { parts: ['A', 'r1', 'r2'], top: null, bottom: 0 },
      { parts: ['s'], top: 16, bottom: 0 },
    ])
  })

  test('which side of the platform at the door it is, nobody can know: its rails wait until it is said', () => {
    const layout = finished(L_SHAPE, setRise(24))
    expect(questionsOf(layout)).toEqual(['entrance A TOP BOTTOM LEFT'])
    expect(railsOf(layout, 'A')).toBeNull()
    expect(railsOf(layout, 'B')).toBe('TOP RIGHT')
    expect(layout.confirmedSteps).toEqual(ALL.filter((step) => step !== 'handrail' && step !== 'connection'))
    expect(isConfirmLocked(layout)).toBe(true)
  })

  test('with the side said, the others get their rails and nothing is open', () => {
    const asked = finished(L_SHAPE, setRise(24))
    const layout = takeProposals(p3g)(toggleOpening('A', 'LEFT', 'entrance')(asked))
    expect(questionsOf(layout)).toEqual([])
    expect(railsOf(layout, 'A')).toBe('TOP BOTTOM')
    expect(layout.confirmedSteps.toSorted()).toEqual(ALL.toSorted())
    expect(isConfirmLocked(layout)).toBe(false)
  })

  test.each`
    what                                        | edits                                                                          | side
    ${'a door drawn before a side'}             | ${[addDrawing(newDrawing({ kind: 'door', id: 'd', at: { x: 480, y: 440 } }))]} | ${'TOP'}
    ${'rails that leave one side open'}         | ${[setHandrailSides(['A'], ['TOP', 'BOTTOM'])]}                                | ${'LEFT'}
    ${'an entrance that a person has assigned'} | ${[toggleOpening('A', 'BOTTOM', 'entrance')]}                                  | ${'BOTTOM'}
  `('the door is at $side by $what', ({ edits, side }) => {
    const layout = finished(L_SHAPE, setRise(24), ...edits)
    expect(openingsOf(layout)).toContain(`entrance A ${side}`)
    expect(questionsOf(layout)).toEqual([])
    expect(railsOf(layout, 'A')?.split(' ')).toHaveLength(2)
    expect(railsOf(layout, 'A')).not.toContain(side)
  })

  test('a threshold drawn before a side says where the door is, as it does for the rails', () => {
    const layout = finished([...L_SHAPE, against('t', 'TAER12', 'A BOTTOM')], setRise(24))
    expect(openingsOf(layout)).toContain('entrance A BOTTOM')
    expect(railsOf(layout, 'A')).toBe('TOP LEFT')
  })

  test('one open side of a single platform is not taken for the way in and the way out at once', () => {
    const alone = [first('A', 'PPS55TL')]
    const layout = finished(alone, setRise(8), setHandrailSides(['A'], ['TOP', 'LEFT', 'RIGHT']))
    expect(openingsOf(layout)).toEqual([])
    expect(questionsOf(layout)).toEqual(['entrance A BOTTOM', 'exit A BOTTOM'])
  })

  test('rails a person chose on every side are asked about, and never opened in silence', () => {
    const layout = finished(L_SHAPE, setRise(24), setHandrailSides(['A'], ['TOP', 'BOTTOM', 'LEFT']))
    expect(questionsOf(layout)).toEqual(['entrance A TOP BOTTOM LEFT'])
    expect(railsOf(layout, 'A')).toBe('TOP BOTTOM LEFT')
  })

  test('a rise that nobody has typed is asked for', () => {
    const layout = finished(STRAIGHT)
    expect(questionsOf(layout)).toEqual(['rise'])
    expect(layout.confirmedSteps).not.toContain('run')
    expect(isConfirmLocked(layout)).toBe(true)
  })

  test('a stair beside the ramp goes down from its platform, and needs no door of its own', () => {
    const parts = [...L_SHAPE, against('s', 'PST22', 'A BOTTOM', { activeHeight: 24 })]
    const layout = finished(parts, setRise(24), toggleOpening('A', 'LEFT', 'entrance'))
    expect(openingsOf(layout)).toEqual(['entrance A LEFT', 'exit r3 BOTTOM', 'exit s BOTTOM'])
    expect(questionsOf(layout)).toEqual([])
  })

  test('a platform that touches nothing beside the system has no run, no door and no question', () => {
    const parts = [...STRAIGHT, { ...first('x', 'PPS55TL'), at: { x: 800, y: 480 } }]
    const layout = finished(parts, setRise(16))
    expect(layout.runs.map(({ door }) => door)).toEqual(['door-1'])
    expect(questionsOf(layout)).toEqual([])
    const { message, issues } = stepState('confirm', analyse(layout, p3g))
    expect(isConfirmLocked(layout)).toBe(true)
    expect(message).not.toContain('question')
    expect(issues.map(({ code }) => code)).toContain('connection.unconnected-part')
  })

  test('a platform that touches nothing is said beside a question about another part', () => {
    const parts = [...L_SHAPE, { ...first('x', 'PPS55TL'), at: { x: 800, y: 300 } }]
    const layout = finished(parts, setRise(24))
    expect(questionsOf(layout)).toEqual(['entrance A TOP BOTTOM LEFT'])
    const { issues } = stepState('confirm', analyse(layout, p3g))
    expect(issues.map(({ code }) => code)).toContain('connection.unconnected-part')
  })

  test('sides that are asked about twice have one number', () => {
    const layout = finished([first('A', 'PPS55TL')], setRise(8))
    const questions = openQuestions(analyse(layout, p3g))
    expect(questions).toHaveLength(2)
    expect(askedSides(questions)).toHaveLength(4)
  })

  test('a second way up begins at a second door', () => {
    const parts = [...STRAIGHT, { ...first('x', 'PRSTL8'), at: { x: 800, y: 480 } }]
    const layout = finished(parts, setRise(16))
    expect(layout.runs.map(({ door }) => door)).toEqual(['door-1', 'door-2'])
    expect(questionsOf(layout)).toEqual(['rise'])
    expect(questionsOf(finished(parts, setRise(16), setRise(8, 1)))).toEqual([])
  })

  const site = (...doors: readonly Partial<SiteDoor>[]): Edit => {
    const known = doors.map((door, place) => ({ id: doorIdAt(place), sill: 24, stepDown: 0, ...door }))
    return (layout) => ({ ...layout, site: { ...layout.site, doors: known } })
  }
  const atTop = { at: { x: 480, y: 450 }, faces: 180 } as const
  const atLeft = { at: { x: 450, y: 490 }, faces: 90 } as const
  const elsewhere = { at: { x: 900, y: 900 }, faces: 0 } as const

  test.each`
    what                                            | doors                           | side      | door
    ${'the surveyed door'}                          | ${[atTop]}                      | ${'TOP'}  | ${'door-1'}
    ${'a surveyed door to its left, a step up'}     | ${[{ ...atLeft, stepDown: 4 }]} | ${'LEFT'} | ${'door-1'}
    ${'the second surveyed door'}                   | ${[elsewhere, atTop]}           | ${'TOP'}  | ${'door-2'}
    ${'a second door, with no place for the first'} | ${[{}, atLeft]}                 | ${'LEFT'} | ${'door-2'}
  `('a platform at $what is entered there without asking', ({ doors, side, door }) => {
    const layout = finished(L_SHAPE, site(...doors))
    expect(questionsOf(layout)).toEqual([])
    expect(openingsOf(layout)).toContain(`entrance A ${side}`)
    expect(layout.runs.map((run) => run.door)).toEqual([door])
    expect(railsOf(layout, 'A')).not.toContain(side)
  })

  test('a platform where the ramp goes by a door keeps its rail', () => {
    const passed = finished(L_SHAPE, site(atTop, { at: { x: 737, y: 437 }, faces: 180 }))
    expect(railsOf(passed, 'B')).toBe('TOP RIGHT')
  })

  test('a platform that starts at the edge of a porch is entered there', () => {
    const outline = [
      { x: 400, y: 400 },
      { x: 560, y: 400 },
      { x: 560, y: 450 },
      { x: 400, y: 450 },
    ]
    const porch: Edit = (layout) => ({
      ...layout,
      site: { ...layout.site, porch: { outline, height: 24, use: 'start' } },
    })
    const layout = finished(L_SHAPE, site({ at: { x: 480, y: 400 }, faces: 180 }), porch)
    expect(questionsOf(layout)).toEqual([])
    expect(openingsOf(layout)).toContain('entrance A TOP')
  })

  test('two platforms in a row begin at the one that is at the door', () => {
    const parts = [
      first('B', 'PPS55TL'),
      against('r1', 'PRSTL8', 'B BOTTOM'),
      against('A', 'PPS55TL', 'B RIGHT CENTER LEFT'),
    ]
    const layout = finished(parts, site({ at: { x: 550, y: 450 }, faces: 180 }))
    expect(layout.runs.map((run) => run.parts.join(' '))).toEqual(['A B r1'])
    expect(openingsOf(layout)).toEqual(['entrance A TOP', 'exit r1 BOTTOM'])
  })

  test('taken twice it changes nothing more', () => {
    const layout = finished(STRAIGHT, setRise(16))
    expect(takeProposals(p3g)(layout)).toEqual(layout)
  })

  test('without system parts there is nothing to propose', () => {
    const { layout } = analysed({ parts: [], runs: [] })
    expect(takeProposals(p3g)(layout)).toBe(layout)
  })
})

test('in the Connection step the plain ends are assigned together, and the others left to the person', () => {
  const { layout } = finishedRuns()
  const ends = systemEnds(analyse(layout, p3g))
  expect(openingsOf(assignSureEnds(ends)(layout))).toEqual(['exit r3 BOTTOM'])
})

/** The L with its runs built and nothing assigned. */
function finishedRuns() {
  const parts = L_SHAPE
  const runs = [{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 'r1', 'r2', 'B', 'r3'] }]
  return analysed({ parts, runs })
}

describe('a platform over a ramp of 1:12 along its sections', () => {
  const PORCH = [
    first('A', 'PPS55TL'),
    against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
    against('r3', 'PRSTL8', 'r2 BOTTOM'),
  ]
  const at = (rise: number, stepDown: number) => {
    const { layout } = analysed({ parts: PORCH, runs: [] })
    const [door] = setRise(rise)(layout).site.doors
    const site = { ...layout.site, doors: door ? [{ ...door, sill: rise + stepDown, stepDown }] : [] }
    const done = takeProposals(p3g)({ ...layout, site, runs: [] })
    return analyse(takeProposals(p3g)(toggleOpening('A', 'TOP', 'entrance')(done)), p3g)
  }

  test('is lowered by 1/8 in, which is 1:12.02 over the ground and $5.60 less', () => {
    const lowered = at(24, 0)
    expect(lowered.runs.heights.get('A')?.top).toBe(23.875)
    expect(lowered.layout.site.doors).toMatchObject([{ sill: 24, stepDown: 0.125 }])
    expect(lowered.partsList.partsTotal - at(24, 0.5).partsList.partsTotal).toBe(-560)
  })

  test('stays where its door steps down by 1/2 in already', () => {
    expect(at(24, 0.5).runs.heights.get('A')?.top).toBe(24)
  })

  test('stays where a stair was chosen for its height', () => {
    const { layout } = analysed({ parts: [...PORCH, against('s', 'PST22', 'A LEFT')], runs: [] })
    const done = takeProposals(p3g)(setRise(24)(layout))
    expect(analyse(done, p3g).runs.heights.get('A')?.top).toBe(24)
  })

  test('stays where the ramp is flatter, or steeper anyway', () => {
    expect(at(20, 0).runs.heights.get('A')?.top).toBe(20)
    expect(at(30, 0).runs.heights.get('A')?.top).toBe(30)
  })
})
