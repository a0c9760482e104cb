import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_BRAND } from '@ramp/domain'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
const logo = (svg: string): string => {
  const file = join(folder, `${svg.length}.svg`)
  writeFileSync(file, svg)
  return file
}
const svg = (inside: string, box = '0 0 40 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
const READY = svg(
  '<title>EZ</title><path d="M0 0h40v20z" fill="#00695c"/><path fill="currentColor" d="M0 0l9 9z"/>',
)

test('without a word the product has its own name, colour and sign', () => {
  expect(readConfig({}).brand).toEqual(DEFAULT_BRAND)
})

test('whoever runs the product gives it a name, a colour and a sign', () => {
  const variables = {
    BRAND_NAME: ' EZ-VIZION ',
    BRAND_ACCENT: '#00695C',
    BRAND_LOGO: logo(READY),
    BRAND_CONTACT: '800-555-0100',
  }
  expect(readConfig(variables).brand).toEqual({
    name: 'EZ-VIZION',
    accent: '#00695c',
    contact: '800-555-0100',
    sign: {
      width: 40,
      height: 20,
      shapes: [
        { d: 'M0 0h40v20z', fill: '#00695c' },
        { d: 'M0 0l9 9z', fill: null },
      ],
    },
  })
})

test.each<[string, Record<string, string>, RegExp]>([
  ['a name that no bar has room for', { BRAND_NAME: 'x'.repeat(31) }, /BRAND_NAME: must have at most 30/],
  ['a contact of a page', { BRAND_CONTACT: 'x'.repeat(121) }, /BRAND_CONTACT: must have at most 120/],
  ['a colour in words', { BRAND_ACCENT: 'teal' }, /BRAND_ACCENT: must be six hexadecimal digits/],
  ['a colour too light for white letters', { BRAND_ACCENT: '#ffcc00' }, /BRAND_ACCENT: must be darker/],
  ['a file that is not there', { BRAND_LOGO: '/nowhere/logo.svg' }, /BRAND_LOGO: .*cannot be read/],
  [
    'a picture in a frame',
    { BRAND_LOGO: logo(svg('<image href="x.png"/>')) },
    /<image.*Save it as plain SVG/,
  ],
  ['a program', { BRAND_LOGO: logo(svg('<script>alert(1)</script>')) }, /<script>.*plain SVG/],
  ['a turned path', { BRAND_LOGO: logo(svg('<path transform="rotate(3)" d="M0 0"/>')) }, /<path transform/],
  ['a gradient', { BRAND_LOGO: logo(svg('<path d="M0 0h9" fill="url(#g)"/>')) }, /filled with url/],
  ['no drawing', { BRAND_LOGO: logo(svg('')) }, /Save it as plain SVG/],
])('%s is refused in words', (_, variables, words) => {
  expect(() => readConfig(variables)).toThrow(words)
})
