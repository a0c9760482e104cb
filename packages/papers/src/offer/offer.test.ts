import { analyse } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { paperFaults } from '../paper/paper-faults.ts'
import { structureFaults } from '../paper/structure-faults.ts'
import { inputFor, pricedBy, SAMPLE, wordsOf } from '../testing/systems.ts'
import { includedParts } from './included-parts.ts'
import { offer } from './offer.ts'
import { factsOf } from './offer-facts.ts'
import { DEFAULT_OFFER } from './settings/offer-settings.ts'

const t1 = inputFor('t1-switchback')
const said = (...[input, settings]: Parameters<typeof offer>) =>
  wordsOf(offer(input, settings)).join('\n').replaceAll('\n', ' ')

describe.each(SAMPLE)('the offer of %s', (name) => {
  const input = inputFor(name)

  test('prints nothing over another, nothing off the sheet, nothing too small', () => {
    const paper = offer(input, { ...DEFAULT_OFFER, price: 'itemized', validDays: 30 })
    expect(paperFaults(paper)).toEqual([])
  })

  test.each(['itemized', 'none'] as const)('is read aloud whole and in order, price %s', (price) => {
    expect(structureFaults(offer(input, { ...DEFAULT_OFFER, price }))).toEqual([])
  })

  test('without a price shows none, and never a word of codes or of what others pay', () => {
    const words = said(input, { ...DEFAULT_OFFER, price: 'none' })
    expect(words).not.toMatch(/\$/)
    expect(words).not.toMatch(
      /dealer|FSS|discount|\bADA\b|\bIBC\b|\bIRC\b|R311|engineered|certified|compliant/i,
    )
  })
})

test.each(['p3g-gate-at-the-door', 'p3g-gate-between-two-platforms'])(
  'the drawing of %s names its gate, clear of everything',
  (name) => {
    const paper = offer(inputFor(name), DEFAULT_OFFER)
    expect(
      wordsOf(paper)
        .flatMap((page) => page.split('\n'))
        .filter((one) => one === 'Gate'),
    ).toHaveLength(1)
    expect(paperFaults(paper)).toEqual([])
    expect(structureFaults(paper)).toEqual([])
  },
)

describe('the offer of the real switchback', () => {
  test('names the quote and its version, and says where there is no quote', () => {
    expect(said(t1, DEFAULT_OFFER)).toContain('Proposal 10001-0042, version B')
    const words = said({ ...t1, quote: { ...t1.quote, number: '', version: '' } }, DEFAULT_OFFER)
    expect(words).toContain('Quote: not entered')
    expect(words).not.toContain('version')
  })

  test('says in plain words how high, long, steep and wide it is', () => {
    const words = said(t1, DEFAULT_OFFER)
    for (const one of [
      '31" up',
      '41 ft long',
      '1:11.95 slope',
      '3 ft wide',
      'two ramps and two platforms',
      'Two ramps and two platforms (five ramp sections), aluminum',
    ])
      expect(words).toContain(one)
  })

  test('says what its width is clear of', () => {
    expect(said(t1, DEFAULT_OFFER)).toContain('clear between the handrails')
  })

  test('has one price on its first page, and how long it is valid', () => {
    const [first = ''] = wordsOf(offer(t1, { ...DEFAULT_OFFER, validDays: 30 }))
    expect(first.match(/\$[\d,.]+/g)).toEqual(['$8,979.91'])
    expect(first.replaceAll('\n', ' ')).toContain('Price of the ramp $8,979.91 Before sales tax.')
    expect(first.replaceAll('\n', ' ')).toContain('Valid until: December 22, 2026')
    expect(said(t1, DEFAULT_OFFER)).toContain('Valid until: not entered')
  })

  test('says that the price comes separately where there is none, and nothing of what it includes', () => {
    for (const words of [
      said({ ...t1, price: null }, DEFAULT_OFFER),
      said(t1, { ...DEFAULT_OFFER, price: 'none' }),
    ]) {
      expect(words).toContain('We will send the price separately.')
      expect(words).not.toMatch(/\$|Not included|Installation/)
    }
  })

  test('says that a drawn lift is not in the price', () => {
    const lift = inputFor('p3g-with-portables-and-lift')
    const words = said({ ...lift, price: pricedBy(lift.analysis) }, DEFAULT_OFFER)
    expect(words.slice(words.indexOf('Not included'))).toContain('Vertical platform lift')
    expect(said(t1, DEFAULT_OFFER)).not.toContain('lift')
  })

  test('lists every part with its price where that is asked for', () => {
    const words = said(t1, { ...DEFAULT_OFFER, price: 'itemized' })
    expect(words).toContain('Solid ramp, two-line handrails, 36 in wide, 8 ft')
    expect(words).toContain('Ramp parts $8,979.91')
  })

  test('says what its heights come from, and measured only of a reading', () => {
    expect(said(t1, DEFAULT_OFFER)).toContain('Door height as entered. Ground heights: not entered.')
    expect(said(t1, DEFAULT_OFFER)).not.toContain('measured')
    expect(said(inputFor('s5-falling-ground'), DEFAULT_OFFER)).toMatch(
      /\d+ ground heights, (all|\d+ of them) measured/,
    )
  })

  test('has a picture of vectors alone, and the drawing after it', () => {
    const { sheets } = offer(t1, DEFAULT_OFFER)
    expect(sheets.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['Proposal', 0],
      ['Price', 0],
      ['Drawing', 0],
    ])
  })
})

test.each([
  ['p3g-stair-and-ramp', '29 ft long, one ramp, one platform, and one stair, not counting the stair'],
  ['phd-ramp-and-stair', '21 ft long, one ramp, one platform, and one stair, not counting the stair'],
])('takes the stair of %s off its length as it counts in linear feet: %s', (name, said) => {
  expect(lengthOf(inputFor(name).analysis)).toBe(said)
})

test('does not count two stairs, and says so', () => {
  const { layout, catalogue } = inputFor('p3g-stair-and-ramp').analysis
  const stair = layout.parts.filter(({ kind }) => kind === 'stair')
  const second = stair.map((part) => ({ ...part, id: 'second', at: { ...part.at, x: part.at.x + 300 } }))
  expect(lengthOf(analyse({ ...layout, parts: [...layout.parts, ...second] }, catalogue))).toBe(
    '29 ft long, one ramp, one platform, and two stairs, not counting the stairs',
  )
})

const lengthOf = (analysis: typeof t1.analysis): string => {
  const { figure, words } = factsOf(analysis)[1] ?? { figure: '', words: '' }
  return `${figure}, ${words}`
}

test('says nothing of handrails where there are none, and lists with one and', () => {
  const { layout, catalogue } = t1.analysis
  const bare = {
    ...layout,
    parts: layout.parts.map((part) => ({
      ...part,
      shortName: part.shortName.replace('PRSTL', 'PRSNR').replace('PPS55TL', 'PPS55NR'),
    })),
  }
  const words = said({ ...t1, analysis: analyse(bare, catalogue) }, DEFAULT_OFFER)
  expect(words).toContain('clear width')
  expect(words).not.toMatch(/handrails/i)
})

test.each(SAMPLE)('what %s is made of is a list with one and', (name) => {
  const lists = [factsOf(inputFor(name).analysis)[1]?.words ?? '', includedParts(inputFor(name))[0] ?? '']
  for (const list of lists) expect(list.split(' and ').length).toBeLessThan(3)
})

describe('every page of an offer that shows the design', () => {
  const pagesOf = (input: typeof t1) => wordsOf(offer(input, { ...DEFAULT_OFFER, price: 'itemized' }))
  const WORDS = 'Design of Ridgeline Access. Not for bids or construction.'

  test('says whose design it is, and that it is for no bids and no construction', () => {
    expect(pagesOf(t1).map((words) => words.includes(WORDS))).toEqual([true, false, true, false])
  })

  test.each([
    ['', 'Not for bids or construction.'],
    [
      'Cuyahoga Valley Accessibility and Home Modification Partners of Northeastern Ohio, Incorporated',
      '…. Not for bids or construction.',
    ],
  ])('says so where the dealer is called "%s"', (name, words) => {
    const [, , drawing = ''] = pagesOf({ ...t1, dealer: { ...t1.dealer, name } })
    expect(drawing).toContain(words)
    expect(drawing).not.toContain('Design of .')
  })

  test.each(['t1-switchback', 't6-stair', 's5-falling-ground', 's6-rising-ground'])(
    'shows the door of %s on its drawing',
    (name) => {
      expect(paperFaults(offer(inputFor(name), DEFAULT_OFFER))).toEqual([])
      const [, , drawing = ''] = pagesOf(inputFor(name))
      expect(drawing.split('\n')).toContain('Door')
    },
  )
})

describe('the offer of a drawing without a rise', () => {
  const { layout, catalogue } = t1.analysis
  const runs = layout.runs.map((run) => ({ ...run, top: null, door: undefined }))
  const analysis = analyse({ ...layout, runs, site: { ...layout.site, doors: [] } }, catalogue)
  const paper = offer({ ...t1, analysis }, { ...DEFAULT_OFFER, price: 'itemized' })
  const words = wordsOf(paper).join('\n').replaceAll('\n', ' ')

  test('says that the height is not entered, and gives no slope and no price', () => {
    expect(structureFaults(paper)).toEqual([])
    expect(words).toContain('Height not entered')
    expect(words).toContain('No price yet: the rise is not entered.')
    expect(words).not.toMatch(/\$|" up|per foot|1 in \d/)
  })
})
