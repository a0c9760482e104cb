import { expect, test } from 'vitest'
import { framesMeet, lineMeets } from './frames.ts'

const frame = { left: 10, top: 10, width: 20, height: 10 }

test.each`
  other                                         | air  | isMet    | why
  ${{ left: 0, top: 0, width: 11, height: 11 }} | ${0} | ${true}  | ${'they overlap'}
  ${{ left: 0, top: 0, width: 10, height: 40 }} | ${0} | ${false} | ${'they only touch'}
  ${{ left: 0, top: 0, width: 10, height: 40 }} | ${1} | ${true}  | ${'less than air is between them'}
  ${{ left: 31, top: 10, width: 5, height: 5 }} | ${1} | ${false} | ${'air is between them'}
  ${{ left: 15, top: 12, width: 2, height: 2 }} | ${0} | ${true}  | ${'one lies in the other'}
`('frames meet: $isMet, because $why', ({ other, air, isMet }) => {
  expect(framesMeet(frame, other, air)).toBe(isMet)
  expect(framesMeet(other, frame, air)).toBe(isMet)
})

test.each`
  line                | air  | isMet    | why
  ${[0, 15, 40, 15]}  | ${0} | ${true}  | ${'it runs through'}
  ${[0, 15, 5, 15]}   | ${0} | ${false} | ${'it ends before'}
  ${[0, 15, 9.5, 15]} | ${1} | ${true}  | ${'it ends nearer than air'}
  ${[0, 10, 40, 10]}  | ${0} | ${false} | ${'it runs along an edge'}
  ${[0, 0, 40, 30]}   | ${0} | ${true}  | ${'it slants through'}
  ${[0, 30, 12, 19]}  | ${0} | ${true}  | ${'it ends inside'}
  ${[0, 25, 15, 40]}  | ${0} | ${false} | ${'it passes a corner'}
  ${[20, 0, 20, 100]} | ${0} | ${true}  | ${'it runs down through'}
`('a line meets a frame: $isMet, because $why', ({ line: [x1, y1, x2, y2], air, isMet }) => {
  expect(
    lineMeets(
      [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      frame,
      air,
    ),
  ).toBe(isMet)
})
