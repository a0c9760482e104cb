import { expect, test } from 'vitest'
import { isSupportedBrowser } from './browser-support.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

test.each([
  ['Chrome', chrome, true],
  ['Edge', `${chrome} Edg/143.0.0.0`, true],
  ['Opera', `${chrome} OPR/110.0.0.0`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    false,
  ],
])('%s is told whether the product runs on it [web-app-1]', (_name, userAgent, expected) => {
  expect(isSupportedBrowser(userAgent)).toBe(expected)
})
