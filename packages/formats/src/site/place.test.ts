import { expect, test } from 'vitest'
import { readAs } from '../reading/read-as.ts'
import { site } from './place.ts'

const readSite = (fields: unknown) => readAs(site, fields)
const door = { sill: 24, at: { x: 500, y: 500 }, faces: 180 }
const many = (count: number, one: unknown) => Array.from({ length: count }, () => one)
const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ x: index, y: index * index }))
const outline = corners(4)
const spot = { x: 0, y: 0, z: 0, how: 'measured' }

test.each`
  most                           | fields
  ${'50 doors'}                  | ${{ doors: many(50, door) }}
  ${'500 heights of the ground'} | ${{ ground: { spots: many(500, spot) } }}
  ${'200 corners of a yard'}     | ${{ yard: corners(200) }}
  ${'200 obstacles'}             | ${{ obstacles: many(200, { outline }) }}
`('$most are read', ({ fields }) => {
  expect(() => readSite(fields)).not.toThrow()
})

test.each`
  fields                                                | sentence
  ${{ doors: many(51, door) }}                          | ${'doors: has 51 doors; 50 is the maximum'}
  ${{ ground: { spots: many(501, spot) } }}             | ${'ground.spots: has 501 heights; 500 is the maximum'}
  ${{ yard: corners(20_000) }}                          | ${'yard: has 20000 corners; 200 is the maximum'}
  ${{ obstacles: [{ outline: corners(201) }] }}         | ${'obstacles[0].outline: has 201 corners; 200 is the maximum'}
  ${{ destination: { area: corners(201) } }}            | ${'destination.area: has 201 corners; 200 is the maximum'}
  ${{ destination: { edge: corners(20_000) } }}         | ${'destination.edge: has 20000 corners; 200 is the maximum'}
  ${{ surfaces: many(201, { kind: 'lawn', outline }) }} | ${'surfaces: has 201 of them; 200 is the maximum'}
  ${{ keepOffs: many(201, { outline }) }}               | ${'keepOffs: has 201 of them; 200 is the maximum'}
  ${{ building: many(201, { outline }) }}               | ${'building: has 201 of them; 200 is the maximum'}
`('more than a place has is refused before it is read: $sentence', ({ fields, sentence }) => {
  expect(() => readSite(fields)).toThrow(sentence)
})

test('a refusal shows the beginning of a long value, so that its sentence stays one', () => {
  const read = () => readSite({ ground: many(30_000, spot) })
  expect(read).toThrow(/^ground: is \[\{"x":0,.{92}…; it must be an object$/)
})
