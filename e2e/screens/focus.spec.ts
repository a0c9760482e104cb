import type { Locator, Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { button, card, panel, section } from '../assertions/designer-screen.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const canvas = (page: Page) => page.locator('[data-canvas]')

/** Presses a control by the keyboard. */
async function press(page: Page, control: Locator, key = 'Enter') {
  await control.focus()
  await page.keyboard.press(key)
}

/** The focus is within a part of the page, and stays there. */
async function expectFocusIn(within: Locator) {
  const has = () => within.evaluate((one) => one.contains(document.activeElement))
  await expect.poll(has).toBe(true)
  await within.page().waitForTimeout(300)
  expect(await has()).toBe(true)
}

test('the focus goes on to the next panel, control or canvas when the control that has it goes away', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await test.step('Start Project leads to the parts', async () => {
    await press(page, button(page, 'Start Project'))
    await expect(title(page, 'Parts')).toBeFocused()
  })

  await test.step('undo and Escape on a chip lead to the canvas', async () => {
    await press(page, card(page, '5 × 5 platform'))
    const chips = page.getByRole('toolbar', { name: /^Join at the/ }).first()
    await page.keyboard.press('j')
    await expectFocusIn(chips)
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/lower end of 8 ft ramp$/)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(canvas(page)).toBeFocused()
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await expect(canvas(page)).toBeFocused()
  })

  await test.step('what is added to the site leads on in its panel', async () => {
    await section(page, 'Site')
    await panel(page)
      .getByRole('button', { name: /^House and yard/ })
      .click()
    await press(page, button(page, 'Type sizes of the house'))
    await expectFocusIn(panel(page))
    for (const [field, text] of [
      ['House width', `40'`],
      ['House depth', `28'`],
    ] as const)
      await panel(page).getByRole('textbox', { name: field, exact: true }).fill(text)
    await page.keyboard.press('Tab')
    await expect(button(page, 'Add house')).toBeEnabled()
    await press(page, button(page, 'Add house'))
    await expect(panel(page)).toContainText(`40'-0" x 28'-0"`)
    await expectFocusIn(panel(page))
  })

  await test.step('a shape that is drawn leads to the canvas or stays in the panel', async () => {
    await press(page, button(page, 'Draw destination line'))
    await expectFocusIn(page.getByRole('main'))
    await page.keyboard.press('Escape')
    await expectFocusIn(page.getByRole('main'))
  })
})

test('the focus goes back to what opened a dialog or a list, and on to a step that begins', async ({
  page,
}) => {
  await openSystem(page, 't1-switchback', (layout) => ({
    ...layout,
    parts: layout.parts.map((part, index) =>
      index === 0 ? { ...part, at: { x: part.at.x, y: part.at.y + 40 } } : part,
    ),
  }))
  const problems = page.getByRole('button', { name: /\d+ (error|warning)/ })
  await test.step('an issue that is chosen', async () => {
    await press(page, problems)
    const issue = page.getByRole('list', { name: 'Issues' }).getByRole('button').first()
    await expectFocusIn(page.getByRole('dialog'))
    await press(page, issue)
    await expect(issue).toBeHidden()
    await expectFocusIn(page.locator('#root'))
  })

  await test.step('a dialog that is closed', async () => {
    await press(page, canvas(page), '?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(canvas(page)).toBeFocused()
  })

  await test.step('a step that begins', async () => {
    await press(page, button(page, "Let's Go"))
    await expect(title(page, 'Handrail Builder')).toBeVisible()
    await expectFocusIn(panel(page))
  })
})
