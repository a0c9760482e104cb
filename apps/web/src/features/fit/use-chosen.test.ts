import { fitted, NO_WISHES, newLayout, setRise } from '@ramp/domain'
import { expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { fitRequestOf } from './fit-request-of.ts'
import { keyOf } from './offered/fit-messages.ts'
import { chosenAmong, withChosen } from './use-chosen.ts'

const ask = fitRequestOf(setRise(24)(newLayout('P3G')), { codes: ['IRC'], wishes: NO_WISHES, keep: [] })
const found = ask ? fitted(ask, { catalogue: p3g }).proposals : []
const [first, second] = found
if (!first || !second) throw new Error('Nothing fits')

test('a chosen ramp stays among better ones that come later', () => {
  expect(withChosen([second], first).map(keyOf)).toEqual([second, first].map(keyOf))
  expect(chosenAmong([second], first)?.why).toBe('The one you chose.')
})

test('a chosen ramp that is found again is shown once, as it was found', () => {
  const again = { ...first, why: 'Lowest cost.' }
  expect(withChosen([again, second], first)).toEqual([again, second])
  expect(chosenAmong([again, second], first)).toBe(again)
})

test('nothing is chosen before a person chose', () => {
  expect(withChosen(found, null)).toBe(found)
  expect(chosenAmong(found, null)).toBeNull()
})
