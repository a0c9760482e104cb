import { type Mark, type Marks, mirrored, type PathMark, scalePath } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { drawGraphic } from './draw-graphic.ts'

const graphic = (id: string, width: number, length: number, fill: string | null = '#ffeedd') => ({
  graphic: id,
  width,
  length,
  style: {
    fill,
    stroke: '#112233',
    strokeWidth: 0.7,
    lineStyle: 'solid' as const,
    lineCap: 'round' as const,
    opacity: 1,
  },
  second: { fill2: '#445566', stroke2: '#778899', strokeWidth2: 0.5 },
})

type Placed = { readonly x: number; readonly y: number; readonly mark: PathMark }

const pathsOf = (marks: Marks, x = 0, y = 0): readonly Placed[] =>
  marks.flatMap((mark: Mark): readonly Placed[] => {
    if (mark.kind === 'path') return [{ x, y, mark }]
    return mark.kind === 'group'
      ? pathsOf(mark.children, x + (mark.matrix?.[4] ?? 0), y + (mark.matrix?.[5] ?? 0))
      : []
  })

/** Corners of straight path data. */
const corners = ({ x, y, mark }: Placed) =>
  [...mark.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, a, b]) => [Number(a) + x, Number(b) + y] as const,
  )

describe('a graphic at the size and in the colours a person gave it', () => {
  test('a square post that is made wider is wider, not taller', () => {
    const [outline] = pathsOf(drawGraphic(graphic('post-4', 8, 4)))
    expect(outline?.mark).toMatchObject({ d: 'M-4 -2h8v4h-8Z', fill: '#ffeedd' })
  })

  test('second colours show, and no colour is no colour [drawing-graphics-1]', () => {
    const marks = pathsOf(drawGraphic(graphic('tree', 60, 60, null))).map(({ mark }) => mark)
    expect(marks.some(({ fill }) => fill === '#445566')).toBe(true)
    expect(marks.some(({ stroke }) => stroke?.color === '#778899')).toBe(true)
    expect(marks[0]?.fill).toBeUndefined()
  })

  test('a mirrored one has its left and right changed, and is as before when it is mirrored back', () => {
    const turn = graphic('arrow-turn', 36, 36)
    const [plain, flipped] = [turn, { ...turn, isMirrored: true }].map((one) =>
      pathsOf(drawGraphic(one)).map(({ mark }) => mark.d),
    )
    expect(flipped).not.toEqual(plain)
    expect(flipped?.map(mirrored)).toEqual(plain?.map((d) => scalePath(d, 1, 1)))
  })

  test('a graphic of a newer version still shows where it stands', () => {
    expect(drawGraphic(graphic('zeppelin', 30, 10))).not.toEqual([])
  })
})

describe('ground covers exactly its size, without a seam', () => {
  test.each(['concrete', 'gravel', 'cobble-stones', 'brick', 'dirt', 'grass'])('%s stays inside', (id) => {
    const all = pathsOf(drawGraphic(graphic(id, 250, 137))).flatMap(corners)
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter(([x, y]) => Math.abs(x) > 125.001 || Math.abs(y) > 68.501)).toEqual([])
  })

  test('bricks go on where the squares of the pattern meet: no joint runs down through all rows', () => {
    const upright = pathsOf(drawGraphic(graphic('brick', 288, 192))).flatMap((placed) =>
      [...placed.mark.d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Math.round(Number(x) + placed.x)),
    )
    const atSeam = upright.filter((x) => x === -48).length
    const elsewhere = upright.filter((x) => x === -40).length
    expect(atSeam).toBeLessThanOrEqual(elsewhere)
  })
})

describe('shapes', () => {
  test('stretching keeps commands and flags', () => {
    expect(scalePath('M1 2 h3 v4 A5 6 0 1 0 7 8 Z', 2, 10)).toBe('M2 20 h6 v40 A10 60 0 1 0 14 80 Z')
  })

  test('a mirrored arc turns the other way', () => {
    expect(mirrored('M1 2A3 3 0 0 1 4 5')).toBe('M-1 2A3 3 0 0 0 -4 5')
  })
})
