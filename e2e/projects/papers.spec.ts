import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { makePaper } from '@ramp/contracts'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { dialog, filled, issueVersion, openFinishedQuote, openPapers } from '../drivers/papers-dialog.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'
import { pagesOfPdf } from '../systems/pages-of-pdf.ts'
import { SANDBOX } from '../ui-fuzz/enter.ts'

test('a permit set asks for what is missing; it and an offer are the same from the server, and the drawing goes to other programs', async ({
  page,
}) => {
  test.slow()
  const quote = await openFinishedQuote(page)
  const { number, headers } = quote
  await issueVersion(page, quote, 1)
  await openPapers(page)
  const permit =
    await test.step('a permit set asks for what is missing in one place, shows its sheets, and is downloaded', () =>
      downloadPermitSet(page))
  const fromServer = async (paper: 'permit' | 'offer') => {
    const made = await page.request.post(makePaper.path.replace(':id', number), { headers, data: { paper } })
    // An answer that is no paper says why.
    expect(made.ok() ? '' : `${made.status()}: ${await made.text()}`).toBe('')
    return pagesOfPdf(await made.body())
  }
  await test.step('its pages are the same from the browser and from the server, revisions and version too', async () => {
    expect(permit).toHaveLength(2)
    expect(await fromServer('permit')).toEqual(permit)
  })
  await test.step('the pages of an offer are the same from both, its picture too', async () => {
    const offer = await downloadOffer(page)
    expect(offer).toHaveLength(2)
    expect(await fromServer('offer')).toEqual(offer)
  })
  await test.step('the drawing goes to other programs, shown before, and what was chosen last is chosen again', () =>
    downloadDrawings(page))
})

test('what is typed for documents is there again after the tab was closed, and no other job of the sandbox has it', async ({
  page,
  context,
}) => {
  test.slow()
  await issueVersion(page, await openFinishedQuote(page), 1)
  await openPapers(page)
  await filled(page, 'Site address', '1418 Maple Hollow Road')
  await filled(page, 'What changed in revision 1A', 'As the office asked')
  await dialog(page).getByLabel('Monterey CA').check()
  // The company is the dealer's, and another job may have named it. Its last key: the tab is gone before anything is said about it.
  const company = await dialog(page).getByLabel('Your company').inputValue()
  await dialog(page).getByLabel('Your company').press('End')
  await dialog(page).getByLabel('Your company').press('R')
  const { pathname, search } = new URL(page.url())
  await page.close()

  const again = await context.newPage()
  await acceptTerms(again, 'Dana Miller')
  await openAs(again, 'Dana Miller', pathname + search)
  await openPapers(again)
  await expect(dialog(again).getByLabel('Site address')).toHaveValue('1418 Maple Hollow Road')
  await expect(dialog(again).getByLabel('Your company')).toHaveValue(`${company}R`)
  await expect(dialog(again).getByLabel('What changed in revision 1A')).toHaveValue('As the office asked')
  await expect(dialog(again).getByLabel('Monterey CA')).toBeChecked()

  await openAs(again, 'Dana Miller', SANDBOX)
  await again.getByRole('button', { name: 'Start Project' }).click()
  await openPapers(again)
  await expect(dialog(again).getByLabel('Site address')).toHaveValue('')
  await filled(again, 'Site address', '2 Oak Street')
  await again.reload()
  await again.getByRole('button', { name: 'Start Project' }).click()
  await openPapers(again)
  await expect(dialog(again).getByLabel('Site address')).toHaveValue('')
})

/** Gives its pages. */
async function downloadPermitSet(page: Page): Promise<readonly string[]> {
  await expect(dialog(page).getByText('Enter the site address.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await expect(dialog(page).getByText('The address names none of these places')).toBeVisible()
  await expect(dialog(page).getByRole('checkbox', { name: 'Norfolk VA' })).not.toBeChecked()
  await filled(page, 'Site address', '1418 Maple Hollow Road\nNorfolk, VA 23508')
  await expect(dialog(page).getByText('The address is in Norfolk VA')).toBeVisible()
  await expect(dialog(page).getByRole('checkbox', { name: 'Norfolk VA' })).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: 'Monterey CA' })).not.toBeChecked()
  await filled(page, 'Site contact', 'Ruth Harper')
  await filled(page, 'Your company', 'Ridgeline Access')
  await filled(page, 'Contractor license', 'VA 2705-000000')
  await expect(dialog(page).getByText('Enter the site address.')).toBeHidden()
  await expect(dialog(page).getByRole('img', { name: /^Sheet 1:/ })).toBeVisible()
  await expectAccessible(page)
  await filled(page, 'What changed in revision 1A', 'Site plan added')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(
      (reply) => reply.url().endsWith('/paper-facts') && reply.request().method() === 'POST',
    ),
    dialog(page).getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Permit-set.*\.pdf$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  return pagesOfPdf(bytes)
}

/** Gives its pages. */
async function downloadOffer(page: Page): Promise<readonly string[]> {
  await dialog(page).getByText('Proposal', { exact: true }).click()
  await expect(dialog(page).getByRole('img', { name: 'Sheet 2: Drawing' })).toBeVisible({ timeout: 30_000 })
  const coming = page.waitForEvent('download')
  const release = await heldSave(page)
  await dialog(page).getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readFile(await (await coming).path())
  // While its facts are still on their way, a person goes on.
  await dialog(page).getByLabel('Price', { exact: true }).selectOption('No price')
  await filled(page, 'Site phone', '555 0100')
  await release()
  await expect(dialog(page).getByLabel('Price', { exact: true })).toHaveValue('none')
  await expect(dialog(page).getByLabel('Site phone')).toHaveValue('555 0100')
  return pagesOfPdf(pdf)
}

/** Facts of documents are held on their way to the server until they are released and answered. */
async function heldSave(page: Page): Promise<() => Promise<void>> {
  const gate = { open: () => {} }
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  const isSave = (request: Request) => request.method() === 'POST' && request.url().endsWith('/paper-facts')
  const answered = page.waitForResponse((answer) => isSave(answer.request()))
  await page.route('**/paper-facts', async (route) => {
    if (isSave(route.request())) await opened
    await route.continue()
  })
  return async () => {
    gate.open()
    await answered
  }
}

async function downloadDrawings(page: Page) {
  const saved = async (name: string) => {
    const coming = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name }).click()
    const file = await coming
    return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString('latin1') }
  }
  await dialog(page).getByText('DXF', { exact: true }).click()
  await expect(dialog(page).getByRole('img', { name: 'Primary' })).toBeVisible()
  expect((await saved('Download DXF')).text).toContain('AC1021')
  await dialog(page).getByText('SVG', { exact: true }).click()
  await dialog(page).getByLabel('View', { exact: true }).selectOption('Primary')
  const svg = await saved('Download SVG')
  expect([svg.name, svg.text.includes('<title>Primary</title>')]).toEqual(['layout-elevation-1.svg', true])
  await dialog(page).getByText('USDZ', { exact: true }).click()
  await expect(dialog(page).getByRole('img', { name: 'The ramp in 3D' })).toBeVisible()
  await expectAccessible(page)
  expect((await saved('Download USDZ')).text.slice(0, 2)).toBe('PK')
  await page.keyboard.press('Escape')
  await openPapers(page)
  await expect(dialog(page).getByRole('button', { name: 'Download USDZ' })).toBeVisible()
  await dialog(page).getByText('Proposal', { exact: true }).click()
  await expect(dialog(page).getByLabel('Price', { exact: true })).toHaveValue('none')
}

test('without a rise there is no permit set: one sentence, and a button that opens the field', async ({
  page,
}) => {
  await openSystem(page, 't1-switchback', (layout) => ({
    ...layout,
    runs: layout.runs.map((run) => ({ ...run, top: null, door: undefined })),
  }))
  await openPapers(page)
  await expect(
    dialog(page).getByText('The permit set needs a rise: enter the start height of run Primary.'),
  ).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Enter the height' }).click()
  await expect(dialog(page)).toBeHidden()
  const rise = page.getByRole('textbox', { name: 'Rise', exact: true })
  await expect(rise).toBeFocused()
  await rise.fill('31')
  await rise.press('Enter')
  await openPapers(page)
  await expect(dialog(page).getByRole('img', { name: /^Sheet 1:/ })).toBeVisible()
})

test('what is typed for documents is with the quote as soon as the hand rests, without making one', async ({
  page,
}) => {
  const { number, headers } = await openFinishedQuote(page)
  await openPapers(page)
  await filled(page, 'Site address', '7 Elm Court')
  const kept = async () => {
    const facts = await page.request.get(`/api/quotes/${number}/paper-facts`, { headers })
    return (await facts.json()).project
  }
  await expect.poll(kept).toMatchObject({ address: ['7 Elm Court'] })
  await filled(page, 'Site contact', 'R. Harper')
  await page.keyboard.press('Escape')
  await expect.poll(kept).toMatchObject({ address: ['7 Elm Court'], contact: 'R. Harper' })
})
