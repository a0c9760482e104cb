import { expect, type Page } from '@playwright/test'
import { type Edit, moveObjects } from '@ramp/domain'
import { card, designing, parts } from '../assertions/designer-screen.ts'
import { test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

const canvas = (page: Page) => page.locator('[data-canvas]')
const pill = (page: Page) => page.getByLabel('Figures of the system').getByRole('button').first()

/** Writes down what is spoken from now on, every time it is. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('[data-said], [data-spoken]'))
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) heard.push(node.textContent ?? '')
      }).observe(region, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('an error names its parts; Enter selects them, shows them, goes there and says so', async ({ page }) => {
  // The second part comes to lie on the first.
  const overlapping: Edit = (layout) => {
    const [first, second] = layout.parts
    if (!first || !second) throw new Error('the system has no parts')
    const by = { x: first.at.x - second.at.x + 10, y: first.at.y - second.at.y + 10 }
    return moveObjects([second.id], by)(layout)
  }
  await openSystem(page, 'p2g-straight', overlapping)
  await expect(pill(page)).toContainText(/^\d errors?: .+ and .+ overlap/)
  const heard = await listen(page)
  await pill(page).press('Enter')
  const issue = page
    .getByRole('list', { name: 'Issues' })
    .getByRole('button', { name: / overlap/ })
    .first()
  await issue.focus()
  await page.keyboard.press('Enter')
  await expect(canvas(page)).toBeFocused()
  await expect(page.locator('[data-parts] [aria-selected="true"]')).not.toHaveCount(0)
  expect(await heard()).toEqual([expect.stringMatching(/^Selected: .+ and .+\. .+ and .+ overlap$/)])
})

test('every undo is said once, also the seventh, and what is refused stays until something else is done', async ({
  page,
}) => {
  test.slow()
  await designing(page)
  await card(page, '5 × 5 platform').click()
  await expect(parts(page)).toHaveCount(1)
  await expect(page.locator('[data-next-parts]')).toContainText('J for the next part')
  await expect(page.locator('[data-said]')).toHaveText(/\. J for the next part$/)
  for (let time = 0; time < 7; time++) await page.keyboard.press('ArrowRight')
  const heard = await listen(page)
  for (let time = 1; time <= 7; time++) {
    await page.keyboard.press('Control+z')
    await expect.poll(heard).toHaveLength(time)
  }
  expect(await heard()).toEqual(Array.from({ length: 7 }, () => 'Undone: Nudge. 1 object'))

  await page.keyboard.press('Control+d')
  await expect(parts(page)).toHaveCount(2)
  const refused = page.getByRole('alert').filter({ hasText: 'System parts cannot overlap' })
  // The clone is pushed against what it came from, wherever it lies.
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
    for (let time = 0; time < 12 && !(await refused.isVisible()); time++)
      await page.keyboard.press(`Control+${key}`)
  await expect(refused).toBeVisible()
  await page.waitForTimeout(6000)
  await expect(refused).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(refused).toBeHidden()
})
