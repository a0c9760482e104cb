import { readFileSync } from 'node:fs'
import { systemFormat } from '@ramp/formats'
import { expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { fieldsOf, fieldTable } from './field-table.ts'

const PAGE = inRoot('docs', 'system-description.md')
const fields = fieldsOf(systemFormat())

test('every field of a format is told in words', () => {
  expect(fields.length).toBeGreaterThan(60)
  const silent = fields.filter(({ meaning }) => meaning === '')
  expect(silent.map(({ name }) => name)).toEqual([])
})

/** Each table stands between `<!-- fields -->` and `<!-- end of fields -->`. `npx vitest run tools/field-tables -u` writes it. */
test('the page has the fields that the schema has', async () => {
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest = ''] = page.split('<!-- fields -->\n')
  const [, after] = rest.split('<!-- end of fields -->')
  await expect(
    `${before}<!-- fields -->\n${fieldTable(fields)}\n<!-- end of fields -->${after}`,
  ).toMatchFileSnapshot(PAGE)
})
