import type { Page } from '@playwright/test'
import { designing, section, stats } from '../assertions/designer-screen.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect } from '../product/test.ts'

/** A rectangle and a straight line in a box from 200, 200 to 440, 400, both selected. */
export async function twoDrawings(page: Page) {
  const driver = await designing(page)
  await drawTwo(driver)
  return driver
}

/** The same where nothing is drawn. */
export async function drawTwo(driver: DesignerDriver) {
  const { page } = driver
  await section(page, 'Drawing')
  await section(page, 'Shape')
  await driver.dragOn({ x: 200, y: 200 }, { x: 440, y: 300 })
  await section(page, 'Line')
  await driver.dragOn({ x: 200, y: 340 }, { x: 360, y: 400 })
  await page.keyboard.press('Escape')
  await section(page, 'Exit Drawing')
  await driver.click(700, 100)
  await page.keyboard.press('Control+a')
  await expect(stats(page)).toHaveText(/240".*200"/)
}
