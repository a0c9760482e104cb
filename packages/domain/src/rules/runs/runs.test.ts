import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { messageOf } from '../analysis/messages.ts'
import { ratioText, slopeFigures, steepnessOf } from './slope.ts'

const messages = (system: DescribedSystem, code: string) =>
  analysed(system)
    .issues.filter((issue) => issue.code === code)
    .map((issue) => `${issue.severity}: ${messageOf(issue)} [${issue.parts.join(' ')}]`)

/** A part far away from the others. */
const at = (id: string, shortName: string, more: Readonly<Record<string, unknown>> = {}) =>
  first(id, shortName, { at: { x: 2000, y: 2000 }, ...more })

describe('slope figures (domain 7.10)', () => {
  test.each`
    rise    | length | ratio
    ${31}   | ${372} | ${'1:12'}
    ${28.5} | ${336} | ${'1:11.79'}
    ${24}   | ${276} | ${'1:11.5'}
    ${0}    | ${96}  | ${'0:0'}
    ${10}   | ${0}   | ${'0:0'}
  `('$rise in over $length in reads $ratio [runs-3]', ({ rise, length, ratio }) => {
    expect(ratioText(rise, length)).toBe(ratio)
  })

  test('the angle is the arcsine, because the length lies along the slope [runs-4]', () => {
    const { slope, degree, grade } = slopeFigures(31, 372)
    expect(slope).toBeCloseTo(1 / 12, 12)
    expect(degree).toBeCloseTo(4.7802, 4)
    expect(grade).toBeCloseTo(8.3333, 4)
  })

  test.each`
    runNumber                   | desired   | steepness
    ${12}                       | ${'1:12'} | ${'good'}
    ${11.999}                   | ${'1:12'} | ${'good'}
    ${11.99}                    | ${'1:12'} | ${'warning'}
    ${11}                       | ${'1:12'} | ${'warning'}
    ${8}                        | ${'1:8'}  | ${'good'}
    ${8}                        | ${'1:12'} | ${'warning'}
    ${7.9}                      | ${'1:8'}  | ${'look-out'}
    ${Number.POSITIVE_INFINITY} | ${'1:20'} | ${'good'}
  `('1:$runNumber against a desired $desired is $steepness [runs-6]', ({ runNumber, desired, steepness }) => {
    expect(steepnessOf(runNumber, desired, { steepestRatio: '1:8' })).toBe(steepness)
  })
})

describe('which parts a run may take (spec 3 §5.2)', () => {
  const stairs = (runs: DescribedSystem['runs']): DescribedSystem => ({
    parts: [
      first('A', 'PPS55TL'),
      against('r', 'PRSTL8', 'A BOTTOM LEFT'),
      against('s', 'PST22', 'A RIGHT LEFT', { activeHeight: 24 }),
    ],
    runs,
  })

  test.each`
    code                       | message                                               | runs
    ${'run.stairs-in-primary'} | ${'Stairs are not allowed in your primary run'}       | ${[{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 's'] }]}
    ${'run.stairs-with-ramps'} | ${'Stairs and Ramps are not allowed in the same run'} | ${[{ name: 'Primary', top: 24, bottom: 24, parts: ['A'] }, { name: 'Run 1', top: 24, bottom: 0, parts: ['r', 's'] }]}
    ${'run.ramps-with-stairs'} | ${'Ramps and Stairs are not allowed in the same run'} | ${[{ name: 'Primary', top: 24, bottom: 24, parts: ['A'] }, { name: 'Run 1', top: 24, bottom: 0, parts: ['s', 'r'] }]}
  `('$message', ({ code, message, runs }) => {
    expect(messages(stairs(runs), code)[0]).toContain(`error: ${message}`)
  })

  test('a stair after a ramp in the primary run breaks three rules, and every one is said', () => {
    const { issues } = analysed(stairs([{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 'r', 's'] }]))
    const said = issues
      .filter(
        ({ code, area, severity }) =>
          area === 'run' && severity === 'error' && code !== 'run.heights-disagree',
      )
      .map((issue) => `${messageOf(issue)} [${issue.parts.join(' ')}]`)
    expect(said).toEqual([
      'Stairs are not allowed in your primary run [s]',
      'Stairs and Ramps are not allowed in the same run [r s]',
      'These 2 parts cannot connect [r s]',
    ])
  })

  test('stairs are allowed in the primary run when there are no ramps [runs-7]', () => {
    const system: DescribedSystem = {
      parts: [first('A', 'PPS55TL'), against('s', 'PST22', 'A BOTTOM', { activeHeight: 24 })],
      runs: [{ name: 'Primary', top: 24, bottom: 0, parts: ['A', 's'] }],
    }
    expect(messages(system, 'run.stairs-in-primary')).toEqual([])
    const drawn = at('r', 'PRSTL8', { isLogicless: true })
    expect(messages({ ...system, parts: [...system.parts, drawn] }, 'run.stairs-in-primary')).toEqual([])
    const walked = at('r', 'PRSTL8')
    expect(messages({ ...system, parts: [...system.parts, walked] }, 'run.stairs-in-primary')).toHaveLength(1)
  })

  test('different sized ramps cannot follow one another [runs-12]', () => {
    const system: DescribedSystem = {
      parts: [first('a', 'PRSTL6'), against('b', 'PRSTL648', 'a BOTTOM')],
      runs: [{ name: 'Primary', top: 12, bottom: 0, parts: ['a', 'b'] }],
    }
    expect(messages(system, 'run.ramp-sizes')).toEqual(['error: Different sized ramps cannot connect [a b]'])
  })
})

describe('heights and slope of a run (spec 3 §5.3 and §5.4)', () => {
  const ramps = (top: number | null, bottom: number | null, ids = ['a', 'b']): DescribedSystem => ({
    parts: [first('a', 'PRSTL8'), against('b', 'PRSTL4', 'a BOTTOM')],
    runs: [{ name: 'Primary', top, bottom, parts: ids }],
  })

  test('ramps share the rise by their length [runs-1]', () => {
    const { heights } = analysed(ramps(18, 6)).runs
    expect(heights.get('a')).toEqual({ top: 18, bottom: 10 })
    expect(heights.get('b')).toEqual({ top: 10, bottom: 6 })
  })

  test('a negative start height becomes 0, an end above the start comes down to it [runs-14]', () => {
    expect(analysed(ramps(-5, -9)).runs.figures[0]).toMatchObject({ top: 0, bottom: 0 })
    expect(analysed(ramps(10, 20)).runs.figures[0]).toMatchObject({ top: 10, bottom: 10 })
    expect(messages(ramps(10, 20), 'run.bottom-adjusted')).toEqual([
      'warning: Rampwright auto adjusted this field because end/bottom height cannot be higher than start/top height. [a b]',
    ])
  })

  test.each`
    top     | bottom  | code                     | message
    ${10}   | ${10}   | ${'run.slope-zero'}      | ${'Slope cant be 0'}
    ${144}  | ${0}    | ${'run.slope-too-steep'} | ${'Slope cant be greater than 1'}
    ${null} | ${0}    | ${'run.height-missing'}  | ${'Run Primary needs a start height.'}
    ${12}   | ${null} | ${'run.height-missing'}  | ${'Run Primary needs an end height.'}
    ${null} | ${null} | ${'run.height-missing'}  | ${'Run Primary needs a start height and an end height.'}
    ${20}   | ${0}    | ${'run.ratio-look-out'}  | ${'Look Out!'}
    ${14}   | ${0}    | ${'run.ratio-warning'}   | ${'Warning'}
  `('from $top to $bottom: $message', ({ top, bottom, code, message }) => {
    expect(messages(ramps(top, bottom), code)[0]).toContain(message)
  })

  test('a run without heights gives its parts none, and nothing is said of its slope', () => {
    expect(analysed(ramps(null, 0)).runs.heights.size).toBe(0)
    expect(messages(ramps(null, 0), 'run.slope-zero')).toEqual([])
    expect(messages(ramps(12, null), 'run.slope-zero')).toEqual([])
  })

  test('parts listed out of walking order disagree where they join', () => {
    expect(messages(ramps(12, 0, ['b', 'a']), 'run.heights-disagree')).toHaveLength(1)
    expect(messages(ramps(12, 0), 'run.heights-disagree')).toEqual([])
  })

  test.each`
    what                | shortName    | place
    ${'ramp below'}     | ${'PRSTL8'}  | ${'r BOTTOM'}
    ${'stair beside'}   | ${'PST22'}   | ${'A RIGHT LEFT'}
    ${'platform below'} | ${'PPS55TL'} | ${'r BOTTOM'}
  `('a logicless $what takes no share of the run it is named in, and no check', ({ shortName, place }) => {
    const system = (parts: DescribedSystem['parts'], names: readonly string[]) =>
      analysed({
        parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT'), ...parts],
        runs: [{ name: 'Primary', top: 8, bottom: 0, parts: names }],
        entrances: [['A', 'TOP']],
        exits: [['r', 'BOTTOM']],
      })
    const alone = system([], ['A', 'r'])
    const { runs, issues } = system([against('x', shortName, place, { isLogicless: true })], ['A', 'r', 'x'])
    expect(runs.heights).toEqual(alone.runs.heights)
    expect(runs.figures).toEqual(alone.runs.figures.map((run) => ({ ...run, parts: ['A', 'r', 'x'] })))
    expect(issues.map(({ code }) => code)).toEqual(alone.issues.map(({ code }) => code))
  })

  test('a run of platforms only is level, reads 0:0 and has the rise of its start height [runs-5]', () => {
    const system: DescribedSystem = {
      parts: [first('A', 'PPS55TL')],
      runs: [{ name: 'Primary', top: 24, bottom: 3, parts: ['A'] }],
    }
    expect(analysed(system).runs.figures[0]).toMatchObject({ rise: 24, slope: 0, ratio: '0:0', bottom: 24 })
  })

  test('every part belongs to exactly one run', () => {
    expect(messages(ramps(12, 0, ['a']), 'run.unassigned-part')).toEqual([
      "error: some parts aren't assigned a run. [b]",
    ])
    const twice = {
      ...ramps(12, 0),
      runs: [...ramps(12, 0).runs, { name: 'Run 1', top: 12, bottom: 0, parts: ['b'] }],
    }
    expect(messages(twice, 'run.part-in-two-runs')).toHaveLength(1)
  })
})

describe('stairs (domain 7.4)', () => {
  const stair = (activeHeight: number, top = 25): DescribedSystem => ({
    parts: [first('A', 'PPS55TL'), against('s', 'PST22', 'A BOTTOM', { activeHeight })],
    runs: [{ name: 'Primary', top, bottom: 0, parts: ['A', 's'] }],
  })

  test.each`
    activeHeight | fits
    ${21.9}      | ${false}
    ${22}        | ${true}
    ${28.9}      | ${true}
    ${29}        | ${false}
  `('a 22 in stair set to $activeHeight in fits its range: $fits', ({ activeHeight, fits }) => {
    expect(messages(stair(activeHeight), 'run.stair-height-range')).toHaveLength(fits ? 0 : 1)
  })

  test('stairs that miss the rise by more than half an inch may not line up [runs-17]', () => {
    expect(messages(stair(24.5), 'run.stairs-height')).toEqual([])
    expect(messages(stair(24), 'run.stairs-height')).toEqual([
      'warning: The stairs of run Primary may not line up: with their heights the run ends at 1". [s]',
    ])
    expect(messages(stair(25, 24), 'run.stairs-height')).toEqual([
      'warning: The stairs of run Primary may not line up: with their heights the run starts at 25". [s]',
    ])
  })
})
