import { button, panel, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { isTagged, pdfText } from '../assertions/pdf-text.ts'
import { dialog } from '../drivers/papers-dialog.ts'
import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('a survey form is made from the Site panel, filled in with what is known and blank otherwise', async ({
  page,
}) => {
  test.slow()
  await openSite(page, 's2-porch-outward-door')
  await section(page, 'Site')
  await button(page, 'Survey form (PDF)').click()
  await expect(dialog(page).getByRole('radio', { name: 'Survey form' })).toBeChecked()
  await expect(dialog(page).getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  await expectAccessible(dialog(page))

  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^Survey-form-.*\.pdf$/)
  const path = await file.path()
  const pages = await pdfText(path)
  expect(pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]])
  const words = pages.flatMap((one) => one.words).join(' ')
  expect(words).toContain('Clear width 36"')
  expect(words).not.toContain('not entered')
  expect(await isTagged(path)).toBe(true)

  // Another document that is chosen stays chosen.
  await dialog(page).getByText('Survey sheet', { exact: true }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Survey sheet' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(panel(page)).toContainText('Survey form (PDF)')
})
