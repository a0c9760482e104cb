import type { PartHeight } from '@ramp/domain'
import {
  type GroupMark,
  group,
  PALETTE,
  type PathMark,
  SITE_COLORS,
  SURFACE_COLORS,
  textWidth,
} from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { flat, placedOf, railsOn, wordsOf } from '../testing.ts'
import { drawPart, type PartLook } from './draw-part.ts'

const paths = (mark: GroupMark): readonly PathMark[] =>
  flat([mark]).filter((one): one is PathMark => one.kind === 'path')
/** Path data of everything drawn in a colour. */
const inColor = (mark: GroupMark, color: string): readonly string[] =>
  paths(mark)
    .filter(({ stroke, fill }) => stroke?.color === color || (fill === color && !stroke))
    .map(({ d }) => d)
const draw = (shortName: string, look: PartLook = {}, rotation = 0): GroupMark =>
  drawPart(placedOf(shortName, rotation), undefined, look)

const LETTERS: Readonly<Record<string, string>> = {
  heights: PALETTE.height,
  muted: PALETTE.muted,
  ok: PALETTE.ok,
  warn: PALETTE.warn,
  'words of a site': SITE_COLORS.words,
  'words about clearances': SITE_COLORS.clearanceWords,
  'slopes of the ground': SITE_COLORS.fall,
}

/** Contrast of two colours as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
const luminance = (color: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => {
    const value = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
    return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

describe('a platform', () => {
  test('is a pale plate with a dark outline, with a line for every 6 in of treads [drawing-parts-1]', () => {
    const mark = draw('platform')
    const [plate, treads] = paths(mark)
    expect(plate).toMatchObject({
      fill: '#f2f5f9',
      d: 'M-33.05 -33.05L33.05 -33.05L33.05 33.05L-33.05 33.05Z',
      stroke: { color: '#52627a', unit: 'px' },
    })
    expect(treads?.d.match(/M/g)).toHaveLength(9)
    expect(treads?.d.startsWith('M-30 -24H30')).toBe(true)
  })

  test.each`
    treads | rails                | first
    ${1}   | ${['LEFT', 'RIGHT']} | ${'M-30 -24H30'}
    ${2}   | ${['TOP', 'BOTTOM']} | ${'M-24 -30V30'}
  `('has its treads across a straight pair of rails at $rails', ({ treads, rails, first }) => {
    const mark = drawPart(placedOf('platform'), railsOn(rails, treads))
    const [, lines] = paths(mark)
    expect(lines?.d.startsWith(first)).toBe(true)
    expect(inColor(mark, PALETTE.rail).filter((d) => d.includes('L'))).toHaveLength(2)
  })

  test('has rails on its railed sides only', () => {
    const railLines = (sides: Parameters<typeof railsOn>[0]) =>
      inColor(drawPart(placedOf('platform'), railsOn(sides, 1)), PALETTE.rail).filter((d) => d.includes('L'))
    expect(railLines([])).toEqual([])
    expect(railLines(['LEFT'])).toEqual(['M-32.375 31.525L-32.375 -31.525M-30.675 31.525L-30.675 -31.525'])
    expect(railLines(['LEFT', 'TOP', 'RIGHT'])).toHaveLength(3)
  })

  test('used as a landing pad has neither treads nor rails', () => {
    const mark = drawPart(placedOf('pad'), railsOn(['LEFT'], 1))
    expect(inColor(mark, PALETTE.tread)).toEqual([])
    expect(inColor(mark, PALETTE.rail)).toEqual([])
    expect(wordsOf([mark])).toEqual(['5 × 5 Landing Pad'])
  })
})

describe('a ramp', () => {
  test('has treads across the walk, and rails along both long sides', () => {
    const mark = draw('ramp')
    const [plate, treads] = paths(mark)
    expect(plate).toMatchObject({ fill: '#e9eef6' })
    expect(treads?.d.match(/H18/g)).toHaveLength(11)
    expect(inColor(mark, PALETTE.rail)).toEqual([
      'M-18.525 -36L-18.525 36M-20.225 -36L-20.225 36',
      'M20.225 -36L20.225 36M18.525 -36L18.525 36',
    ])
  })

  test('without rails has none', () => {
    expect(inColor(draw('bare'), PALETTE.rail)).toEqual([])
  })

  test('shows which rails it has', () => {
    const looks = ['ramp', 'horizontal', 'vertical', 'guards'].map((name) =>
      JSON.stringify(
        paths(draw(name)).filter(({ stroke, fill }) => [stroke?.color, fill].includes(PALETTE.rail)),
      ),
    )
    expect(new Set(looks).size).toBe(4)
  })

  test('of expanded metal has broken treads', () => {
    expect(paths(draw('ramp'))[1]?.stroke?.dash).toBeUndefined()
    expect(paths(draw('mesh'))[1]?.stroke?.dash).toEqual([3, 2])
  })

  test.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'turned by %d points its arrow down its own slope',
    (rotation) => {
      const [arrow = ''] = inColor(draw('ramp', {}, rotation), PALETTE.arrow)
      const [tail, tip] = [...arrow.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ])
      expect(tip?.[0]).toBe(tail?.[0])
      expect(tip?.[1]).toBeGreaterThan(tail?.[1] ?? 0)
    },
  )

  test('on its own legs is marked at the ends that have them', () => {
    const placed = placedOf('ramp')
    const supported = { ...placed.part, isSupportedTop: true, isSupportedBottom: true }
    const mark = drawPart({ ...placed, part: supported }, undefined)
    expect(paths(mark).length - paths(draw('ramp')).length).toBe(2)
  })
})

describe('a stair', () => {
  test('has a nosing for every riser, 11 in apart, and points downhill', () => {
    const mark = draw('stair')
    const nosings = inColor(mark, PALETTE.outline).find((d) => d.includes('H18'))
    expect(nosings).toBe('M-18 -19.5H18M-18 -8.5H18M-18 2.5H18M-18 13.5H18')
    expect(inColor(mark, PALETTE.arrow)).toHaveLength(1)
  })
})

describe('lettering', () => {
  const level: PartHeight = { top: 25, bottom: 25 }
  const slope: PartHeight = { top: 20.75, bottom: 14.5 }

  test.each`
    part          | rotation | height                     | words
    ${'platform'} | ${0}     | ${undefined}               | ${['5 × 5']}
    ${'platform'} | ${0}     | ${level}                   | ${['5 × 5', 'top 25"']}
    ${'ramp'}     | ${0}     | ${{ top: 31, bottom: 25 }} | ${['6 ft', '31" to 25"']}
    ${'ramp'}     | ${0}     | ${slope}                   | ${['6 ft', '20 3/4" to', '14 1/2"']}
    ${'ramp'}     | ${90}    | ${slope}                   | ${['6 ft', '20 3/4" to 14 1/2"']}
    ${'PRLT'}     | ${0}     | ${undefined}               | ${['PRLT']}
  `('of a $part turned by $rotation reads $words', ({ part, rotation, height, words }) => {
    expect(wordsOf([draw(part, { height }, rotation)])).toEqual(words)
  })

  test.each(['platform', 'pad', 'ramp', 'stair'])('of a %s stays inside of it', (name) => {
    for (const rotation of [0, 90]) {
      const placed = placedOf(name, rotation)
      const room = placed.box.max.x - placed.box.min.x
      for (const mark of flat([draw(name, { height: slope }, rotation)]))
        if (mark.kind === 'text') expect(textWidth(mark.text, mark)).toBeLessThan(room)
    }
  })

  test('of a starter ramp has its size in readable letters on a small plan', () => {
    const lines = flat([draw('starter', { readable: 13.5 })]).filter((mark) => mark.kind === 'text')
    expect(lines.map(({ text }) => text)).toEqual(['6 ft', 'Starter Ramp'])
    expect(lines[0]?.size).toBe(13.5)
    expect(wordsOf([draw('starter')])).toEqual(['6 ft Starter Ramp'])
  })

  test('can stand elsewhere: the arrow stays', () => {
    const mark = draw('ramp', { hasNoName: true })
    expect(wordsOf([mark])).toEqual([])
    expect(inColor(mark, PALETTE.arrow)).toHaveLength(1)
  })
})

describe('how a part is shown', () => {
  test('selected: with the accent around it', () => {
    expect(inColor(draw('ramp', { isSelected: true }), PALETTE.selected).length).toBeGreaterThan(0)
  })

  test('in error: outlined in red, selected or not', () => {
    for (const isSelected of [false, true]) {
      const [plate] = paths(draw('ramp', { isError: true, isSelected }))
      expect(plate?.stroke?.color).toBe(PALETTE.error)
    }
  })

  test('dimmed: its deck at half opacity, its name, heights and arrow as dark as before', () => {
    const height = { top: 24, bottom: 16 }
    const mark = draw('ramp', { height, isDimmed: true })
    const faded = flat([mark]).flatMap((one) =>
      one.kind === 'group' && one.opacity === 0.5 ? one.children : [],
    )
    expect(faded.length).toBeGreaterThan(1)
    expect(wordsOf(faded)).toEqual([])
    expect(inColor(group(faded, {}), PALETTE.arrow)).toEqual([])
    expect(wordsOf([mark])).toEqual(['6 ft', '24" to 16"'])
    expect(inColor(mark, PALETTE.arrow)).toHaveLength(1)
  })

  test.each(['platform', 'ramp', 'stair'])('dimmed: the edge of a %s keeps 3 to 1 on the sheet', (part) => {
    const [plate] = paths(draw(part, { isDimmed: true }))
    const half = (plate?.stroke?.color ?? '').replaceAll(/[0-9a-f]{2}/g, (two) =>
      Math.round((Number.parseInt(two, 16) + 255) / 2).toString(16),
    )
    expect(contrast(half, PALETTE.surface)).toBeGreaterThanOrEqual(3)
  })

  test.each`
    letters                     | ground                               | color
    ${'heights'}                | ${'a platform'}                      | ${PALETTE.platform}
    ${'heights'}                | ${'a ramp'}                          | ${PALETTE.ramp}
    ${'heights'}                | ${'a transition'}                    | ${PALETTE.transition}
    ${'heights'}                | ${'the strongest run colour at 16%'} | ${'#d9d3d3'}
    ${'muted'}                  | ${'a transition'}                    | ${PALETTE.transition}
    ${'muted'}                  | ${'a landing pad'}                   | ${PALETTE.pad}
    ${'ok'}                     | ${'the sheet'}                       | ${PALETTE.surface}
    ${'warn'}                   | ${'the sheet'}                       | ${PALETTE.surface}
    ${'words of a site'}        | ${'asphalt'}                         | ${SURFACE_COLORS.asphalt}
    ${'words of a site'}        | ${'a lawn'}                          | ${SURFACE_COLORS.lawn}
    ${'words of a site'}        | ${'a porch'}                         | ${SITE_COLORS.porch}
    ${'words about clearances'} | ${'a clearance'}                     | ${SITE_COLORS.clearanceFill}
    ${'slopes of the ground'}   | ${'asphalt'}                         | ${SURFACE_COLORS.asphalt}
  `('$letters on $ground keep 4.5 to 1', ({ letters, color }) => {
    expect(contrast(LETTERS[letters] ?? '', color)).toBeGreaterThanOrEqual(4.5)
  })

  test.each`
    ground                               | color
    ${'a ramp'}                          | ${PALETTE.ramp}
    ${'the strongest run colour at 16%'} | ${'#d9d3d3'}
    ${'the treads of a ramp'}            | ${PALETTE.rampTread}
  `('the arrow down the slope keeps 3 to 1 on $ground', ({ color }) => {
    expect(contrast(PALETTE.arrow, color)).toBeGreaterThanOrEqual(3)
  })

  test('tinted with the colour of its run, so that the drawing stays readable below', () => {
    const tint = flat([draw('ramp', { runColor: '#f2a33a' })]).find(
      (mark) =>
        mark.kind === 'group' && mark.children.some((one) => one.kind === 'path' && one.fill === '#f2a33a'),
    )
    expect(tint).toMatchObject({ opacity: 0.16 })
  })
})
