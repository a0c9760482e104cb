import { expect, test } from 'vitest'
import { figuresAreAlignedInColumns } from './figures.ts'

const styled = (selector: string) => [
  {
    path: 'apps/web/src/a.module.css',
    text: `.b { color: red; }\n${selector} {\n  font-variant-numeric: tabular-nums;\n}`,
  },
]

test('tabular figures of a column are set', () => {
  expect(figuresAreAlignedInColumns(styled('.table td[data-align="right"]'))).toEqual([])
})

test.each(['.chip', '.bar b', '.table'])('tabular figures of %s are refused', (selector) => {
  expect(figuresAreAlignedInColumns(styled(selector))).toEqual([
    expect.stringContaining(`tabular figures for ${selector}.`),
  ])
})
