import { readFileSync } from 'node:fs'
import { SITE_FORMAT, SYSTEM_FORMAT, siteFormat, systemFormat } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { fieldsOf, fieldTable } from './field-table.ts'

const PAGE = inRoot('docs', 'system-description.md')
const FORMATS = [
  { format: SYSTEM_FORMAT, fields: fieldsOf(systemFormat()) },
  { format: SITE_FORMAT, fields: fieldsOf(siteFormat()) },
]

describe.each(FORMATS)('$format', ({ fields }) => {
  test('has words for every field', () => {
    expect(fields.length).toBeGreaterThan(60)
    expect(fields.filter(({ meaning }) => meaning === '').map(({ name }) => name)).toEqual([])
  })
})

/** Each table is between a mark with its format and a mark of its end. `npx vitest run tools/field-tables -u` writes them. */
test('the page has the fields that the schemas have', async () => {
  const page = FORMATS.reduce(
    (text, { format, fields }) => {
      const [before, rest] = text.split(`<!-- fields of ${format} -->\n`)
      if (rest === undefined) throw new Error(`the page has no place for ${format}`)
      const after = rest.slice(rest.indexOf('<!-- end of fields -->'))
      return `${before}<!-- fields of ${format} -->\n${fieldTable(fields)}\n${after}`
    },
    readFileSync(PAGE, 'utf8'),
  )
  await expect(page).toMatchFileSnapshot(PAGE)
})
