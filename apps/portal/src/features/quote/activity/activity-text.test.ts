import type { ActivityEntry } from '@ramp/contracts'
import { auditEvent } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

const ENTRY: ActivityEntry = {
  at: '2026-11-27T14:05:00.000Z',
  event: 'created',
  person: 'Dana Miller',
  isManufacturer: false,
  revision: null,
  option: null,
  optionName: null,
  validUntil: null,
  reason: null,
}

test.each<[Partial<ActivityEntry>, string]>([
  [{}, 'Dana Miller created the quote'],
  [{ person: null }, 'Someone created the quote'],
  [{ event: 'issued', revision: '1042-1B' }, 'Dana Miller issued 1042-1B'],
  [
    { event: 'extended', revision: '1042-1B', validUntil: '2026-12-27' },
    'Dana Miller extended 1042-1B to Dec 27, 2026',
  ],
  [{ event: 'issued', revision: '1042-1B', validUntil: '2026-12-27' }, 'Dana Miller issued 1042-1B'],
  [
    { event: 'exported', revision: '1042-1A', person: 'Ines Calder', isManufacturer: true },
    'Ines Calder (manufacturer) downloaded a document of 1042-1A',
  ],
  [{ event: 'option-added', option: 2, optionName: 'Switchback' }, 'Dana Miller added option 2, Switchback'],
  [{ event: 'option-renamed', option: 2, optionName: '' }, 'Dana Miller renamed option 2'],
])('%o is told as %s', (entry, text) => {
  expect(activityText({ ...ENTRY, ...entry })).toBe(text)
})

test.each(auditEvent.options)('%s is told in words', (event) => {
  expect(activityText({ ...ENTRY, event })).toMatch(/^Dana Miller [a-z]+/)
})
