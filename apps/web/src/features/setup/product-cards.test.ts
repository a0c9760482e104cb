import { describe, expect, test } from 'vitest'
import { cardsFor } from './product-cards.ts'

describe('which products the picker offers (spec 1 §2, setup screen)', () => {
  test.each`
    host                      | expected
    ${'ramps.example.com'}    | ${['P3G']}
    ${'internal.example.com'} | ${['P3G', 'P2G', 'PHD', 'T3G', 'RAILWAY']}
    ${'localhost'}            | ${['P3G', 'P2G', 'PHD', 'T3G', 'RAILWAY']}
  `('$host shows $expected [web-setup-1]', ({ host, expected }) => {
    expect(cardsFor(host).map(({ product }) => product)).toEqual(expected)
  })

  test('TITAN and RAILWAY can never be started [web-setup-3]', () => {
    const closed = cardsFor('localhost').filter(({ closedBecause }) => closedBecause !== null)
    expect(closed.map(({ name }) => name)).toEqual(expect.arrayContaining(['TITAN', 'RAILWAY']))
  })

  test('PATHWAY 3G keeps the spelling of its tagline [web-setup-2]', () => {
    expect(cardsFor('ramps.example.com')[0]).toMatchObject({
      name: 'PATHWAY 3G',
      tagline: 'Moduler Access System',
      closedBecause: null,
    })
  })
})
