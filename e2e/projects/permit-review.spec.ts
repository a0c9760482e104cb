import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makePaper, savePaperFacts } from '@ramp/contracts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { isTagged, pdfText } from '../assertions/pdf-text.ts'
import { dialog, filled, issueVersion, openFinishedQuote, openPapers } from '../drivers/papers-dialog.ts'
import { expect, test } from '../product/test.ts'
import { pagesOfPdf } from '../systems/pages-of-pdf.ts'

test('a set goes back to the permit office with its number, responses to its comments, and what was changed', async ({
  page,
}) => {
  test.slow()
  const quote = await openFinishedQuote(page)
  const { number, headers } = quote
  await issueVersion(page, quote, 1)
  await issueVersion(page, quote, 1)
  await openPapers(page)
  await filled(page, 'Site address', '1418 Maple Hollow Road\nNorfolk, VA 23508')
  await filled(page, 'Site contact', 'Ruth Harper')
  await filled(page, 'Your company', 'Ridgeline Access')
  await filled(page, 'Contractor license', 'VA 2705-000000')
  await test.step('letters that no font of the PDF has are named with their field', async () => {
    await filled(page, 'Site contact', '王 Harper')
    await expect(
      dialog(page).getByText('Site contact has 王, which the PDF fonts do not have.'),
    ).toBeVisible()
    await filled(page, 'Site contact', 'Ruth Harper')
    await expect(dialog(page).getByText('which the PDF fonts do not have')).toBeHidden()
  })
  const download = dialog(page).getByRole('button', { name: 'Download PDF' })
  await expect(download).toBeEnabled()

  await test.step('the office’s number and its comment; the set waits for a response', async () => {
    await filled(page, 'Permit or application number', 'BLD-2026-0113')
    await dialog(page).getByRole('button', { name: 'Add a comment' }).press('Enter')
    const comment = dialog(page).getByLabel('Comment 1', { exact: true })
    await comment.fill('Show the guard height at the landing.')
    await expect(dialog(page).getByText('Respond to every comment of the permit office.')).toBeVisible()
    await expect(download).toBeDisabled()
    await filled(page, 'Response to comment 1', 'Height added to the first detail.')
    await filled(page, 'Sheet of comment 1', 'A1')
    await expect(download).toBeEnabled()
  })

  await test.step('revision 1B names what it changed; what is on no view is told', async () => {
    await expect(dialog(page).getByLabel('What changed in revision 1A')).toHaveValue('First issue')
    await filled(page, 'What changed in revision 1B', 'As the office asked')
    await filled(page, 'Tags changed in revision 1B', 'R2, R77')
    await expect(dialog(page).getByLabel('Tags changed in revision 1B')).toHaveAccessibleDescription(
      /Revision 1B names R77, which is on no view of this drawing/,
    )
    await expect(download).toBeDisabled()
    await filled(page, 'Tags changed in revision 1B', 'r2, ')
    await expect(dialog(page).getByLabel('Tags changed in revision 1B')).toHaveValue('r2, ')
    await expect(download).toBeEnabled()
    await expectAccessible(page)
  })

  const file = await downloaded(page)
  expect(await isTagged(file)).toBe(true)
  const words = (await pdfText(file)).flatMap((sheet) => sheet.words).join(' ')
  for (const one of [
    'Permit BLD-2026-0113',
    'Permit application BLD-2026-0113',
    'Responses to plan review comments',
    'Show the guard height at the landing. Height added to the first detail.',
    'As the office asked',
  ])
    expect(words).toContain(one)

  await test.step('the server makes the same pages of what was saved', async () => {
    const made = await page.request.post(makePaper.path.replace(':id', number), {
      headers,
      data: { paper: 'permit' },
    })
    expect(made.ok() ? 'made' : await made.text()).toBe('made')
    expect(await pagesOfPdf(await made.body())).toEqual(await pagesOfPdf(await readFile(file)))
  })
})

test('the portal names letters that no font has before it makes a document, and prints boxes where it is told to', async ({
  page,
}) => {
  test.slow()
  const { number, headers } = await openFinishedQuote(page)
  const data = {
    project: { address: [], contact: '王 Harper', phone: '' },
    dealer: { name: '', licence: '', phone: '', email: '' },
  }
  const saved = await page.request.post(savePaperFacts.path.replace(':id', number), { headers, data })
  expect(saved.ok()).toBe(true)
  await page.goto(`/portal/quotes/${number}`)
  await page.getByRole('button', { name: 'Crew pack' }).click()
  await expect(page.getByText('Site contact has 王, which the PDF fonts do not have.')).toBeVisible()
  const [made] = await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/papers')),
    page.getByRole('button', { name: 'Print boxes' }).click(),
  ])
  expect(made.status()).toBe(200)
  await expect(page.getByText('which the PDF fonts do not have')).toBeHidden()
})

/** Where the set was downloaded to. */
async function downloaded(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse(
      (reply) => reply.url().endsWith('/paper-facts') && reply.request().method() === 'POST',
    ),
    dialog(page).getByRole('button', { name: 'Download PDF' }).click(),
  ])
  return file.path()
}
