import { expect, test } from 'vitest'
import { p3g } from '../../../lib/testing/described-system.ts'
import { asItIs } from './as-it-is.ts'

const item = (shortName: string) => {
  const found = p3g.byShortName.get(shortName)
  if (!found) throw new Error(shortName)
  return found
}

test.each`
  shortName      | stays
  ${'PPS55TL'}   | ${{ requestedIsLowPro: false, requestedIsTurn: false, requestedSurfaceType: 'SOLID', requestedRailType: 'TWO_LINE' }}
  ${'PPS45TTL'}  | ${{ requestedIsTurn: true }}
  ${'PPS55LPTL'} | ${{ requestedIsLowPro: true, requestedUsableWidth: 60, originalWidth: 60, requestedUsableLength: 60, originalLength: 60 }}
`('$shortName: what is not requested stays (spec 2 §7.5)', ({ shortName, stays }) =>
  expect(asItIs(item(shortName))).toMatchObject(stays),
)
