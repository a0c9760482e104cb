import { headerPayload, issuedPdfName } from '@ramp/contracts'
import type { Analysis, Item } from '@ramp/domain'
import { expect, test } from 'vitest'
import { wholeSystem } from '../lib/testing/described-system.ts'
import { quotePdfFileName } from './quote-pdf-file-name.ts'
import { printedJob } from './testing/printed-job.ts'

const madeToOrder =
  (shortName: string) =>
  (item: Item): Item =>
    item.shortName === shortName ? { ...item, isCustom: true } : item

test.each`
  system                                    | shortName   | name
  ${'stock parts only'}                     | ${'none'}   | ${'EZ_Vizion_Quote.pdf'}
  ${'a ramp made to order'}                 | ${'PRSTL6'} | ${'EZ_Vizion_Quote_Custom.pdf'}
  ${'a custom item that nothing asks for'}  | ${'PRSTL7'} | ${'EZ_Vizion_Quote.pdf'}
  ${'a custom item on the parts list only'} | ${'PPCTL'}  | ${'EZ_Vizion_Quote_Custom.pdf'}
`('a system of $system is saved as $name [web-output-7]', ({ shortName, name }) => {
  expect(quotePdfFileName(printedJob(undefined, madeToOrder(shortName)))).toBe(name)
})

/** What the portal calls the PDF of the same system, once it is issued. */
const issuedName = (analysis: Analysis) =>
  issuedPdfName({ lines: analysis.partsList.lines, payload: headerPayload(analysis, IDENTITY) })
const IDENTITY = { id: '1', versionNumber: '1', clientAssignedId: '1', quoteType: null }

test.each`
  system                                  | name
  ${'t1-switchback'}                      | ${'EZ_Vizion_Quote.pdf'}
  ${'p3g-picket-turn-back-made-to-order'} | ${'EZ_Vizion_Quote_Custom.pdf'}
`('the PDF of $system is $name in the designer and in the portal', ({ system, name }) => {
  const analysis = wholeSystem(system)
  expect([quotePdfFileName(analysis), issuedName(analysis)]).toEqual([name, name])
})

test('a closure that is called custom and listed as stock makes no custom quote, in the designer as in the portal [web-output-8]', () => {
  const job = printedJob()
  const closures = job.closures.map((closure) => ({
    ...closure,
    type: 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE' as const,
  }))
  expect(quotePdfFileName({ ...job, closures })).toBe('EZ_Vizion_Quote.pdf')
})
