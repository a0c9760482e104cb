import type { QuoteSummary } from '@ramp/contracts'
import { csvCell } from '@ramp/formats'
import { expect, test } from 'vitest'
import { quotesCsv } from './quotes-csv.ts'

test.each`
  value                    | cell
  ${'Harper residence'}    | ${'Harper residence'}
  ${'Harper, rear'}        | ${'"Harper, rear"'}
  ${'the "new" ramp'}      | ${'"the ""new"" ramp"'}
  ${'two\nlines'}          | ${'"two\nlines"'}
  ${'=1+1'}                | ${"'=1+1"}
  ${'+1 555 0100'}         | ${"'+1 555 0100"}
  ${'-1'}                  | ${"'-1"}
  ${'@SUM(A1)'}            | ${"'@SUM(A1)"}
  ${'  =1+1'}              | ${"'  =1+1"}
  ${'\t=1+1'}              | ${"'\t=1+1"}
  ${'\tnote'}              | ${"'\tnote"}
  ${'\rnote'}              | ${'"\'\rnote"'}
  ${'＝1+1'}               | ${"'＝1+1"}
  ${'=HYPERLINK("a","b")'} | ${'"\'=HYPERLINK(""a"",""b"")"'}
  ${'a=b'}                 | ${'a=b'}
  ${-12.5}                 | ${'-12.5'}
  ${''}                    | ${''}
`('in a CSV file $value is $cell', ({ value, cell }) => {
  expect(csvCell(value)).toBe(cell)
})

const QUOTE: QuoteSummary = {
  id: '1042',
  name: '=Harper',
  customerNumber: '10001',
  productLine: 'P3G',
  industry: 'residential',
  status: 'received',
  state: 'issued',
  validUntil: '2026-12-27',
  archivedAt: null,
  createdBy: 'Dana Miller',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
  linearFeet: 41,
  partsTotal: 897_991,
  verdict: null,
  preview: null,
  copiedFrom: null,
  draft: null,
}

test('a CSV file of quotes begins with a byte order mark and has one line a quote', () => {
  const site = { contact: 'Marion Harper', phone: '', address: ['214 Alder Court', 'Richmond, VA 23225'] }
  const dayOf = (moment: string) => moment.slice(0, 10)
  const hidden = { ...QUOTE, partsTotal: null }
  const [titles, first, second, end] = quotesCsv([
    { quote: QUOTE, site, dayOf },
    { quote: hidden, site: null, dayOf },
  ]).split('\r\n')
  expect(titles).toMatch(/^\uFEFFNumber,Name,Customer number,/)
  expect(first).toBe(
    '1042,\'=Harper,10001,PATHWAY 3G,Issued,2026-12-27,8979.91,41,Marion Harper,,"214 Alder Court, Richmond, VA 23225",Dana Miller,2026-11-20,2026-11-27,',
  )
  expect(second).toBe(
    "1042,'=Harper,10001,PATHWAY 3G,Issued,2026-12-27,,41,,,,Dana Miller,2026-11-20,2026-11-27,",
  )
  expect(end).toBe('')
})
