import { afterEach, expect, test } from 'vitest'
import { adviceOf, messageOf } from '../rules/analysis/messages.ts'
import { brandNow, DEFAULT_BRAND, runUnder, signSvg, withProductName } from './brand.ts'

afterEach(() => runUnder(DEFAULT_BRAND))
const EZ = { ...DEFAULT_BRAND, name: 'EZ-VIZION', accent: '#00695c' }

test('the sentences of the specification name the product that runs (spec 3 §5.3)', () => {
  runUnder(EZ)
  expect(brandNow().name).toBe('EZ-VIZION')
  expect(messageOf({ code: 'run.bottom-adjusted' })).toBe(
    'EZ-VIZION auto adjusted this field because end/bottom height cannot be higher than start/top height.',
  )
  expect(adviceOf({ code: 'run.bottom-forced' })).toBe(
    'EZ-VIZION automatically set this field to 0. If not desired please reconfigure your run.',
  )
  expect(withProductName('Re-watch the {product} tutorial.')).toBe('Re-watch the EZ-VIZION tutorial.')
})

test('a shape without a colour of its own has the accent', () => {
  expect(signSvg(EZ)).toMatch(
    /^<svg [^>]*viewBox="0 0 26 26"><path d="M7 0H[^"]+" fill="#00695c"\/><path [^>]+fill="#ffffff"\/><\/svg>$/,
  )
})
