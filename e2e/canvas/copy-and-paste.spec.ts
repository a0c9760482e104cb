import { clearCanvas, designing, parts } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { newQuoteFor } from '../systems/open-system.ts'

test('parts copied in one tab are pasted in another, joints and all; what is no part is refused with a word', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const driver = await designing(page)

  await test.step('parts are copied and pasted, what is no part is refused with a word', async () => {
    await driver.drag('Platforms', '5 × 5 platform', 400, 300)
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Control+v')
    await expect(parts(page)).toHaveCount(2)
    await page.evaluate(() => navigator.clipboard.writeText('milk, bread'))
    await page.keyboard.press('Control+v')
    await expect(page.getByText('Not pasted')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await clearCanvas(page)
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  await driver.drag('Ramps', '6 ft ramp', 300, 370)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')

  const quote = await newQuoteFor(page, 'P3G', 'Harper residence')
  const other = await context.newPage()
  // The provider knows the person already.
  await other.goto(quote.address)
  await other.getByRole('button', { name: 'Start Project', exact: true }).click()
  // A key that is pressed before the drawing is there is heard by nobody.
  await expect(other.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  await other.bringToFront()
  await other.keyboard.press('Control+v')
  await expect(parts(other)).toHaveCount(2)
  await expect(other.getByLabel('Figures of the system')).toContainText('Linear feet 11.00')
  await other.keyboard.press('Control+x')
  await expect(parts(other)).toHaveCount(0)
  await page.bringToFront()
  await page.keyboard.press('Control+v')
  await expect(parts(page)).toHaveCount(4)
})
