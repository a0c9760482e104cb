import type { Page } from '@playwright/test'
import { designing, section } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { expect, test } from './product/test.ts'

const choices = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name }).click()
  const texts = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return texts
}

test('the canvas grows and shrinks by 20 ft at each side, as far as parts and limits let it (spec 1 §2, §5)', async ({
  page,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 120, 300)
  const left = page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'From the left' })
  const before = Number.parseFloat(await left.inputValue())
  await page.getByRole('button', { name: 'Adjust Canvas Size' }).click()
  const size = page.getByRole('group', { name: 'Canvas size' })
  await size.getByRole('button', { name: 'Add 20 ft at the left' }).click()
  await expect(size).toContainText('1200″ × 720″')
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
  await page.getByRole('textbox', { name: 'Canvas height, feet' }).fill('50')
  await page.getByRole('button', { name: 'Update Canvas Size' }).click()
  await page.getByRole('button', { name: 'Adjust Canvas Size' }).click()
  await expect(size).toContainText('50′')
  await takeScreens(page, 'canvas-settings')
})

test('ratios and options are those of the product; a ramp fixes the ramp width (spec 1 §3, spec 2 §2.3, §2.4, §9)', async ({
  page,
}) => {
  const hand = await designing(page)
  await section(page, 'Settings')
  expect(await choices(page, 'Project Desired Slope Ratio')).toEqual([
    '1:20',
    '1:16',
    '1:12 (ADA)',
    '1:10 (IRC)',
    '1:8',
  ])
  await section(page, 'Options')
  await expect(page.getByText('only affect parts added from now on')).toBeVisible()
  expect(await choices(page, 'Ramp width')).toHaveLength(2)
  await section(page, 'Parts')
  await hand.drag('Ramps', '6 ft ramp', 400, 300)
  await section(page, 'Options')
  await expect(page.getByRole('combobox', { name: 'Ramp width' })).toBeDisabled()
  await expectAccessible(page)

  await page.goto('/designer?product=PHD')
  await page.getByRole('button', { name: /^Start (Project|From Blank Project)$/ }).click()
  await section(page, 'Settings')
  expect(await choices(page, 'Project Desired Slope Ratio')).toEqual(['1:20', '1:16', '1:12 (ADA)'])
  await section(page, 'Options')
  await expect(page.getByText(/60-inch ramps are special order/)).toBeVisible()
  expect(await choices(page, 'Handrails')).toHaveLength(3)
  await takeScreens(page, 'options-phd')
})

test('where the canvas must be clicked it says so for four seconds, and settings keep it quiet (spec 1 §2, §9)', async ({
  page,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 400, 300)
  await section(page, 'Connect')
  await expect(page.getByText('Canvas Interaction Required')).toBeVisible()
  await expect(page.getByText('Canvas Interaction Required')).toBeHidden({ timeout: 4800 })
  // The active section leads back to Building.
  await section(page, 'Connect')
  await section(page, 'Settings')
  await page.getByRole('switch', { name: 'Canvas Interaction Reminder' }).press('Space')
  await section(page, 'Connect')
  await page.waitForTimeout(300)
  await expect(page.getByText('Canvas Interaction Required')).toBeHidden()
})
