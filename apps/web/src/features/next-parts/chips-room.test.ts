import { expect, test } from 'vitest'
import { chipsRoom } from './chips-room.ts'

/** At zoom 0.6 an inch is a pixel. */
const camera = { zoom: 0.6, left: 0, top: 0 }

const box = (left: number, top: number, width: number, height: number) => ({
  outline: [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ],
})

test.each`
  what                                             | part                       | view                           | room
  ${'as they like in a large view'}                | ${box(400, 300, 100, 100)} | ${{ width: 960, height: 740 }} | ${{ maxWidth: 380, maxHeight: 720 }}
  ${'flat below a part of a slim view'}            | ${box(40, 120, 77, 77)}    | ${{ width: 190, height: 326 }} | ${{ maxWidth: 170, maxHeight: 109 }}
  ${'upright beside a part that fills the height'} | ${box(200, 10, 100, 400)}  | ${{ width: 520, height: 420 }} | ${{ maxWidth: 200, maxHeight: 400 }}
  ${'a third of a view that its part fills'}       | ${box(-50, -50, 700, 700)} | ${{ width: 400, height: 330 }} | ${{ maxWidth: 380, maxHeight: 310 / 3 }}
`('chips stand $what', ({ part, view, room }) => {
  expect(chipsRoom(part, camera, view)).toEqual(room)
})
