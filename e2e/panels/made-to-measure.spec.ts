import type { Page } from '@playwright/test'
import {
  button,
  card,
  clearCanvas,
  designing,
  panel,
  parts,
  properties,
} from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'

test('a platform made to measure is waited for, described and placed, each with a number of its own, and one that cannot be made says so (spec 1 §2, spec 2 §2.2, §5) [e2e-panels-2]', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  await designing(page)
  await test.step('a platform is waited for, described and placed', () => waitAndPlace(page))
  await clearCanvas(page)
  await test.step('each description has a part of its own', () => describe(page))
  await button(page, 'Back to Parts').click()
  await test.step('a part that cannot be made says so (spec 2 §5)', () => refuse(page))
})

async function waitAndPlace(page: Page) {
  await test.step('a part made to measure that has to be waited for says so (spec 1 §2, loading text)', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/ItemGenerateCustomConfigurationItem', async (route) => {
      await isAnswered
      await route.continue()
    })
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Customize Part' }).click()
    await page.getByRole('button', { name: 'Generate Part' }).click()
    await expect(page.getByText('Adding Item')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'adding-item')
    answer()
    await expect(page.getByRole('heading', { name: 'Drag to Canvas' })).toBeVisible()
    await expect(page.getByText('Adding Item')).toBeHidden()
    await page.getByRole('button', { name: 'Back to Parts' }).click()
  })

  await test.step('a platform is made to measure, described and placed (spec 2 §2.2, §5)', async () => {
    await card(page, '5 × 5 platform').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Customize Part' }).click()
    const width = page.getByRole('textbox', { name: 'Width', exact: true })
    const warning = page.getByText('Platform sides under 41.5" will not allow for connections to ramps.')
    await width.fill('35')
    await width.press('Tab')
    await expect(warning).toBeVisible()
    // 46.1 in overall, which is longer than a ramp is wide.
    await width.fill('40')
    await width.press('Tab')
    await expect(warning).toBeHidden()
    await page.getByRole('button', { name: 'Generate Part' }).click()
    await page.getByRole('textbox', { name: 'Custom Description' }).fill('Platform at the side door')
    // Another width changes nothing of what was generated.
    await width.fill('50')
    await width.press('Tab')
    await card(page, '40 × 60 in platform').click()
    await expect(properties(page).getByRole('heading', { name: '40 × 60 in platform' })).toBeVisible()
    await expect(properties(page)).toContainText('Platform at the side door')
    await expectAccessible(page.getByRole('main'))
    await takeScreens(page, 'custom-part')
    await page.getByRole('button', { name: 'Back to Parts' }).click()
    await expect(card(page, '5 × 5 platform')).toBeVisible()
  })
}

async function refuse(page: Page) {
  await page.getByRole('tab', { name: 'Ramps' }).click()
  await card(page, '6 ft ramp').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Customize Part' }).click()
  for (const [name, value] of [
    ['Width', '40'],
    ['Length', '84'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Generate Part' }).click()
  const toast = page.locator('.mantine-Notification-root')
  await expect(toast).toContainText('A part could not be generated based on these measurements')
  await expect(toast).toContainText('If needed please contact customer service for assistance')
  await page.clock.fastForward('00:30')
  await expect(toast).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('could not be generated')
}

async function describe(page: Page) {
  await test.step('a second part of one size with another description gets a number of its own (spec 2 §2.2)', async () => {
    const description = page.getByRole('textbox', { name: 'Custom Description' })
    const made = card(page, '40 × 60 in platform')
    await card(page, '5 × 5 platform').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Customize Part' }).click()
    await page.getByRole('textbox', { name: 'Width', exact: true }).fill('40')
    await page.keyboard.press('Tab')
    await button(page, 'Generate Part').click()
    const words = await description.inputValue()
    await description.fill('Side door')
    await made.click()
    await expect(properties(page)).toContainText('Side door')
    await description.fill('Back door')
    await made.click()
    await expect(properties(page)).toContainText('Back door')
    // Once more from the start: the words of the product again, whatever the others are called.
    await button(page, 'Generate Part').click()
    await expect(description).toHaveValue(words)
    await made.click()
    await expect(properties(page)).toContainText(words)

    await expect(parts(page)).toHaveCount(3)
    await expect(async () => {
      const { layout, partsList } = await drawnOn(page)
      const shortNames = new Set(layout.parts.map(({ shortName }) => shortName))
      const lines = partsList.lines.filter((line) => shortNames.has(line.shortName))
      expect(lines.map((line) => line.description).sort()).toEqual(['Back door', 'Side door', words].sort())
      expect(new Set(lines.map(({ itemNumber }) => itemNumber)).size).toBe(3)
    }).toPass()
  })

  await test.step('a description typed after the part was placed is the one that is printed (spec 2 §2.2)', async () => {
    await button(page, 'Generate Part').click()
    await card(page, '40 × 60 in platform').click()
    await page.getByRole('textbox', { name: 'Custom Description' }).fill('Side door 日本')
    await expect(panel(page).getByText('The PDF fonts do not have 日 本')).toBeVisible()
    await page.getByRole('textbox', { name: 'Custom Description' }).fill('Side door')
    await page.keyboard.press('Tab')
    await expect(properties(page)).toContainText('Side door')
  })
}
