import { expect, test } from 'vitest'
import { zoneChoices } from './time-zones.ts'

const labelsOf = (saved: string | null) => zoneChoices(saved).map(({ label }) => label)

test('a time zone that is not among the usual ones stays a choice once it is saved', () => {
  expect(labelsOf('America/Detroit').at(-1)).toBe('America/Detroit')
  expect(labelsOf('America/New_York')).toEqual(labelsOf(null))
  expect(labelsOf(null)[0]).toBe('Not entered')
})
