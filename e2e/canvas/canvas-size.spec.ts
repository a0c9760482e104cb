import { designing, section } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'

test('the canvas grows and shrinks by 20 ft at each side as far as parts and limits let it, its arrows move it by half an inch, and a size that is refused says why (spec 1 §2, §5, spec 2 §9) [e2e-canvas-2]', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('a canvas size that is refused stays in the field with the reason, until it is taken back', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    const width = page.getByRole('textbox', { name: 'Canvas width' })
    await width.fill('100')
    await page.getByRole('button', { name: 'Update Canvas Size' }).click()
    await expect(page.getByText('Canvas width cannot be smaller. Enter 240" to 1800".')).toBeVisible()
    await expect(width).toHaveValue('100')
    await width.press('Escape')
    await expect(width).toHaveValue('960"')
  })

  await test.step('the arrows of the canvas size move it by half an inch (spec 2 §9)', async () => {
    const width = page.getByRole('textbox', { name: 'Canvas width' })
    await expect(width).toHaveValue('960"')
    await width.press('ArrowUp')
    await expect(width).toHaveValue('960 1/2"')
  })

  await section(page, 'Parts')
  await test.step('the canvas grows and shrinks by 20 ft at each side, as far as parts and limits let it (spec 1 §2, §5)', () =>
    growAndShrink(driver))
})

async function growAndShrink(driver: DesignerDriver) {
  const { page } = driver
  await driver.drag('Platforms', '5 × 5 platform', 120, 300)
  const left = page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'From the left' })
  const before = Number.parseFloat(await left.inputValue())
  await page.getByRole('button', { name: 'Adjust Canvas Size' }).click()
  const size = page.getByRole('group', { name: 'Canvas size' })
  await size.getByRole('button', { name: 'Add 20 ft at the left' }).click()
  await expect(size).toContainText('1200" × 720"')
  expect(Number.parseFloat(await left.inputValue())).toBe(before + 240)
  await size.getByRole('button', { name: 'Remove 20 ft at the left' }).click()
  await size.getByRole('button', { name: 'Remove 20 ft at the left' }).click()
  await expect(size).toContainText('Cannot resize, stencils will go off canvas')
  for (let pressed = 0; pressed < 2; pressed++)
    await size.getByRole('button', { name: 'Remove 20 ft at the bottom' }).click()
  await expect(size).toContainText(/off canvas|Canvas height cannot be smaller/)
  for (let pressed = 0; pressed < 4; pressed++)
    await size.getByRole('button', { name: 'Add 20 ft at the right' }).click()
  await expect(size).toContainText('Canvas width cannot be larger')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Rulers in/ }).click()
  await section(page, 'Settings')
  await page.getByRole('textbox', { name: 'Canvas height' }).fill('50')
  await page.getByRole('button', { name: 'Update Canvas Size' }).click()
  await page.getByRole('button', { name: 'Adjust Canvas Size' }).click()
  await expect(size).toContainText(`50'`)
  await takeScreens(page, 'canvas-settings')
}
