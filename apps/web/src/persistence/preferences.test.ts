import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences, savedHelpers, setPreference } from './preferences.ts'

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

test.each`
  stored     | isOn
  ${null}    | ${true}
  ${'true'}  | ${true}
  ${'false'} | ${false}
`('guides are shown while the local setting says $stored: $isOn [web-persistence-6]', ({ stored, isOn }) => {
  if (stored !== null) entries.set('showGuides', stored)
  expect(savedHelpers().showGuides).toBe(isOn)
})

test.each([
  'showGuides',
  'showCoordinates',
  'gridSnapping',
  'drawingToolsGuides',
  'stencilWarnings',
  'canvasInteractionReminder',
] as const)('a helper that is switched is kept under its own key, %s [web-persistence-1]', (key) => {
  const before = preferences()
  setPreference(key, !before[key])
  expect(entries).toEqual(new Map([[key, String(!before[key])]]))
  expect(preferences()).toEqual({ ...before, [key]: !before[key] })
})
