import { expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { customOverall } from '../../model/catalogue/custom/custom-item.ts'
import { newPart } from '../../model/layout/new-part.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { placePart } from '../placement/place-parts.ts'
import { jointProblems } from './joint-checks.ts'
import { platformSideWarning } from './side-at-ramp.ts'

/** A 5x5 of each line, and a stock ramp of the width it makes narrowest. */
const MODELS = { P3G: ['PPS55TL', 'PRSTL6'], P2G: ['MP55', 'MRTL6'], PHD: ['PHDP55G', 'PHDR648G'] } as const

function platformOf(product: keyof typeof MODELS, usable: number) {
  const catalogue = catalogues(product)
  const item = (shortName: string) => {
    const found = catalogue.items.find((one) => one.shortName === shortName)
    if (!found) throw new Error(`${product} has no ${shortName}`)
    return found
  }
  const [platform, ramp] = MODELS[product].map(item)
  if (!platform || !ramp) throw new Error('no model')
  const overall = customOverall(platform, { width: usable, length: 60 })
  return { catalogue, overall, platform: { ...platform, ...overall, usableWidth: usable }, ramp }
}

/** What the connection check says of the narrowest ramp at the middle of a side of this usable length. */
function problemsAtRamp(product: ProductLine & keyof typeof MODELS, usable: number) {
  const { catalogue, platform, ramp } = platformOf(product, usable)
  const placed = (item: typeof ramp) => {
    const part = newPart(item, item.shortName, { x: 0, y: 0 }, 0)
    return part && placePart(part, { ...catalogue, byShortName: new Map([[item.shortName, item]]) })
  }
  const [own, other] = [placed(platform), placed(ramp)]
  if (!own || !other) throw new Error('not placed')
  const [ownSide, otherSide] = [own.sides.BOTTOM, other.sides.TOP]
  const difference = Math.abs(ownSide.length - otherSide.length)
  return jointProblems({ own, ownSide, other, otherSide, position: 'LEFT', difference })
}

const under = (side: number) => `Platform sides under ${side}" will not allow for connections to ramps.`

test.each`
  product  | usable  | warning
  ${'P3G'} | ${35}   | ${under(41.5)}
  ${'P3G'} | ${36}   | ${null}
  ${'P3G'} | ${41}   | ${null}
  ${'P2G'} | ${35}   | ${under(41.5)}
  ${'P2G'} | ${36}   | ${null}
  ${'PHD'} | ${36}   | ${under(53.5)}
  ${'PHD'} | ${46}   | ${under(53.5)}
  ${'PHD'} | ${47.5} | ${null}
`(
  'a $product platform $usable in wide is warned of ramps where the connection check refuses them: $warning [catalogue-6]',
  ({ product, usable, warning }) => {
    const { overall, catalogue } = platformOf(product, usable)
    expect(platformSideWarning(overall, catalogue)).toBe(warning)
    expect(problemsAtRamp(product, usable)).toEqual(warning === null ? [] : ['connection.side-too-small'])
  },
)
