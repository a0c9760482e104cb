import { expect, test } from 'vitest'
import { addressLines, type DraftCard, isUnsaved, mergedCard } from './draft-card.ts'

const before: DraftCard = {
  name: 'Ridgeline Access',
  licence: '',
  phone: '757-555-0100',
  email: '',
  insurance: '',
  terms: 'Half is due.',
  logo: null,
  address: '',
}

test.each`
  typed                     | theirs                   | merged
  ${{}}                     | ${{ terms: 'All due.' }} | ${{ terms: 'All due.' }}
  ${{ name: 'Ridgeline' }}  | ${{ terms: 'All due.' }} | ${{ name: 'Ridgeline', terms: 'All due.' }}
  ${{ terms: '' }}          | ${{ terms: 'All due.' }} | ${{ terms: '' }}
  ${{ logo: 'iVBORw0KGg' }} | ${{ licence: 'VA 27' }}  | ${{ logo: 'iVBORw0KGg', licence: 'VA 27' }}
`('$typed over $theirs of somebody else is $merged', ({ typed, theirs, merged }) => {
  expect(mergedCard(before, { ...before, ...typed }, { ...before, ...theirs })).toEqual({
    ...before,
    ...merged,
  })
})

test('only what differs from what is saved is unsaved', () => {
  expect(isUnsaved(before, { ...before })).toBe(false)
  expect(isUnsaved(before, { ...before, address: '418 Mill Road' })).toBe(true)
  expect(isUnsaved({ ...before, logo: 'a' }, before)).toBe(true)
})

test('an address is its lines without blank ones', () => {
  expect(addressLines(' 418 Mill Road\n\nNorfolk, VA 23510 \n')).toEqual([
    '418 Mill Road',
    'Norfolk, VA 23510',
  ])
})
