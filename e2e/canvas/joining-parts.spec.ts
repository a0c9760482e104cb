import { clearCanvas, designing, parts, properties } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'

test('parts are joined by the keyboard alone; a card dropped on a part is refused, and a landing pad belongs to what it lies behind (spec 1 §8, domain 1.7) [e2e-canvas-5]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)

  await test.step('parts are joined by the keyboard alone, and the focus goes on with them', async () => {
    await page.getByRole('button', { name: /^Place 5 × 5 platform/ }).press('Enter')
    await page.getByRole('button', { name: /^Join 8 ft ramp/ }).press('Enter')
    await expect(
      page.getByRole('button', { name: /^Join 8 ft ramp at the lower end of 8 ft ramp/ }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(parts(page)).toHaveCount(3)
  })

  await clearCanvas(page)
  await test.step('a card dropped on a part is refused and says so', async () => {
    await driver.drag('Platforms', '5 × 5 platform', 400, 300)
    await driver.drag('Platforms', '4 × 5 platform', 402, 303)
    await expect(page.getByText('System parts cannot overlap')).toBeVisible()
    await expect(parts(page)).toHaveCount(1)
  })

  await test.step('a landing pad put on the canvas says that the system ends there (spec 1 §8)', async () => {
    await driver.drag('Platforms', '5 × 5 Landing Pad', 600, 500)
    await expect(page.getByText('By using a landing pad you will be ending your system.')).toBeVisible()
  })

  await test.step('a landing pad brought to a lower transition lies behind it and belongs to the ramp (domain 1.7)', async () => {
    await clearCanvas(page)
    await driver.drag('Ramps', '8 ft ramp', 500, 200)
    await page.keyboard.press('Escape')
    await driver.drag('Transitions', 'Lower Transition', 500, 252)
    await expect(properties(page)).toContainText(/Against the lower end of 8 ft ramp/)
    await page.keyboard.press('Escape')
    await driver.drag('Platforms', '5 × 5 Landing Pad', 504, 293)
    await expect(properties(page)).toContainText(/8 ft ramp.*, center/)
  })
})
