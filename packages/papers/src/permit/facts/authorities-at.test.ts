import { expect, test } from 'vitest'
import { authoritiesOf } from './authorities-at.ts'
import { DEFAULT_PERMIT } from './permit-settings.ts'

test.each`
  address                                                           | named
  ${['1418 Maple Hollow Road', 'Norfolk, VA 23508']}                | ${['norfolk-va']}
  ${['1418 Maple Hollow Road, Norfolk, Virginia 23508-1234']}       | ${['norfolk-va']}
  ${['1418 Maple Hollow Road', 'City of Norfolk VA 23508']}         | ${['norfolk-va']}
  ${['9 Oak Court', 'Chesterfield County', 'VA']}                   | ${['chesterfield-va']}
  ${['9 Oak Court', 'Castle Rock, CO 80104', 'Douglas County']}     | ${['douglas-co']}
  ${['580 Pacific Street', 'Monterey, Calif.', 'California 93940']} | ${['monterey-ca']}
  ${['12 Norfolk Street', 'Boston, MA 02125']}                      | ${[]}
  ${['Norfolk', 'NE 68701']}                                        | ${[]}
  ${['3 Hill Road', 'Monterey Park, CA 91754']}                     | ${[]}
  ${['4 Virginia Avenue', 'Norfolk, CT']}                           | ${[]}
  ${['7 Lake Road', 'Douglas County, NV']}                          | ${[]}
  ${[]}                                                             | ${[]}
`('the address $address names $named', ({ address, named }) => {
  expect(authoritiesOf(DEFAULT_PERMIT, address)).toEqual(named)
})

test('what a person ticked holds, whatever the address says', () => {
  const address = ['1418 Maple Hollow Road', 'Norfolk, VA 23508']
  expect(authoritiesOf({ authorities: [] }, address)).toEqual([])
  expect(authoritiesOf({ authorities: ['monterey-ca'] }, address)).toEqual(['monterey-ca'])
})
