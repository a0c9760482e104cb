import { writeFile } from 'node:fs/promises'
import type { APIResponse, Page, Response, TestInfo } from '@playwright/test'
import { getDealerPrices, saveDealerPrices } from '@ramp/contracts'
import { NO_TERMS, type PriceTerms } from '@ramp/pricing'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { pdfText } from '../assertions/pdf-text.ts'
import { watchFocus } from '../assertions/watch-focus.ts'
import { CountingPointer } from '../drivers/counting-pointer.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

const named = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first()

/** What the dealer chose once: list price, $30 a foot for installation, no sales tax on the line. */
const TERMS: PriceTerms = {
  ...NO_TERMS,
  method: { kind: 'list', percents: {} },
  installation: { kind: 'per-foot', perFoot: 3000 },
  tax: {
    ...NO_TERMS.tax,
    ownTax: 0,
    groups: { parts: { kind: 'real-property' }, installation: { kind: 'real-property' } },
  },
}

test('a proposal with the installed price and a crew pack in at most 14 pointer operations from New quote', async ({
  page,
}, info) => {
  test.slow()
  const headers = { authorization: `Bearer ${await tokenOfPerson(page, 'Sam Ortiz')}` }
  await savePrices(page, headers, TERMS)
  await acceptTerms(page, 'Sam Ortiz')
  await openAs(page, 'Sam Ortiz', '/portal/')
  const pointer = new CountingPointer()

  // Name, address, phone, rise and door are all that is asked.
  await pointer.click(named(page, 'New quote'))
  await expect(page.getByLabel('Quote name')).toBeFocused()
  await page.keyboard.type('Reyes residence')
  await pointer.click(page.getByLabel('Site address'))
  await page.keyboard.type('1418 Maple Hollow Road\nNorfolk, VA 23508')
  await pointer.click(page.getByLabel('Phone'))
  await page.keyboard.type('757-555-0142')
  const opening = page.context().waitForEvent('page')
  await pointer.click(named(page, 'Create and open'))
  const designer = await opening
  watchFocus(designer)
  await expect(designer.getByLabel(/^Rise: how high/)).toBeFocused()
  await designer.keyboard.type('24')
  await expect(designer.getByText('Best first, by installed price.')).toBeVisible({ timeout: 30_000 })
  await pointer.click(
    designer.getByRole('list', { name: 'Ramps that fit' }).getByRole('button', { name: /^L to/ }).first(),
  )
  await pointer.click(named(designer, 'Use this ramp'))
  await expect(designer.getByText('All parts accounted for.')).toBeVisible()
  await pointer.click(named(designer, 'Confirm System'))
  await expect(designer.getByText('All parts generated successfully.')).toBeVisible()
  const closing = designer.waitForEvent('close')
  await pointer.click(named(designer, 'Finish and issue'))
  await closing

  const proposal = await printed(page, /\/revisions\/1\/proposal/, () =>
    pointer.click(page.getByRole('button', { name: /^Proposal of/ })),
  )
  const words = await wordsOf(await page.request.get(proposal.url(), { headers }), info)
  expect(words).toContain('1418 Maple Hollow Road')
  expect(words).toMatch(/Installation .*\$[\d,]+\.\d\d/)
  expect(words).toMatch(/Total \$[\d,]+\.\d\d/)
  const crew = await printed(page, /\/papers$/, () => pointer.click(named(page, 'Crew pack')))
  const data = { paper: 'crew' }
  expect(await wordsOf(await page.request.post(crew.url(), { headers, data }), info)).toContain(
    '757-555-0142',
  )

  process.stdout.write(`\nSimple job: ${pointer.done} pointer operations\n${pointer.operations.join('\n')}\n`)
  expect(pointer.done).toBeLessThanOrEqual(14)
  await savePrices(page, headers, NO_TERMS)
})

async function savePrices(page: Page, headers: Readonly<Record<string, string>>, terms: PriceTerms) {
  const kept = await (await page.request.get(getDealerPrices.path, { headers })).json()
  const data = { terms, basedOn: kept.counter }
  const saved = await page.request.post(saveDealerPrices.path, { headers, data })
  expect(saved.ok() ? 'saved' : await saved.text()).toBe('saved')
}

/** What a press fetched; the browser shows it and lets nobody else read it. */
async function printed(page: Page, path: RegExp, press: () => Promise<void>): Promise<Response> {
  const fetched = page.waitForResponse((reply) => path.test(new URL(reply.url()).pathname))
  await press()
  const answer = await fetched
  expect(answer.ok()).toBe(true)
  return answer
}

async function wordsOf(answer: APIResponse, info: TestInfo): Promise<string> {
  const file = info.outputPath('printed.pdf')
  await writeFile(file, await answer.body())
  return (await pdfText(file))
    .flatMap((sheet) => sheet.words)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
