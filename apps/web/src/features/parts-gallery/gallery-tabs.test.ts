import type { Item } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { descriptionOf, type GalleryItems, itemsOfTab } from './gallery-tabs.ts'

const item = (shortName: string, patch: Partial<Item>): Item => ({
  itemNumber: '20000',
  shortName,
  productLine: 'P3G',
  itemType: 'PLATFORM',
  role: 'platform',
  frontendName: shortName,
  description: '',
  usableWidth: 60,
  usableLength: 60,
  width: 66.1,
  length: 66.1,
  surface: 'SOLID',
  handrails: 'TWO_LINE',
  isTurn: false,
  isLowProfile: false,
  isResting: false,
  isCustom: false,
  isCustomizable: false,
  isInternal: false,
  minHeightInclusive: null,
  maxHeightLessThan: null,
  risers: null,
  limit: null,
  weight: 1,
  price: 1,
  expandsTo: [],
  ...patch,
})

const items: GalleryItems = {
  configurationItems: [
    item('PPS55TL', {}),
    item('PPS45TTL', { isTurn: true }),
    item('CUSTOM', { isCustom: true }),
    item('PRSTL6', { itemType: 'RAMP', role: 'ramp' }),
  ],
  stairConfigurationItems: [item('PST22', { itemType: 'STAIR', role: 'stair' })],
  transitionConfigurationItems: [
    item('PRUT', { itemType: 'TRANSITION', role: 'transition-upper' }),
    item('PRTC36', { itemType: 'TRANSITION', role: 'transition-custom', isInternal: true }),
    item('PPTS', { itemType: 'TRANSITION', role: 'tie-strap' }),
  ],
}

describe('what the gallery shows (spec 2 §2.1, §6, §7)', () => {
  test.each`
    tab              | isInternal | expected
    ${'platforms'}   | ${false}   | ${['PPS55TL']}
    ${'ramps'}       | ${false}   | ${['PRSTL6']}
    ${'stairs'}      | ${false}   | ${['PST22']}
    ${'transitions'} | ${false}   | ${['PRUT']}
    ${'transitions'} | ${true}    | ${['PRUT', 'PRTC36']}
  `('$tab, internal staff $isInternal: $expected', ({ tab, isInternal, expected }) => {
    expect(itemsOfTab(tab, items, isInternal).map(({ shortName }) => shortName)).toEqual(expected)
  })

  test('a description names the measures', () => {
    expect(descriptionOf(item('X', { description: 'Platform %W% x %L% in' }))).toBe('Platform 60 x 60 in')
  })
})
