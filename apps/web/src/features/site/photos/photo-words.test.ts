import { addPhoto, type Edit, inTurn, newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { addedWords, lookingWords, photoSummary, whereKeptWords } from './photo-words.ts'
import { sizeWithin } from './smaller-picture.ts'

const siteAfter = (...edits: readonly Edit[]) => inTurn(...edits)(newLayout('P3G')).site
const photo = (id: string, of: 'parking' | 'yard' | 'door' | 'obstacles') =>
  addPhoto({ id, of, at: { x: 0, y: 0 }, faces: 0 })

test.each`
  taken                                                                                                              | words                                       | isDone
  ${[]}                                                                                                              | ${'0 of 5 taken, next: yard'}               | ${false}
  ${[photo('a', 'parking'), photo('b', 'parking'), photo('c', 'parking'), photo('d', 'yard')]}                       | ${'3 of 5 taken, next: open door'}          | ${false}
  ${[photo('a', 'yard'), photo('b', 'door'), photo('c', 'parking')]}                                                 | ${'3 of 5 taken, next: toward the parking'} | ${false}
  ${[photo('a', 'yard'), photo('b', 'door'), photo('c', 'parking'), photo('d', 'parking'), photo('e', 'obstacles')]} | ${'5 of 5 taken'}                           | ${true}
`('a visit says of its photos: $words', ({ taken, words, isDone }) => {
  expect(photoSummary(siteAfter(...taken))).toEqual({ words, isDone })
})

test.each`
  faces  | north        | words
  ${0}   | ${undefined} | ${'looks up the drawing'}
  ${92}  | ${undefined} | ${'looks to the right'}
  ${180} | ${undefined} | ${'looks down the drawing'}
  ${315} | ${undefined} | ${'looks to the upper left'}
  ${0}   | ${0}         | ${'looks north'}
  ${0}   | ${90}        | ${'looks west'}
  ${350} | ${0}         | ${'looks north'}
`('a photo that faces $faces with north at $north $words', ({ faces, north, words }) => {
  expect(lookingWords(faces, north)).toBe(words)
})

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 1200, height: 4000 },
    { width: 480, height: 1600 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
])('a picture of %o is kept as %o', (size, kept) => {
  expect(sizeWithin(size, 1600)).toEqual(kept)
})

const A_AND_B = [{ id: 'a' }, { id: 'b' }]

test.each`
  isQuote  | photos     | stored        | words
  ${false} | ${A_AND_B} | ${null}       | ${'Photos stay in this browser, on this device: the sandbox stores none. Logging out removes them.'}
  ${true}  | ${[]}      | ${['a', 'b']} | ${'Photos are stored with the quote as soon as there is a connection.'}
  ${true}  | ${A_AND_B} | ${null}       | ${'Photos are on this device only; with a connection they are stored with the quote. Logging out removes those not stored.'}
  ${true}  | ${A_AND_B} | ${['a']}      | ${'One photo is on this device only; with a connection they are stored with the quote. Logging out removes those not stored.'}
  ${true}  | ${A_AND_B} | ${['b', 'a']} | ${'All photos are stored with the quote.'}
`('photos of which $stored are stored: $words', ({ isQuote, photos, stored, words }) => {
  expect(whereKeptWords({ isQuote, photos, stored: stored && new Set(stored) })).toBe(words)
})

const FULL =
  'This device has no space for another photo. It was not saved. Free some space, or leave it in the camera.'
const PIN_3 = '3 photos added at one place. Press Pin for each to show where you stood.'

test.each`
  chosen | added | unreadable | isFull   | free  | problem                                                                         | next
  ${1}   | ${1}  | ${0}       | ${false} | ${60} | ${null}                                                                         | ${null}
  ${3}   | ${3}  | ${0}       | ${false} | ${60} | ${null}                                                                         | ${PIN_3}
  ${1}   | ${0}  | ${0}       | ${false} | ${0}  | ${'A site can have 60 photos. Remove one first.'}                               | ${null}
  ${5}   | ${3}  | ${0}       | ${false} | ${3}  | ${'A site can have 60 photos. Remove one first.'}                               | ${PIN_3}
  ${1}   | ${0}  | ${1}       | ${false} | ${60} | ${'This browser cannot read this file as an image. Choose a JPEG or PNG file.'} | ${null}
  ${4}   | ${3}  | ${1}       | ${false} | ${60} | ${'1 of 4 files cannot be read as images. Choose JPEG or PNG files.'}           | ${PIN_3}
  ${2}   | ${0}  | ${0}       | ${true}  | ${60} | ${FULL}                                                                         | ${null}
`('of $chosen chosen photos $added were added: $problem $next', ({ problem, next, ...added }) => {
  expect(addedWords(added)).toEqual({ problem, next })
})
