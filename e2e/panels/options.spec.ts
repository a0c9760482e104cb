import type { Page } from '@playwright/test'
import { designing, panel, section } from '../looks/designer-screen.ts'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { takeScreens } from '../looks/take-screens.ts'
import { expect, test } from '../product/test.ts'

const choices = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name }).click()
  const texts = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return texts
}

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
  await expectAccessible(panel(page))

  await page.goto('/designer?product=PHD')
  await page.getByRole('button', { name: /^Start (Project|From Blank Project)$/ }).click()
  await section(page, 'Settings')
  expect(await choices(page, 'Project Desired Slope Ratio')).toEqual(['1:20', '1:16', '1:12 (ADA)'])
  await section(page, 'Options')
  await expect(page.getByText(/60-inch ramps are special order/)).toBeVisible()
  expect(await choices(page, 'Handrails')).toHaveLength(3)
  await takeScreens(page, 'options-phd')
})
