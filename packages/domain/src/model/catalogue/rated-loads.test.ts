import { expect, test } from 'vitest'
import { ratedLoadOf } from './rated-loads.ts'

test.each`
  product  | role                   | pounds  | psf     | onOnePlace
  ${'P3G'} | ${'ramp'}              | ${1000} | ${null} | ${null}
  ${'P3G'} | ${'platform'}          | ${1000} | ${null} | ${null}
  ${'P3G'} | ${'stair'}             | ${850}  | ${null} | ${null}
  ${'P2G'} | ${'ramp'}              | ${850}  | ${null} | ${null}
  ${'P2G'} | ${'stair'}             | ${850}  | ${null} | ${null}
  ${'PHD'} | ${'ramp'}              | ${null} | ${100}  | ${300}
  ${'PHD'} | ${'starter-ramp'}      | ${null} | ${100}  | ${300}
  ${'PHD'} | ${'platform-ext'}      | ${null} | ${100}  | ${300}
  ${'HAR'} | ${'portable-suitcase'} | ${800}  | ${null} | ${null}
  ${'P3G'} | ${'threshold-mat'}     | ${850}  | ${null} | ${null}
`(
  'a $role of $product is rated for $pounds lb, or $psf psf',
  ({ product, role, pounds, psf, onOnePlace }) => {
    expect(ratedLoadOf(product, role)).toEqual({ pounds, perSquareFoot: psf, onOnePlace })
  },
)

test.each`
  product  | role
  ${'PHD'} | ${'stair'}
  ${'P3G'} | ${'arr'}
  ${'APD'} | ${'ramp'}
  ${'T3G'} | ${'platform'}
  ${'P3G'} | ${'landing-pad'}
`('nothing is known of a $role of $product', ({ product, role }) => {
  expect(ratedLoadOf(product, role)).toBeNull()
})
