import { describe, expect, test } from 'vitest'
import { paperFaults } from '../../paper/paper-faults.ts'
import { structureFaults } from '../../paper/structure-faults.ts'
import { inputFor, wordsOf } from '../../testing/systems.ts'
import { offer } from '../offer.ts'
import { DEFAULT_OFFER } from '../settings/offer-settings.ts'

const input = inputFor('t1-switchback')
type Company = NonNullable<(typeof input)['dealer']['company']>
const NOTHING: Company = { address: [], insurance: '', terms: '', logo: null }
const proposalOf = (company: Partial<Company>, dealer: Partial<(typeof input)['dealer']> = {}) =>
  offer(
    { ...input, dealer: { ...input.dealer, ...dealer, company: { ...NOTHING, ...company } } },
    { ...DEFAULT_OFFER, validDays: 30 },
  )

/** The head of a PNG, which says how large it is. */
function pngHead(width: number, height: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(32))
  view.setUint32(0, 0x89504e47)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return view.buffer
}

describe('the dealer’s card on a proposal', () => {
  test.each`
    logo      | width   | height | printed
    ${'wide'} | ${1200} | ${150} | ${{ left: 44, top: 38.625, width: 150, height: 18.75 }}
    ${'tall'} | ${200}  | ${800} | ${{ left: 44, top: 22, width: 13, height: 52 }}
    ${'tiny'} | ${10}   | ${10}  | ${{ left: 44, top: 22, width: 52, height: 52 }}
  `('a $logo logo is whole and beside the words of the head', ({ width, height, printed }) => {
    const paper = proposalOf({ logo: pngHead(width, height), address: ['418 Mill Road, Norfolk, VA 23510'] })
    const [first, ...others] = paper.sheets
    expect(first?.pictures.map(({ frame }) => frame)).toEqual([printed])
    expect(others.flatMap(({ pictures }) => pictures)).toEqual([])
    expect(paperFaults(paper)).toEqual([])
    expect(structureFaults(paper)).toEqual([])
  })

  test('bytes that are no picture print nothing, and the sign of the product stays', () => {
    const bare = proposalOf({})
    const odd = proposalOf({ logo: new ArrayBuffer(40) })
    expect(odd.sheets[0]).toEqual(bare.sheets[0])
  })

  test('says address, license and insurance, and the terms on a page of their own', () => {
    const pages = wordsOf(
      proposalOf({
        address: ['418 Mill Road', 'Norfolk, VA 23510'],
        insurance: 'Tidewater Mutual, policy TM-4471',
        terms: 'Half is due with the order.\n\nWe haul away what we replace.',
      }),
    )
    expect(pages[0]).toContain('418 Mill Road, Norfolk, VA 23510')
    expect(pages[0]).toContain('License VA 2705-000000')
    const last = pages.at(-1) ?? ''
    for (const one of ['Insurance', 'Tidewater Mutual, policy TM-4471', 'Half is due with the order.'])
      expect(last).toContain(one)
  })

  test('prints nothing of what was not entered', () => {
    const nobody = { name: '', licence: '', phone: '', email: '', drawnBy: '' }
    const blank = wordsOf(proposalOf({}, nobody))
    expect(blank).toEqual(
      wordsOf(
        offer({ ...input, dealer: { ...nobody, number: '10001' } }, { ...DEFAULT_OFFER, validDays: 30 }),
      ),
    )
    const words = wordsOf(proposalOf({ terms: 'Half is due.' }, nobody)).join('\n')
    expect(words).not.toMatch(/License|Insurance|Address/)
  })

  test('terms over a page go on on the next one, line by line, whole', () => {
    const sentence = (number: number) => `Term ${number} says what is to be done and by whom.`
    const terms = Array.from({ length: 220 }, (_, index) => sentence(index + 1)).join(' ')
    const paper = proposalOf({ terms })
    const names = paper.sheets.map(({ name }) => name).filter((name) => name === 'Terms')
    expect(names.length).toBeGreaterThan(1)
    const words = wordsOf(paper).join('\n').replaceAll('\n', ' ')
    for (const number of [1, 110, 220]) expect(words).toContain(sentence(number))
    expect(paperFaults(paper)).toEqual([])
    expect(structureFaults(paper)).toEqual([])
  })
})
