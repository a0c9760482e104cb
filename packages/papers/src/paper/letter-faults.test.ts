import { analyse, changePhoto, type Layout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { layOutPaper } from '../lay-out-paper.ts'
import { visitedSite } from '../survey/testing/visited.ts'
import { onItsLot } from '../testing/surveyed.ts'
import { inputFor } from '../testing/systems.ts'
import type { PaperInput } from './input.ts'
import { PAPER_KINDS } from './kinds.ts'
import { letterFaults } from './letter-faults.ts'

const t1 = inputFor('t1-switchback')
const drawn = (input: PaperInput, change: (layout: Layout) => Layout): PaperInput => ({
  ...input,
  analysis: analyse(change(input.analysis.layout), input.analysis.catalogue),
})
const faultsOf = (kind: (typeof PAPER_KINDS)[number], input: PaperInput) =>
  letterFaults(layOutPaper(kind, input), input)

test.each(PAPER_KINDS)('a %s in letters that print says nothing of them', (kind) => {
  const named = { ...onItsLot(), project: { ...t1.project, name: 'Müller–Žižek, Παπάς, Иванов, Trần' } }
  expect(faultsOf(kind, named)).toEqual([])
})

test.each(PAPER_KINDS)('a %s names the letters of a company that no font has, and its field', (kind) => {
  const named = { ...onItsLot(), dealer: { ...t1.dealer, name: '王小明 Ramps 🏠' } }
  expect(faultsOf(kind, named)).toEqual([
    {
      field: 'dealer.name',
      letters: ['王', '小', '明', '🏠'],
      sentence:
        'Your company has 王 小 明 🏠, which the PDF fonts do not have. Use other characters, or print boxes instead.',
    },
  ])
})

const review = (comment: string, response: string) => ({
  permitNumber: '',
  comments: [{ comment, response, sheet: 'A1' }],
})
const quote = (change: Partial<PaperInput['quote']>) => ({ ...t1, quote: { ...t1.quote, ...change } })

test.each`
  kind        | input                                                                                       | fields
  ${'permit'} | ${{ ...t1, project: { ...t1.project, address: ['1 Elm', '東京'] } }}                        | ${['project.address']}
  ${'offer'}  | ${{ ...t1, dealer: { ...t1.dealer, name: 'שלום Ramps' } }}                                  | ${['dealer.name']}
  ${'permit'} | ${quote({ review: review('Guard 高', 'Added 加') })}                                        | ${['review.comments[0].comment', 'review.comments[0].response']}
  ${'permit'} | ${quote({ revisions: [{ letter: 'A', date: '', by: '', what: '改' }] })}                    | ${['revisions[0]']}
  ${'crew'}   | ${quote({ revisions: [{ letter: 'A', date: '', by: '', what: '改' }] })}                    | ${[]}
  ${'crew'}   | ${drawn(t1, (layout) => ({ ...layout, project: { ...layout.project, notes: 'Call 王' } }))} | ${['notes']}
  ${'survey'} | ${visitedSite(changePhoto('yard', { caption: 'Yard 庭' }))}                                 | ${['site.photos[1].caption']}
`('a $kind names the fields $fields, and none that it does not print', ({ kind, input, fields }) => {
  expect(faultsOf(kind, input).map(({ field }) => field)).toEqual(fields)
})

test('letters of the drawing itself are told by the line that has them', () => {
  const named = drawn(onItsLot(), (layout) => ({
    ...layout,
    site: {
      ...layout.site,
      things: [{ kind: 'obstacle' as const, name: '松 tree', at: { x: 0, y: 0 }, radius: 16, clearance: 30 }],
    },
  }))
  const [fault] = faultsOf('survey', named)
  expect(fault?.field).toBe('drawing')
  expect(fault?.sentence).toContain('松')
})
