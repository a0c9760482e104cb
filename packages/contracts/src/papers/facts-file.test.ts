import { expect, test } from 'vitest'
import { readFactsFile } from './facts-file.ts'

test('every fact may be left out', () => {
  expect(readFactsFile({})).toEqual({ isReadable: true, facts: {} })
  const facts = {
    project: { name: 'Harper residence', address: ['1418 Maple Hollow Road', 'Norfolk, VA 23508'] },
    foundation: { pad: 12, isAnchored: true },
    dealer: { name: 'Ridgeline Access', licence: 'VA 2705-000000' },
    quote: { number: '10001-0042', version: 'B' },
    revisions: [
      { letter: 'A', date: '2026-11-18', by: 'DM', what: 'First issue' },
      { letter: 'B', date: '2026-11-25', by: 'DM', what: 'As the office asked', tags: ['R2', 'Plan'] },
    ],
    review: {
      permitNumber: 'BLD-2026-0113',
      comments: [{ comment: 'Show the guard.', response: 'Added to A2.', sheet: 'A1' }],
    },
    permit: { authorities: ['norfolk-va'], pad: 16, soilBearing: 1500 },
    offer: { price: 'itemized' },
    survey: { surveyedBy: 'Dana Miller' },
  }
  expect(readFactsFile(facts)).toEqual({ isReadable: true, facts })
})

test.each`
  file                                                                        | field
  ${[]}                                                                       | ${'file'}
  ${{ project: { address: 'Maple Road' } }}                                   | ${'project.address'}
  ${{ dealer: { license: 'VA' } }}                                            | ${'dealer.license'}
  ${{ company: 'Ridgeline' }}                                                 | ${'company'}
  ${{ permit: { authorities: ['Atlantis'] } }}                                | ${'permit.authorities.0'}
  ${{ permit: { soilBearing: 0 } }}                                           | ${'permit.soilBearing'}
  ${{ foundation: { pad: 61 } }}                                              | ${'foundation.pad'}
  ${{ foundation: { anchors: 12 } }}                                          | ${'foundation.anchors'}
  ${{ offer: { validDays: 0 } }}                                              | ${'offer.validDays'}
  ${{ review: { permit: 'B-1' } }}                                            | ${'review.permit'}
  ${{ review: { comments: [{ comment: 'Guard?' }] } }}                        | ${'review.comments.0.response'}
  ${{ revisions: [{ letter: 'B', date: '', by: '', what: '', tags: [''] }] }} | ${'revisions.0.tags.0'}
  ${{ survey: { by: 'Dana Miller' } }}                                        | ${'survey.by'}
`('of $file the field $field cannot be read', ({ file, field }) => {
  expect(readFactsFile(file)).toEqual({ isReadable: false, field })
})
