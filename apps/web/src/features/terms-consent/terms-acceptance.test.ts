import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptTerms, hasAcceptedTerms } from './terms-acceptance.ts'

const entries = new Map<string, string>()
beforeEach(() => {
  entries.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('who has not accepted the terms is asked; who has is not asked again [web-terms-consent-2]', () => {
  expect(hasAcceptedTerms('dana')).toBe(false)
  acceptTerms('dana')
  expect(hasAcceptedTerms('dana')).toBe(true)
})

test('the flag is kept for each person and each version of the terms [web-terms-consent-1]', () => {
  acceptTerms('dana')
  expect(hasAcceptedTerms('sam')).toBe(false)
  expect([...entries.keys()]).toEqual([expect.stringMatching(/^terms-\d+-dana$/)])
})
