import type { Item } from '@ramp/domain'
import { expect, test } from 'vitest'
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
`('a system of $system is saved as $name', ({ shortName, name }) => {
  expect(quotePdfFileName(printedJob(undefined, madeToOrder(shortName)))).toBe(name)
})

test('a custom closure makes a custom quote, unless it is switched off', () => {
  const job = printedJob()
  const withCustomClosure = (isActive: boolean) => ({
    ...job,
    closures: job.closures.map((closure) => ({
      ...closure,
      type: 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE' as const,
      isActive,
    })),
  })
  expect(quotePdfFileName(withCustomClosure(true))).toBe('EZ_Vizion_Quote_Custom.pdf')
  expect(quotePdfFileName(withCustomClosure(false))).toBe('EZ_Vizion_Quote.pdf')
})
