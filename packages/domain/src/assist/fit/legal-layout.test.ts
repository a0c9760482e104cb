import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesChecked } from '../../../fixtures/site-legality.ts'
import { LEGAL_LAYOUT } from '../../index.ts'

test('there are twenty rules of a legal layout, each of which an independent reading checks on what is offered', () => {
  const rules = LEGAL_LAYOUT.map(({ rule }) => rule)
  expect(rules).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(rulesChecked()).toEqual(rules)
})

test.each(LEGAL_LAYOUT)('rule $rule: $title', ({ keptBy }) => {
  for (const place of keptBy) {
    const [file = '', name = ''] = place.split(' ')
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    expect(source).toMatch(new RegExp(`^(?:export )?(?:function\\*?|const) ${name}\\b`, 'm'))
  }
})
