import { boxed, circleData, letters, line, type Marks, type Paper, POINTS, path } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { hiddenTexts } from './hidden-texts.ts'

const paper = (marks: Marks): Paper => ({
  title: 'Plan',
  sheets: [
    { name: 'A1', width: 400, height: 300, viewports: [], pictures: [], layers: [{ view: POINTS, marks }] },
  ],
})

const width = letters(`3'-5 1/2"`, 100, 100)
const plate = boxed({ left: 90, top: 95, width: 80, height: 30 }, { width: 1 }, '#ffffff')
const empty = boxed({ left: 80, top: 80, width: 90, height: 40 }, { width: 1 })
const ground = boxed({ left: 80, top: 80, width: 90, height: 40 }, null, '#ffffff')
const leader = line(
  [
    { x: 90, y: 80 },
    { x: 130, y: 120 },
  ],
  { width: 0.5 },
)
const under = line(
  [
    { x: 90, y: 103 },
    { x: 160, y: 103 },
  ],
  { width: 0.5 },
)
const key = letters('7', 200, 200, { align: 'middle' })
const disk = path(circleData({ x: 200, y: 197 }, 7), {
  fill: '#ffffff',
  stroke: { color: '#000000', width: 1, unit: 'in' },
})
const through = line(
  [
    { x: 150, y: 197 },
    { x: 250, y: 197 },
  ],
  { width: 0.5 },
)

test.each`
  what                                         | marks                      | hidden
  ${'a text alone'}                            | ${[width]}                 | ${[]}
  ${'a filled area that comes later'}          | ${[width, plate]}          | ${[`A1: '3'-5 1/2"'`]}
  ${'a filled area that came before'}          | ${[plate, width]}          | ${[`A1: '3'-5 1/2"'`]}
  ${'an area that holds it'}                   | ${[ground, width]}         | ${[]}
  ${'a frame around it'}                       | ${[width, empty]}          | ${[]}
  ${'a leader through it'}                     | ${[width, leader]}         | ${[`A1: '3'-5 1/2"'`]}
  ${'a leader before it'}                      | ${[leader, width]}         | ${[`A1: '3'-5 1/2"'`]}
  ${'a leader that its ground keeps off'}      | ${[leader, ground, width]} | ${[]}
  ${'a line under it'}                         | ${[width, under]}          | ${[]}
  ${'a number in its circle, on a line'}       | ${[through, disk, key]}    | ${[]}
  ${'a number with a line through its circle'} | ${[disk, key, through]}    | ${[`A1: '7'`]}
`('$what hides $hidden', ({ marks, hidden }) => expect(hiddenTexts(paper(marks))).toEqual(hidden))
