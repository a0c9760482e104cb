import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import type { PlatformOption } from '../products/platform-offers.ts'
import type { ProductLine } from '../products/product-line.ts'
import { newPart } from './new-part.ts'
import { landingPadTwin, platformOptionState } from './platform-options.ts'

const itemOf = (product: ProductLine, shortName: string) => {
  const item = catalogues(product).byShortName.get(shortName)
  if (!item) throw new Error(`no ${shortName}`)
  return item
}
const stateOf = (option: PlatformOption, product: ProductLine, shortName: string) => {
  const item = itemOf(product, shortName)
  const part = newPart(item, 'a', { x: 0, y: 0 }, 0)
  if (!part) throw new Error(`${shortName} is never drawn`)
  const state = platformOptionState(option, part, item)
  return state.kind === 'offered'
    ? `${state.isOn ? 'on' : 'off'}${state.isLocked ? ', locked' : ''}`
    : state.kind
}

describe('what the property panel offers for a platform (spec 2 §4, §5)', () => {
  test.each`
    product  | platform       | lowProfile         | landingPad         | resting
    ${'P3G'} | ${'PPS55TL'}   | ${'off'}           | ${'off, locked'}   | ${'hidden'}
    ${'P3G'} | ${'PPS55LPTL'} | ${'on'}            | ${'off'}           | ${'hidden'}
    ${'P3G'} | ${'PLP55'}     | ${'on, locked'}    | ${'on'}            | ${'hidden'}
    ${'P3G'} | ${'PPS66TL'}   | ${'off'}           | ${'off, locked'}   | ${'hidden'}
    ${'P3G'} | ${'PPS55VP'}   | ${'not-available'} | ${'not-available'} | ${'hidden'}
    ${'P3G'} | ${'PPEM55TL'}  | ${'not-available'} | ${'not-available'} | ${'hidden'}
    ${'APD'} | ${'APDPS55TL'} | ${'off'}           | ${'off, locked'}   | ${'hidden'}
    ${'HAR'} | ${'HARPS55TL'} | ${'off'}           | ${'off, locked'}   | ${'hidden'}
    ${'P2G'} | ${'MP55'}      | ${'off'}           | ${'off, locked'}   | ${'hidden'}
    ${'P2G'} | ${'MP45'}      | ${'off'}           | ${'hidden'}        | ${'off'}
    ${'P2G'} | ${'MP54'}      | ${'off'}           | ${'hidden'}        | ${'off'}
    ${'P2G'} | ${'MP66'}      | ${'hidden'}        | ${'hidden'}        | ${'hidden'}
    ${'P2G'} | ${'MP85TB'}    | ${'hidden'}        | ${'hidden'}        | ${'hidden'}
    ${'PHD'} | ${'PHDP55TL'}  | ${'hidden'}        | ${'hidden'}        | ${'hidden'}
    ${'P3G'} | ${'PRSTL6'}    | ${'hidden'}        | ${'hidden'}        | ${'hidden'}
  `(
    '$product $platform: low profile $lowProfile, landing pad $landingPad, resting $resting [layout-5]',
    ({ product, platform, lowProfile, landingPad, resting }) => {
      const states = (['lowProfile', 'landingPad', 'resting'] as const).map((option) =>
        stateOf(option, product, platform),
      )
      expect(states).toEqual([lowProfile, landingPad, resting])
    },
  )
})

test.each`
  product  | from           | to
  ${'P3G'} | ${'PPS55LPTL'} | ${'PLP55'}
  ${'P3G'} | ${'PLP45'}     | ${'PPS45LPTL'}
  ${'P2G'} | ${'MPLP55'}    | ${'MLP'}
  ${'P2G'} | ${'MLP'}       | ${'MPLP55'}
  ${'P2G'} | ${'MPLP45'}    | ${undefined}
`('switching the landing pad of $from gives $to [layout-6]', ({ product, from, to }) => {
  expect(landingPadTwin(catalogues(product), itemOf(product, from))?.shortName).toBe(to)
})
