import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { newPart } from '../../model/layout/new-part.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { isTurn } from '../handrails/rail-platforms.ts'
import { placePart } from '../placement/place-parts.ts'
import { joinableSides, mayConnect } from './validity.ts'

type Name = 'platform' | 'extension' | 'ramp' | 'piece' | 'stair'

/** One of each in lines that sell them; PATHWAY HD has no 45-degree piece and the others no extension. */
const SHORT_NAMES: Readonly<Partial<Record<ProductLine, Readonly<Partial<Record<Name, string>>>>>> = {
  P3G: { platform: 'PPS55TL', ramp: 'PRSTL6', piece: 'MPARR45', stair: 'PST22' },
  P2G: { platform: 'MP55', ramp: 'MRTL6', piece: 'MPARR45', stair: 'MST22' },
  PHD: { platform: 'PHDP55G', extension: 'PHDPX54G', ramp: 'PHDR648G', stair: 'PHDST2148' },
}

const placed = (product: ProductLine, name: Name) => {
  const catalogue = catalogues(product)
  const item = catalogue.byShortName.get(SHORT_NAMES[product]?.[name] ?? '')
  const part = item && newPart(item, name, { x: 0, y: 0 }, 0)
  const one = part && placePart(part, catalogue)
  if (!one) throw new Error(`${product} sells no ${name}`)
  return one
}

/** Whether two kinds of parts may connect by any of their sides. */
const mayMeet = (product: ProductLine, one: Name, another: Name) => {
  const [a, b] = [placed(product, one), placed(product, another)]
  return joinableSides(a).some((aSide) =>
    joinableSides(b).some((bSide) => mayConnect(a, aSide, b, bSide) !== null),
  )
}

describe('what may connect to what (spec 2 §4)', () => {
  test.each`
    product  | one            | yes                                           | no                    | sentence
    ${'P3G'} | ${'platform'}  | ${['platform', 'ramp', 'stair']}              | ${['piece']}          | ${'a platform connects to anything except a 45-degree piece'}
    ${'P2G'} | ${'platform'}  | ${['platform', 'ramp', 'stair', 'piece']}     | ${[]}                 | ${'a P2G platform connects to a 45-degree piece too'}
    ${'PHD'} | ${'extension'} | ${['platform', 'extension', 'ramp', 'stair']} | ${[]}                 | ${'a platform extension connects to anything'}
    ${'P3G'} | ${'ramp'}      | ${['platform', 'ramp', 'piece']}              | ${['stair']}          | ${'a ramp connects to anything except a stair'}
    ${'P3G'} | ${'piece'}     | ${['ramp']}                                   | ${['stair', 'piece']} | ${'a 45-degree piece connects to no stair and to no other 45-degree piece'}
    ${'P2G'} | ${'piece'}     | ${['ramp', 'platform']}                       | ${['stair', 'piece']} | ${'a P2G 45-degree piece connects to a platform, but to no stair'}
    ${'P3G'} | ${'stair'}     | ${['platform', 'stair']}                      | ${['piece', 'ramp']}  | ${'a stair connects to anything except a 45-degree piece, and ramps refuse it'}
    ${'PHD'} | ${'stair'}     | ${['platform', 'extension', 'stair']}         | ${['ramp']}           | ${'a stair connects to an extension'}
  `('$sentence [connections-1]', ({ product, one, yes, no }) => {
    expect(yes.filter((another: Name) => !mayMeet(product, one, another))).toEqual([])
    expect(no.filter((another: Name) => mayMeet(product, one, another))).toEqual([])
  })
})

describe('a platform is a turn (spec 2 §4)', () => {
  test.each`
    sides                         | turns    | when
    ${['TOP', 'BOTTOM']}          | ${false} | ${'not with two connections on opposite sides'}
    ${['LEFT', 'RIGHT']}          | ${false} | ${'not with two connections left and right'}
    ${['TOP', 'RIGHT']}           | ${true}  | ${'with two connections on sides that are not opposite'}
    ${['TOP', 'TOP']}             | ${true}  | ${'with two connections on one side, a turn-back'}
    ${['TOP', 'RIGHT', 'BOTTOM']} | ${true}  | ${'with more than two connections'}
    ${['TOP']}                    | ${false} | ${'not with one connection'}
  `('$when [connections-11]', ({ sides, turns }) => {
    expect(isTurn(sides)).toBe(turns)
  })
})
