import { describe, expect, test } from 'vitest'
import { colorsAreNamed, paletteHasColors, palettes } from './colors.ts'

const source = (path: string, text: string) => ({ path, text })

describe('colors are named', () => {
  test.each([
    ['a hex code in a package', 'packages/drawing/src/a.ts', "const INK = '#1b2430'"],
    ['a hex code with an opacity', 'packages/papers/src/a.ts', "const INK = '#1b243080'"],
    ['a hex code in an attribute', 'apps/web/src/a.tsx', '<path fill="#E9EEF6" />'],
    ['a short hex code in an attribute', 'apps/web/src/a.tsx', '<path fill="#fff" />'],
    ['a hex code in a style', 'apps/web/src/a.module.css', '.a { color: #7c8798; }'],
    ['a short hex code in a style', 'apps/web/src/a.module.css', '.a { color: #fff; }'],
  ])('%s is refused', (_, path, text) => {
    expect(colorsAreNamed([source(path, text)])).toEqual([
      expect.stringContaining(`${path} writes the color #`),
    ])
  })

  test.each([
    ['a palette', 'packages/drafting/src/palettes/screen.ts', "ink: '#1b2430'"],
    ['a data file', 'packages/drawing/src/graphics/library/nature.data.ts', "tree('#5d8a57')"],
    ['a test', 'packages/drawing/src/a.test.ts', "expect(fill).toBe('#1b2430')"],
    ['a comment', 'packages/drawing/src/a.ts', '/** A color as `#1b2430`. */'],
    ['a private field', 'packages/editor/src/a.ts', 'this.#bad = this.#add'],
    ['the name of a color', 'packages/drawing/src/a.ts', 'fill: PALETTE.ink'],
  ])('%s is not', (_, path, text) => {
    expect(colorsAreNamed([source(path, text)])).toEqual([])
  })

  test('a palette without colors leaves the list', () => {
    const [first = '', ...others] = Object.keys(palettes)
    const sources = [source(first, "ink: 'black'"), ...others.map((path) => source(path, "'#1b2430'"))]
    expect(paletteHasColors(sources)).toEqual([expect.stringContaining(first)])
  })
})
