import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Papers' })
const filled = (page: Page, name: string, words: string) => dialog(page).getByLabel(name).fill(words)

async function openPapers(page: Page) {
  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Papers' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a permit set asks for what is missing in one place, shows its sheets, and is downloaded', async ({
  page,
}) => {
  await openSystem(page, 't1-switchback')
  await openPapers(page)
  await expect(dialog(page).getByText('Write the address of the site.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await filled(page, 'Address of the site', '1418 Maple Hollow Road\nNorfolk, VA 23508')
  await filled(page, 'Who answers on the site', 'Ruth Harper')
  await filled(page, 'Your company', 'Ridgeline Access')
  await filled(page, 'Contractor licence', 'VA 2705-000000')
  await expect(dialog(page).getByText('Write the address of the site.')).toBeHidden()
  await expect(dialog(page).getByRole('img', { name: /^Sheet 1:/ })).toBeVisible()
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download PDF' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^Permit-set.*\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await dialog(page).getByText('Offer', { exact: true }).click()
  await dialog(page).getByLabel('Price, at retail').selectOption('No price')
  await page.keyboard.press('Escape')
  await openPapers(page)
  await expect(dialog(page).getByLabel('Price, at retail')).toHaveValue('none')
})
