import { expect, test } from 'vitest'
import { type DxfShapes, readDxf as read } from './dxf-shapes.ts'

/** Of a drawing that is laid. */
const readDxf = (text: string): DxfShapes | null => {
  const shapes = read(text)
  if (typeof shapes === 'string') throw new Error(shapes)
  return shapes
}

const pairs = (...values: readonly (string | number)[]) => values.join('\n')
const header = (unit: number) => pairs(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, unit, 0, 'ENDSEC')
const layer = (name: string, flags: number, color: number) =>
  pairs(0, 'LAYER', 2, name, 70, flags, 62, color, 6, 'CONTINUOUS')
const tables = pairs(
  ...[0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, 3],
  layer('LOT', 0, 7),
  layer('OFF', 0, -7),
  layer('FROZEN', 1, 7),
  ...[0, 'ENDTAB', 0, 'ENDSEC'],
)
const section = (name: string, ...entities: readonly string[]) =>
  pairs(0, 'SECTION', 2, name, ...entities, 0, 'ENDSEC')
const line = (on: string, x: number, y: number, u: number, v: number) =>
  pairs(0, 'LINE', 8, on, 10, x, 20, y, 30, 0, 11, u, 21, v, 31, 0)
const dxf = (...parts: readonly string[]) => pairs(...parts, 0, 'EOF')
const drawn = (...entities: readonly string[]) =>
  readDxf(dxf(header(2), tables, section('ENTITIES', ...entities)))
const rounded = (value: number) => Math.round(value * 100) / 100 + 0

test.each`
  unit  | inches
  ${0}  | ${null}
  ${1}  | ${1}
  ${2}  | ${12}
  ${4}  | ${1 / 25.4}
  ${6}  | ${1000 / 25.4}
  ${10} | ${36}
  ${99} | ${null}
`('a drawing in the unit $unit has $inches inches in one', ({ unit, inches }) => {
  expect(readDxf(dxf(header(unit), section('ENTITIES', line('LOT', 0, 0, 10, 0))))?.inchesOfUnit).toBe(inches)
})

test('a line is drawn, one on a layer that is off or frozen is not', () => {
  const shapes = drawn(line('LOT', 0, 0, 60, 0), line('OFF', 0, 0, 5, 5), line('FROZEN', 0, 0, 6, 6))
  expect(shapes?.lines).toEqual([
    [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ],
  ])
})

test('a polyline with a bulge of 1 goes round half a circle, and is closed', () => {
  const poly = pairs(0, 'LWPOLYLINE', 8, 'LOT', 90, 2, 70, 1, 10, 0, 20, 0, 42, 1, 10, 10, 20, 0)
  const [points = []] = drawn(poly)?.lines ?? []
  expect(points.at(-1)).toEqual(points[0])
  const lowest = Math.min(...points.map(({ y }) => y))
  expect(rounded(lowest)).toBe(-5)
  expect(rounded(Math.max(...points.map(({ x }) => x)))).toBe(10)
})

test('arcs and circles have their radius, and an arc over 0 degrees goes the right way round', () => {
  const arc = pairs(0, 'ARC', 8, 'LOT', 10, 0, 20, 0, 40, 10, 50, 270, 51, 90)
  const circle = pairs(0, 'CIRCLE', 8, 'LOT', 10, 50, 20, 0, 40, 4)
  const [half = [], whole = []] = drawn(arc, circle)?.lines ?? []
  expect(rounded(Math.max(...half.map(({ x }) => x)))).toBe(10)
  expect(rounded(Math.min(...half.map(({ x }) => x)))).toBe(0)
  expect(rounded(Math.max(...whole.map(({ x }) => x)))).toBe(54)
})

test('a text has its words, its height and its place', () => {
  const words = pairs(0, 'TEXT', 8, 'LOT', 10, 5, 20, 6, 40, 2, 1, 'N 89%%d E', 50, 90)
  expect(drawn(line('LOT', 0, 0, 10, 0), words)?.texts).toEqual([
    { text: 'N 89° E', at: { x: 5, y: 6 }, height: 2, angle: 90 },
  ])
})

const block = pairs(
  ...[0, 'BLOCK', 8, '0', 2, 'DOOR', 70, 0, 10, 1, 20, 0, 30, 0],
  line('0', 1, 0, 4, 0),
  ...[0, 'ENDBLK', 8, '0'],
)
const insert = (name: string, on: string) =>
  pairs(0, 'INSERT', 8, on, 2, name, 10, 100, 20, 50, 41, 2, 42, 2, 50, 90)
const withBlocks = (blocks: readonly string[], ...entities: readonly string[]) =>
  readDxf(dxf(tables, section('BLOCKS', ...blocks), section('ENTITIES', ...entities)))

test('a block is placed, scaled and turned about its base point; on a layer that is off it is not there', () => {
  const shapes = withBlocks([block], insert('DOOR', 'LOT'), insert('DOOR', 'OFF'))
  expect(shapes?.lines.map((points) => points.map(({ x, y }) => [rounded(x), rounded(y)]))).toEqual([
    [
      [100, 50],
      [100, 56],
    ],
  ])
})

test('a block that has itself in it ends', () => {
  const itself = block
    .replace('LINE', 'LINE')
    .replace(pairs(0, 'ENDBLK'), pairs(insert('DOOR', '0'), 0, 'ENDBLK'))
  expect(withBlocks([itself], insert('DOOR', 'LOT'))?.lines.length).toBeGreaterThan(0)
})

test.each([
  ['a text', 'Dear neighbor,'],
  ['nothing', ''],
  ['a drawing without lines', dxf(header(2), section('ENTITIES'))],
])('%s is no plan', (_, text) => {
  expect(readDxf(text)).toBeNull()
})

test('50,000 lines are read', () => {
  const many = Array.from({ length: 50_000 }, (_, at) => line('LOT', at, 0, at, 100))
  expect(drawn(many.join('\n'))?.lines).toHaveLength(50_000)
})

/** Blocks A, B and C, each with a grid of the next one; what is in D stands in it 64 million times. */
const grid = (name: string, of: string, steps: number) =>
  pairs(
    ...[0, 'BLOCK', 8, '0', 2, name, 10, 0, 20, 0],
    ...[0, 'INSERT', 8, '0', 2, of, 10, 0, 20, 0, 70, steps, 71, steps, 44, 1, 45, 1],
    ...[0, 'ENDBLK', 8, '0'],
  )
const last = (...entities: readonly (string | number)[]) =>
  pairs(0, 'BLOCK', 8, '0', 2, 'D', 10, 0, 20, 0, ...entities, 0, 'ENDBLK', 8, '0')
const bomb = (steps: number, ...entities: readonly (string | number)[]) =>
  dxf(
    section(
      'BLOCKS',
      ...[grid('A', 'B', steps), grid('B', 'C', steps), grid('C', 'D', steps), last(...entities)],
    ),
    section('ENTITIES', line('LOT', 0, 0, 10, 0), insert('A', '0')),
  )

test.each`
  what          | entities
  ${'points'}   | ${[0, 'POINT', 8, '0', 10, 1, 20, 1]}
  ${'texts'}    | ${[0, 'TEXT', 8, '0', 10, 5, 20, 6, 40, 2, 1, 'LOT']}
  ${'nothings'} | ${[]}
  ${'lines'}    | ${[line('0', 0, 0, 1, 1)]}
`('a small file whose blocks make 64 million $what is too large, at once', ({ entities }) => {
  const before = performance.now()
  expect(read(bomb(20, ...entities))).toBe('too-large')
  expect(performance.now() - before).toBeLessThan(5000)
})

test('a grid of blocks that is not too large is drawn', () => {
  expect(readDxf(bomb(3, line('0', 0, 0, 1, 1)))?.lines).toHaveLength(1 + 3 ** 6)
})

test.each`
  what          | entity
  ${'letters'}  | ${pairs(0, 'LINE', 8, 'LOT', 10, 'abc', 20, 0, 11, 9, 21, 9)}
  ${'1e400'}    | ${pairs(0, 'LINE', 8, 'LOT', 10, '1e400', 20, 0, 11, 9, 21, 9)}
  ${'a radius'} | ${pairs(0, 'CIRCLE', 8, 'LOT', 10, 0, 20, 0, 40, '1e400')}
  ${'a text'}   | ${pairs(0, 'TEXT', 8, 'LOT', 10, 'abc', 20, 6, 40, 2, 1, 'LOT')}
  ${'an angle'} | ${pairs(0, 'TEXT', 8, 'LOT', 10, 5, 20, 6, 40, 2, 1, 'LOT', 50, '1e400')}
`('an entity with a number that is none is left out, the rest is drawn: $what', ({ entity }) => {
  const shapes = drawn(entity, line('LOT', 0, 0, 60, 0))
  expect(shapes?.lines).toHaveLength(1)
  expect(shapes?.texts).toEqual([])
})

test('an arc whose angle goes round a billion times is one circle', () => {
  const arc = pairs(0, 'ARC', 8, 'LOT', 10, 0, 20, 0, 40, 10, 50, 0, 51, 1e9)
  expect(drawn(arc)?.lines[0]?.length).toBeLessThan(100)
})

test.each`
  unit | far      | wide
  ${6} | ${5e6}   | ${'too-wide'}
  ${6} | ${300}   | ${null}
  ${2} | ${60000} | ${'too-wide'}
  ${0} | ${5e6}   | ${null}
  ${0} | ${1e308} | ${'too-wide'}
`('a line $far units away, of the unit $unit, makes a drawing $wide', ({ unit, far, wide }) => {
  const lines = [line('LOT', 0, 0, 30, 20), line('LOT', far, 0, far, 1), line('LOT', -far, 0, -far, 1)]
  const shapes = read(dxf(header(unit), section('ENTITIES', ...lines)))
  if (wide) expect(shapes).toBe(wide)
  else expect(shapes).toMatchObject({ lines: [{}, {}, {}] })
})
