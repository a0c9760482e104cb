import { expect, test } from 'vitest'
import { frameOf } from './drawing-frame.ts'
import { newDrawing } from './new-drawing.ts'
import { serviceNotes } from './service-notes.ts'

const LONG = 'Bring the long drill and two helpers. '.repeat(12)

test.each`
  what                                        | service         | ship            | length | lines
  ${'an empty box has its own size'}          | ${''}           | ${''}           | ${114} | ${[0, 0]}
  ${'short notes leave it so'}                | ${'Call first'} | ${'Dock 4'}     | ${114} | ${[1, 1]}
  ${'four lines of each fit it'}              | ${'a\nb\nc\nd'} | ${'a\nb\nc\nd'} | ${114} | ${[4, 4]}
  ${'a long service note makes it longer'}    | ${LONG}         | ${'Dock 4'}     | ${180} | ${[12, 1]}
  ${'and so does a long note about shipping'} | ${'Call first'} | ${LONG}         | ${180} | ${[1, 12]}
`('$what', ({ service, ship, length, lines }) => {
  const notes = serviceNotes({ service, ship })
  expect([notes.service.length, notes.ship.length]).toEqual(lines)
  expect(Math.round(notes.length)).toBe(length)
})

test('nothing of a note is lost, and a word without end is cut', () => {
  const { service } = serviceNotes({ service: LONG, ship: '' })
  expect(service.join(' ').trim()).toBe(LONG.trim())
  const address = 'x'.repeat(120)
  expect(serviceNotes({ service: address, ship: '' }).service.join('')).toBe(address)
})

test('a whole page of letters without a gap is set at once', () => {
  const page = 'x'.repeat(20_000)
  const start = performance.now()
  expect(serviceNotes({ service: page, ship: page }).ship.join('')).toBe(page)
  expect(performance.now() - start).toBeLessThan(3000)
})

test('the frame on the canvas is as long as the notes, at every scale', () => {
  const box = newDrawing({ kind: 'service-box', id: 's', at: { x: 0, y: 0 }, service: LONG, scale: 2 })
  const { min, max } = frameOf(box)
  expect([max.x - min.x, Math.round(max.y - min.y)]).toEqual([300, 360])
})
