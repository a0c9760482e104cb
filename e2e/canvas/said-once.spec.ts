import type { Page } from '@playwright/test'
import { button, field, panel, section } from '../assertions/designer-screen.ts'
import { heardOn, listen } from '../assertions/hear.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystem } from '../systems/open-system.ts'

/** Longer than the codes take and a panel needs to come. */
const REST_MS = 1200

/** What is said of something that is done, until the screen has come to rest. */
async function saidOf(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  await heardOn(page)
  await act()
  await page.waitForTimeout(REST_MS)
  return heardOn(page)
}

test.use({ actionTimeout: 8000 })

test('what happens is said once: what was loaded, what is undone with how the system stands then, names, numbers, and what is refused', async ({
  page,
}) => {
  test.slow()
  await listen(page)
  await openSystem(page, 't1-switchback')
  await test.step('a toast is said once, also the first one', async () => {
    await page.waitForTimeout(REST_MS)
    const heard = await heardOn(page)
    expect(heard.filter((words) => words.includes('Project Loaded'))).toEqual(['Project Loaded'])
  })

  await test.step('the status is said as it is once the codes are known', async () => {
    await goTo(page, 'Run Builder')
    await page.waitForTimeout(REST_MS)
    const heard = await saidOf(page, async () => {
      await button(page, 'Delete Primary').press('Enter')
      await page.keyboard.press('Control+z')
    })
    expect(heard.filter((words) => /No connection errors/.test(words))).toEqual([])
    expect(heard.filter((words) => words.startsWith('Undone'))).toEqual(['Undone: Delete run. 8 objects'])
    await button(page, 'Exit to Editor').press('Enter')
  })

  await test.step('a name of the project is no change of what is selected', async () => {
    await page.getByRole('option', { name: /^6 ft ramp/ }).dispatchEvent('click')
    const heard = await saidOf(page, async () => {
      await page.getByRole('textbox', { name: 'Project name' }).focus()
      await page.keyboard.press('End')
      await page.keyboard.insertText(' 2')
    })
    expect(heard).toEqual(['Rename project'])
  })

  await test.step('a number that is refused is said once, tied to its field, and stays until it is read', async () => {
    const place = field(page, 'From the left')
    for (const typed of ['5 1/', 'abc', '99999']) {
      const heard = await saidOf(page, async () => {
        await place.fill(typed)
        await place.press('Enter')
      })
      expect(heard).toEqual([expect.stringMatching(/^Enter /)])
      await expect(place).toHaveAttribute('aria-invalid', 'true')
      await expect(place).toHaveAccessibleDescription(heard[0] ?? '')
    }
    await place.press('Escape')
    await expect(place).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('a color that is none says so, and stays in its field', async () => {
    await section(page, 'Drawing')
    const color = panel(page).getByRole('textbox', { name: 'Line color' })
    await color.fill('#12')
    await color.press('Enter')
    await expect(color).toHaveValue('#12')
    await expect(color).toHaveAccessibleDescription('Enter a color such as #000000.')
    await color.press('Escape')
    await expect(color).not.toHaveValue('#12')
    await button(page, 'Exit Drawing').press('Enter')
  })

  await test.step('a number that went with its field is told until something else is done', async () => {
    await section(page, 'Settings')
    await panel(page).getByRole('textbox').first().fill('x')
    await button(page, 'Options').press('Enter')
    const told = page.getByRole('alert').filter({ hasText: '“x” is not stored.' })
    await expect(told).toBeVisible()
    await page.waitForTimeout(5500)
    await expect(told).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(told).toBeHidden()
  })
})
