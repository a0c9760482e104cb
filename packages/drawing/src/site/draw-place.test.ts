import { isInside, type Point, type Site } from '@ramp/domain'
import { type Marks, markBounds, POINTS } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { drawCorners } from './draw-corners.ts'
import { drawHandles } from './draw-handles.ts'
import { drawMoved, drawPlace } from './draw-place.ts'
import { drawThing } from './draw-thing.ts'
import { porchWords } from './words-on-site.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, depth: number) => [
  p(x, y),
  p(x + width, y),
  p(x + width, y + depth),
  p(x, y + depth),
]
const site: Site = {
  doors: [{ id: 'door-1', sill: 20, stepDown: 0, at: p(240, 336), faces: 180 }],
  things: [{ kind: 'house', name: 'house', outline: box(0, 0, 480, 336) }],
  porch: { outline: box(200, 336, 80, 60), height: 14, use: 'over' },
  surfaces: [{ kind: 'concrete', outline: box(300, 400, 100, 300) }],
  destination: { name: 'driveway', edge: [p(300, 700), p(400, 700)] },
  lot: box(-100, -100, 900, 900),
  yard: box(-50, -50, 800, 800),
}
const count = (marks: Marks) => marks.length

test.each(['thing-0', 'porch', 'surface-0', 'destination', 'lot', 'yard', 'door-1'])(
  'what is moved is drawn apart from the rest: %s',
  (key) => {
    const [rest, moved] = [count(drawPlace(site, [key])), count(drawMoved(site, [key]))]
    expect(moved).toBeGreaterThan(0)
    expect(rest + moved).toBe(count(drawPlace(site)))
  },
)

test.each`
  what                                       | door                                                                 | porch                     | at             | dx
  ${'in the middle of it'}                   | ${{}}                                                                | ${box(200, 336, 80, 60)}  | ${p(240, 366)} | ${'middle'}
  ${'in the middle where the door opens in'} | ${{ swing: 'in' }}                                                   | ${box(200, 336, 80, 60)}  | ${p(240, 366)} | ${'middle'}
  ${'beside it where the door opens out'}    | ${{ swing: 'out' }}                                                  | ${box(180, 336, 120, 60)} | ${p(300, 366)} | ${'right'}
  ${'beside it, away from the door'}         | ${{ swing: 'out' }}                                                  | ${box(100, 336, 180, 60)} | ${p(100, 366)} | ${'left'}
  ${'beside it where a storm door does'}     | ${{ swing: 'in', storm: { swing: 'out', hinge: 'left', below: 1 } }} | ${box(180, 336, 120, 60)} | ${p(300, 366)} | ${'right'}
`('the words of a porch are $what', ({ door, porch, at, dx }) => {
  const [known] = site.doors
  const mark = porchWords({ outline: porch, height: 14, use: 'over' }, known ? [{ ...known, ...door }] : [])
  const bounds = markBounds([mark], POINTS)
  if (mark.kind !== 'pinned' || !bounds) throw new Error('no words')
  expect(mark.at).toEqual(at)
  const [from, to] = [bounds.min.x - at.x, bounds.max.x - at.x]
  expect(from >= 0 ? 'right' : to <= 0 ? 'left' : 'middle').toBe(dx)
})

test('the clearance of an L has one place at its inner corner', () => {
  const outline = [p(0, 0), p(100, 0), p(100, 40), p(40, 40), p(40, 100), p(0, 100)]
  const [clearance] = drawThing({ kind: 'obstacle', name: '', outline, clearance: 12 })
  const d = clearance?.kind === 'path' ? clearance.d : ''
  expect(d).toContain('52 52')
  expect(d).not.toContain('40 52')
})

test('each number of an L-shaped house is within the house, clear of its walls', () => {
  const outline = [p(0, 0), p(480, 0), p(480, 360), p(312, 360), p(312, 200), p(0, 200)]
  const marks = drawCorners({ doors: [], things: [{ kind: 'house', name: 'house', outline }] })
  expect(marks).toHaveLength(6)
  for (const mark of marks) {
    const [circle] = mark.kind === 'pinned' ? mark.children : []
    const bounds = circle && markBounds([circle], POINTS)
    if (mark.kind !== 'pinned' || !bounds) throw new Error('no number')
    for (const { x, y } of [
      bounds.min,
      bounds.max,
      p(bounds.min.x, bounds.max.y),
      p(bounds.max.x, bounds.min.y),
    ])
      expect(isInside(outline, p(mark.at.x + x, mark.at.y + y))).toBe(true)
  }
})

test('the name of an edge is on a plate, so that the edge does not strike it out', () => {
  const { destination } = site
  const plates = drawPlace({ doors: [], ...(destination && { destination }) }).filter(
    (mark) => mark.kind === 'pinned' && mark.children.some(({ kind }) => kind === 'path'),
  )
  expect(plates).toHaveLength(1)
})

test('corners of a house have a number each, what is chosen has a handle at each', () => {
  expect(count(drawCorners(site))).toBe(4)
  expect(count(drawHandles(site, 'surface-0'))).toBe(1 + 4)
  expect(count(drawHandles(site, 'destination'))).toBe(1 + 2)
  expect(drawHandles(site, 'thing-9')).toEqual([])
})
