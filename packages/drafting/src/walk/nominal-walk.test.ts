import { readCatalogue } from '@ramp/catalogue-files'
import { analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { nominalWalk } from './nominal-walk.ts'
import { alongWalk, unrolledWalk } from './unrolled-walk.ts'

const p3g = catalogueOf(readCatalogue('P3G'))

type Way = readonly [enter: string, leave: string]

/** A ramp of 8 ft down to a platform or a bent piece, and another down from it; which sides of it they join, and where on them. */
function walkOver(shortName: string, [enter, leave]: Way, positions = ['CENTER', 'CENTER']) {
  const description = readSystemDescription({
    format: 'ramp-system/1',
    product: 'P3G',
    parts: [
      { id: 'p', shortName, at: { x: 600, y: 600 }, rotation: 0 },
      {
        id: 'up',
        shortName: 'PRSTL8',
        attach: { to: 'p', side: enter, position: positions[0], mySide: 'BOTTOM' },
      },
      {
        id: 'down',
        shortName: 'PRSTL8',
        attach: { to: 'p', side: leave, position: positions[1], mySide: 'TOP' },
      },
    ],
    runs: [{ name: 'Primary', top: 24, bottom: 8, parts: ['up', 'p', 'down'] }],
    entrances: [{ part: 'up', side: 'TOP' }],
    exits: [{ part: 'down', side: 'BOTTOM' }],
  })
  const analysis = analyse(layoutOfDescription(description, p3g).layout, p3g)
  const [run] = analysis.runs.figures
  if (!run) throw new Error('there is a run')
  return { analysis, stretches: nominalWalk(run, analysis) }
}

describe('a run along its walk in nominal sizes', () => {
  test.each`
    part         | way                   | positions               | length | turn
    ${'PPS55TL'} | ${['TOP', 'BOTTOM']}  | ${['CENTER', 'CENTER']} | ${60}  | ${0}
    ${'PPS58TL'} | ${['TOP', 'BOTTOM']}  | ${['CENTER', 'CENTER']} | ${96}  | ${0}
    ${'PPS58TL'} | ${['LEFT', 'RIGHT']}  | ${['CENTER', 'CENTER']} | ${60}  | ${0}
    ${'PPS58TL'} | ${['TOP', 'RIGHT']}   | ${['CENTER', 'CENTER']} | ${96}  | ${-90}
    ${'PPS58TL'} | ${['RIGHT', 'TOP']}   | ${['CENTER', 'CENTER']} | ${60}  | ${90}
    ${'PPS58TL'} | ${['RIGHT', 'RIGHT']} | ${['LEFT', 'RIGHT']}    | ${60}  | ${-180}
    ${'MPARR45'} | ${['TOP', 'BOTTOM']}  | ${['CENTER', 'CENTER']} | ${30}  | ${45}
  `(
    'a $part entered at its $way.0 and left at its $way.1 is $length in long, and the walk turns by $turn degrees',
    ({ part, way, positions, length, turn }) => {
      const { stretches } = walkOver(part, way, positions)
      expect(stretches.map(({ from, to }) => to - from)).toEqual(
        [96, length, 96].map((one) => expect.closeTo(one, 6)),
      )
      expect(stretches.map((one) => Math.round(one.turn))).toEqual([0, turn, 0])
    },
  )

  test('parts follow one another without a gap, each from the height where the one before ends', () => {
    const { stretches } = walkOver('PPS58TL', ['TOP', 'RIGHT'])
    expect(stretches.map(({ part }) => part.id)).toEqual(['up', 'p', 'down'])
    expect(stretches.map(({ from }) => from)).toEqual([0, 96, 192].map((one) => expect.closeTo(one, 6)))
    expect(stretches.map(({ heights }) => heights)).toEqual([
      [24, 16],
      [16, 16],
      [16, 8],
    ])
  })

  test('a break has its room behind a part whose walk turns, and not behind the last one', () => {
    const { analysis, stretches } = walkOver('PPS58TL', ['TOP', 'RIGHT'])
    const parts = stretches.map(({ part }) => part)
    const broken = unrolledWalk(parts, { connections: analysis.connections, atTurn: 20 })
    expect(broken.map(({ from }) => Math.round(from))).toEqual([0, 96, 212])
    expect(broken.at(-1)?.to).toBeCloseTo(308, 6)
  })

  test('the first part of a run is entered where another run joins it', () => {
    const { analysis } = walkOver('PPS58TL', ['LEFT', 'RIGHT'])
    const [first] = nominalWalk({ parts: ['p', 'down'] }, analysis)
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBeCloseTo(60, 6)
  })

  test('a place lies where the way that is entered passes it', () => {
    const [, platform] = walkOver('PPS58TL', ['LEFT', 'RIGHT']).stretches
    if (!platform) throw new Error('there is a platform')
    const { part, from, to } = platform
    expect(alongWalk(platform, part.toGround(part.placed.sides.LEFT.middle))).toBeCloseTo(from, 6)
    expect(alongWalk(platform, part.placed.part.at)).toBeCloseTo((from + to) / 2, 6)
    expect(alongWalk(platform, part.toGround(part.placed.sides.RIGHT.middle))).toBeCloseTo(to, 6)
  })
})
