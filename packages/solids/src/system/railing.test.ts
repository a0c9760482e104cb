import type { Handrails, ProductLine } from '@ramp/domain'
import { expect, test } from 'vitest'
import { measuresOf, type Point3 } from '../index.ts'
import { postPlaces, railHeights, railingSolids } from './railing.ts'

const from: Point3 = { x: 0, y: 0, z: 24 }
const to = (length: number): Point3 => ({ x: length, y: 0, z: 24 })

// Rails are 1 1/2 in thick: their middle is 3/4 in below the hand.
test.each<[product: ProductLine, handrails: Handrails, hasChildRail: boolean, heights: readonly number[]]>([
  ['P3G', 'TWO_LINE', false, [35.25, 20]],
  ['P3G', 'TWO_LINE', true, [35.25, 25.25, 20]],
  ['P2G', 'TWO_LINE', false, [33.25, 20]],
  ['PHD', 'GUARDS', false, [41.25, 35.25, 3]],
  ['PHD', 'GUARDS', true, [41.25, 35.25, 25.25, 3]],
  ['P3G', 'VERT_PICKET', false, [35.25, 3]],
  ['P3G', 'HORZ_PICKET', false, [35.25]],
  ['P3G', 'NO_RAILS', false, []],
])(
  'the bars of a %s railing of %s, child rail %s, are %j in over the deck',
  (product, handrails, hasChildRail, heights) => {
    expect(railHeights({ handrails, hasChildRail }, measuresOf(product))).toEqual(heights)
  },
)

test.each<[length: number, insets: readonly [number, number], posts: readonly number[]]>([
  [96, [2, 2], [2, 48, 94]],
  [50, [2, 2], [2, 48]],
  [100, [2, 2], [2, 50, 98]],
  [101, [2, 2], [2, 34.33, 66.67, 99]],
  [66.1, [1.525, 1.525], [1.53, 33.05, 64.57]],
  [3, [2, 2], [1.5, 1.5]],
])('posts of a railing of %d in are no more than 48 in apart: %j from its ends', (length, insets, posts) => {
  const places = postPlaces([from, to(length)], insets, measuresOf('P3G'))
  expect(places.map((share) => Math.round(share * length * 100) / 100)).toEqual(posts)
})

test.each`
  length | handrails        | pickets | step
  ${48}  | ${'VERT_PICKET'} | ${11}   | ${4}
  ${96}  | ${'VERT_PICKET'} | ${22}   | ${4.17}
  ${48}  | ${'GUARDS'}      | ${11}   | ${4}
  ${4}   | ${'VERT_PICKET'} | ${0}    | ${null}
  ${48}  | ${'HORZ_PICKET'} | ${7}    | ${null}
  ${48}  | ${'TWO_LINE'}    | ${0}    | ${null}
`(
  '$handrails of $length in has $pickets pickets, $step in apart and so less than 4 in clear',
  ({ length, handrails, pickets, step }) => {
    const solids = railingSolids(
      {
        owner: { kind: 'part', id: 'p' },
        from,
        to: to(length),
        handrails,
        hasChildRail: false,
        posts: [{ share: 0, foot: 24 }],
      },
      measuresOf('P3G'),
    )
    const own = solids.flatMap((one) => (one.kind === 'bar' && one.role === 'picket' ? [one.from.x] : []))
    expect(own).toHaveLength(pickets)
    if (step !== null) expect(Math.round(((own[1] ?? 0) - (own[0] ?? 0)) * 100) / 100).toBe(step)
  },
)
