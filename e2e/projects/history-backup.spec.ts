import type { Page } from '@playwright/test'
import { card, designing, section } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** From now on the browser keeps nothing. */
const closeStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

test('what is saved to history is found again, with its picture, and takes a second to load; a dealer has no project files, and a browser without storage says what was not saved (spec 1 §2.3, §4, §5, spec 2 §5, spec 3 §4.9) [e2e-projects-1]', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('a dealer has no project files (spec 1 §2.3)', async () => {
    await page.getByRole('button', { name: /^File/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Load from history' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Load from file' })).toHaveCount(0)
  })

  await test.step('what is saved to history is found again, with its picture, and takes a second to load (spec 1 §4, spec 3 §4.9)', async () => {
    await page.getByRole('menuitem', { name: 'Load from history' }).click()
    await expect(page.getByText('No History To Load')).toBeVisible()
    await card(page, '5 × 5 platform').click()
    await driver.press('Save to history')
    await expect(page.getByText('Saved to history')).toBeVisible()
    await expect.poll(() => stored(page, 'autoSavePreview')).not.toBeNull()
    expect(await stored(page, 'autoSave')).toContain('PPS55TL')
    await page.reload()
    await expect(page.getByRole('img', { name: 'The saved layout' })).toBeVisible()
    const start = Date.now()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect(page.getByText('Project Loaded')).toBeVisible()
    expect(Date.now() - start, 'a project takes a second to load (spec 1 §4)').toBeGreaterThan(1000)
  })

  await test.step('a browser without storage says what was not saved (spec 1 §5, spec 2 §5)', async () => {
    await closeStorage(page)
    await page.getByRole('button', { name: 'Save to history' }).click()
    await expect(page.getByText('Project was not saved -- No Storage')).toBeVisible()
    await expect(page.getByText('Preview was not saved')).toBeVisible()
    await section(page, 'Graphics')
    await page.getByPlaceholder('Search...').fill('tree')
    await page.getByRole('button', { name: 'Favorite Tree', exact: true }).click()
    await expect(page.getByText('Could not save favorite')).toBeVisible()
  })
})
