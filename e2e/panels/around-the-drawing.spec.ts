import type { Page } from '@playwright/test'
import { card, designing, panel, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { expect, test } from '../product/test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('name and notes and tutorial and sections around the drawing keep their rules [e2e-panels-3]', async ({
  page,
}) => {
  await page.clock.install()
  const driver = await designing(page)
  await test.step('the project name can be saved while it differs from the stored one (spec 1 §5)', async () => {
    const name = page.getByRole('textbox', { name: 'Project name' })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeHidden()
    await name.fill('Harper residence')
    await save.click()
    await expect(save).toBeHidden()
    await name.fill('Harper residence, rear')
    await expect(save).toBeVisible()
    await name.fill('Harper residence')
    await expect(save).toBeHidden()
  })

  await test.step('who declines the tutorial is not asked again (spec 2 §4)', async () => {
    await section(page, 'Welcome')
    expect(await stored(page, 'tutorial')).toBeNull()
    await page.getByRole('button', { name: 'No Thanks' }).click()
    await expect(page.getByRole('button', { name: 'No Thanks' })).toBeHidden()
    expect(await stored(page, 'tutorial')).not.toBeNull()
  })

  await test.step('notes can be saved while they differ or are empty (spec 2 §4)', async () => {
    await section(page, 'Notes')
    const notes = page.getByRole('textbox', { name: 'Project notes' })
    const save = page.getByRole('button', { name: 'Save Notes' })
    await expect(save).toBeEnabled()
    await expect(page.getByPlaceholder('Enter your notes here...')).toBeVisible()
    await notes.fill('Gate code 12')
    await save.click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
    await expectAccessible(panel(page))
    await notes.fill('Gate code 13')
    await expect(save).toBeEnabled()
    await notes.fill('')
    await expect(save).toBeEnabled()
  })

  await test.step('the hint about text is given once (spec 3 §4.9)', async () => {
    const hint = page.getByText('To edit text simply double click on the textbox')
    await driver.press('Add Text')
    await expect(hint).toBeVisible()
    expect(await stored(page, 'addText')).not.toBeNull()
    await page.clock.fastForward('00:30')
    await expect(hint).toBeHidden()
    await driver.press('Add Text')
    await driver.press('Layers')
    await expect(page.getByRole('list', { name: /topmost first/ }).getByRole('button')).toHaveCount(2)
    await expect(hint).toBeHidden()
  })

  await test.step('a section of the rail changes the mode, and the active one leads back (spec 3 §4.1)', async () => {
    await section(page, 'Parts')
    await card(page, '5 × 5 platform').click()
    for (const [name, heading] of [
      ['Handrail', 'Handrail Builder'],
      ['Legs', 'Legs'],
    ] as const) {
      await section(page, name)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await section(page, name)
      await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
    }
    await section(page, 'Drafting')
    await section(page, 'Exit')
    await section(page, 'Drawing')
    await section(page, 'Exit Drawing')
    await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  })
})
