import { catalogueOf, type Item } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import {
  descriptionOf,
  followsOptions,
  type GalleryItems,
  type GalleryTab,
  galleryTabs,
  itemsOfTab,
  sizesNotMade,
} from './gallery-tabs.ts'

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

const transition = { itemType: 'TRANSITION' } as const
const items: GalleryItems = {
  configurationItems: [
    item('PPS55TL', {}),
    item('PPS45TTL', { isTurn: true }),
    item('CUSTOM', { isCustom: true }),
    item('PRSTL6', { itemType: 'RAMP', role: 'ramp' }),
  ],
  stairConfigurationItems: [item('PST22', { itemType: 'STAIR', role: 'stair' })],
  transitionConfigurationItems: [
    item('PRUT', { ...transition, role: 'transition-upper' }),
    item('PRTC36', { ...transition, role: 'transition-custom', isInternal: true }),
    item('PPTS', { ...transition, role: 'tie-strap' }),
    item('RLP', { itemType: 'UNIVERSAL_TRANSITION', role: 'rubber-pad' }),
  ],
  miscConfigurationItems: [
    item('PLP55', { itemType: 'LANDING_PAD', role: 'landing-pad' }),
    item('MPARR45', { itemType: 'ARR', role: 'arr' }),
    item('PUG', { itemType: 'GATE', role: 'gate' }),
    item('PRRUC', { itemType: 'CONNECTOR', role: 'connector-ramp-ramp' }),
    item('PCHILD', { itemType: 'CHILD_RAIL', role: 'child-rail' }),
  ],
  noGenerateConfigurationItems: [
    item('TAEM 1.5-1', { itemType: 'THRESHOLD', role: 'threshold-mat' }),
    item('TAEM 1.5-NB', { itemType: 'THRESHOLD', role: 'threshold-mat' }),
  ],
  portableConfigurationItems: [item('SUITCASE SF2', { itemType: 'PORTABLE', role: 'portable-suitcase' })],
  vplConfigurationItems: [item('VPLT', { itemType: 'VPL', role: 'vpl-tower' })],
}
const catalogue = catalogueOf({
  version: '1',
  productLine: 'P3G',
  items: Object.values(items).flat(),
  priceLevels: [],
})

describe('what the gallery shows (spec 2 §2.1, §6, §7)', () => {
  test.each`
    tab              | isInternal | expected
    ${'platforms'}   | ${false}   | ${['PPS55TL', 'PLP55', 'MPARR45']}
    ${'ramps'}       | ${false}   | ${['PRSTL6']}
    ${'stairs'}      | ${false}   | ${['PST22']}
    ${'pieces'}      | ${false}   | ${['PUG', 'PRRUC']}
    ${'transitions'} | ${false}   | ${['PRUT', 'RLP']}
    ${'transitions'} | ${true}    | ${['PRUT', 'PRTC36', 'RLP']}
    ${'common'}      | ${false}   | ${['TAEM 1.5-1']}
    ${'portables'}   | ${false}   | ${['SUITCASE SF2']}
    ${'vpl'}         | ${true}    | ${['VPLT']}
  `('$tab, internal staff $isInternal: $expected [web-parts-gallery-3]', ({ tab, isInternal, expected }) => {
    const viewer = { industry: 'residential', isInternal, catalogue } as const
    expect(itemsOfTab(tab, items, viewer).map(({ shortName }) => shortName)).toEqual(expected)
  })

  test.each`
    industry         | isInternal | last
    ${'residential'} | ${false}   | ${'Portables'}
    ${'residential'} | ${true}    | ${'VPL (Internal Only)'}
    ${'commercial'}  | ${true}    | ${'Common'}
  `(
    '$industry, internal staff $isInternal: the last tab is $last [web-parts-gallery-1]',
    ({ industry, isInternal, last }) => {
      const tabs = galleryTabs({ industry, isInternal, catalogue })
      expect(tabs[0]?.name).toBe('Platforms')
      expect(tabs.at(-1)?.name).toBe(last)
    },
  )

  test('a size that is not made with the chosen rails is named', () => {
    const viewer = { industry: 'residential', isInternal: false, catalogue } as const
    expect(sizesNotMade([], viewer)).toEqual(['PPS55TL'])
    expect(sizesNotMade(items.configurationItems, viewer)).toEqual([])
  })

  test('a description names the measures [web-parts-gallery-2]', () => {
    expect(descriptionOf(item('X', { description: 'Platform %W% x %L% in' }))).toBe('Platform 60 x 60 in')
  })
})

test('platforms and ramps wait for the options of the project, the other tabs do not', () => {
  const all: readonly GalleryTab[] = [
    'platforms',
    'ramps',
    'stairs',
    'pieces',
    'transitions',
    'common',
    'portables',
    'vpl',
  ]
  expect(all.filter(followsOptions)).toEqual(['platforms', 'ramps'])
})
