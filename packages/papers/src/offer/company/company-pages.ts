import {
  type Block,
  type Frame,
  flowBlocks,
  lineRows,
  type Marks,
  type Row,
  spacer,
  tableOf,
} from '@ramp/drafting'
import type { DealerCard } from '../../paper/input.ts'

type CompanyPage = { readonly name: string; readonly marks: Marks }

/** The company with what it says of itself, and its terms; nothing where neither was entered. */
export function companyPages(dealer: DealerCard, frame: Frame): readonly CompanyPage[] {
  const { company } = dealer
  if (!company) return []
  const blocks = [...companyBlock(dealer, frame.width), ...termsBlock(company.terms, frame.width)]
  if (blocks.length === 0) return []
  const name = company.terms === '' ? 'Company' : 'Terms'
  const flow = flowBlocks(blocks, (sheet) => ({ sheet, frame }))
  return Array.from({ length: flow.sheets }, (_, sheet) => ({ name, marks: flow.marksOn(sheet) }))
}

type Fact = readonly [name: string, words: string]

function companyBlock({ name, licence, phone, email, company }: DealerCard, width: number): readonly Block[] {
  const facts: readonly Fact[] = [
    ['Company', name],
    ['Address', company?.address.join(', ') ?? ''],
    ['Phone', phone],
    ['E-mail', email],
    ['License', licence],
    ['Insurance', company?.insurance ?? ''],
  ]
  const entered = facts.filter(([, words]) => words !== '')
  if (entered.length === 0) return []
  const { rows } = tableOf<Fact>(
    [
      { title: 'Fact', cell: ([fact]) => fact },
      { title: 'Words', cell: ([, words]) => words, isFlexible: true },
    ],
    entered,
    width,
    { headsAt: 'left' },
  )
  return [{ heading: 'Company', rows }]
}

/** Between two paragraphs, in points. */
const BETWEEN = 4

function termsBlock(terms: string, width: number): readonly Block[] {
  if (terms === '') return []
  const rows = terms
    .split('\n')
    .flatMap((words): readonly Row[] =>
      words.trim() === '' ? [] : [...lineRows(words, width), spacer(BETWEEN)],
    )
  return [{ heading: 'Terms', rows }]
}
