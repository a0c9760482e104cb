import { analyse } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { paperFaults } from '../paper/paper-faults.ts'
import { inputFor, SAMPLE, wordsOf } from '../testing/systems.ts'
import { offer } from './offer.ts'
import { DEFAULT_OFFER, EXTRAS } from './offer-settings.ts'

const t1 = inputFor('t1-switchback')
const said = (...[input, settings, pictures]: Parameters<typeof offer>) =>
  wordsOf(offer(input, settings, pictures))
    .join('\n')
    .replaceAll('\n', ' ')

describe.each(SAMPLE)('the offer of %s', (name) => {
  const input = inputFor(name)

  test('prints nothing over another, nothing off the sheet, nothing too small', () => {
    const paper = offer(input, { ...DEFAULT_OFFER, price: 'itemized', included: EXTRAS })
    expect(paperFaults(paper)).toEqual([])
  })

  test('without a price shows none, and never a word of codes or of what others pay', () => {
    const words = said(input, { ...DEFAULT_OFFER, price: 'none' })
    expect(words).not.toMatch(/\$/)
    expect(words).not.toMatch(
      /dealer|FSS|discount|\bADA\b|\bIBC\b|\bIRC\b|R311|engineered|certified|compliant/i,
    )
  })
})

describe('the offer of the real switchback', () => {
  test('names the quote and its version, and nothing where there is none yet', () => {
    expect(said(t1, DEFAULT_OFFER)).toContain('Offer 10001-0042, version B')
    const words = said({ ...t1, quote: { ...t1.quote, number: '', version: '' } }, DEFAULT_OFFER)
    expect(words).not.toContain('version')
  })

  test('says in plain words how high, long, steep and wide it is', () => {
    const words = said(t1, DEFAULT_OFFER)
    for (const one of [
      '31 in up',
      '41 ft long',
      '1 in per foot',
      '3 ft wide',
      'five ramps and two platforms',
    ])
      expect(words).toContain(one)
  })

  test('has one price, at retail, and how long it holds', () => {
    const words = said(t1, DEFAULT_OFFER)
    expect(words.match(/\$[\d,.]+/g)).toEqual(['$8,979.91'])
    expect(words).toContain('Holds until December 22, 2026.')
  })

  test('shows retail when the project is drawn at the dealer’s price', () => {
    const { layout, catalogue } = t1.analysis
    const project = { ...layout.project, priceLevel: 'dealer' } as const
    const analysis = analyse({ ...layout, project }, catalogue)
    expect(analysis.partsList.partsTotal).toBeLessThan(897_991)
    expect(said({ ...t1, analysis }, { ...DEFAULT_OFFER, price: 'itemized' })).toBe(
      said(t1, { ...DEFAULT_OFFER, price: 'itemized' }),
    )
  })

  test('lists every item with its price where that is asked for', () => {
    const words = said(t1, { ...DEFAULT_OFFER, price: 'itemized' })
    expect(words).toContain('Solid ramp, two-line handrails, 36 in wide, 8 ft')
    expect(words).toContain('Price of the ramp $8,979.91')
  })

  test.each(EXTRAS)('%s stands on one side or on the other', (extra) => {
    const [, without = ''] = said(t1, DEFAULT_OFFER).split('Not in this price')
    const [inside = ''] = said(t1, { ...DEFAULT_OFFER, included: [extra] }).split('Not in this price')
    const names = {
      delivery: 'Delivery',
      permit: 'Permit fee',
      tax: 'Sales tax',
      'storm-door': 'storm door',
      removal: 'old steps',
      landscaping: 'Lawn',
    }
    expect(without).toContain(names[extra])
    expect(inside).toContain(names[extra])
  })

  test('says how many heights were measured', () => {
    expect(said(t1, DEFAULT_OFFER)).toContain('from one measured height, at your door')
  })

  test('has the pictures that are given, and the drawing after the first', () => {
    const pictures = [new ArrayBuffer(8), new ArrayBuffer(8)]
    const paper = offer(t1, DEFAULT_OFFER, pictures)
    expect(paper.sheets.map(({ name, pictures: own }) => [name, own.length])).toEqual([
      ['Offer', 1],
      ['Drawing', 1],
    ])
  })

  test('without a picture has one drawn from the kerb, of vectors alone', () => {
    const { sheets } = offer(t1, DEFAULT_OFFER)
    expect(sheets.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['Offer', 0],
      ['Drawing', 0],
    ])
  })
})
