import type { Page } from '@playwright/test'
import { card, designing, panel, section, setting } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'

const choices = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name }).click()
  const texts = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return texts
}

test('ratios and options are those of the product; a ramp fixes the ramp width (spec 1 §3, spec 2 §2.3, §2.4, §9) [e2e-panels-4]', async ({
  page,
}) => {
  const driver = await designing(page)
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
  await driver.drag('Ramps', '6 ft ramp', 400, 300)
  await section(page, 'Options')
  await expect(page.getByRole('combobox', { name: 'Ramp width' })).toBeDisabled()
  await expectAccessible(panel(page))
})

test('PATHWAY HD has ratios and options of its own, its first part tells a dealer what to see to until it is closed, and child rails are changed without a call (spec 1 §3, §8, spec 2 §2.3, §2.4, §5, §9) [e2e-panels-5]', async ({
  page,
}) => {
  await page.clock.install()
  await designing(page, 'Dana Miller', 'PHD')

  await test.step('ratios and options are those of the product (spec 1 §3, spec 2 §2.3, §2.4, §9)', async () => {
    await section(page, 'Settings')
    expect(await choices(page, 'Project Desired Slope Ratio')).toEqual(['1:20', '1:16', '1:12 (ADA)'])
    await section(page, 'Options')
    await expect(page.getByText(/60-inch ramps are special order/)).toBeVisible()
    expect(await choices(page, 'Handrails')).toHaveLength(3)
    await takeScreens(page, 'options-phd')
  })

  await section(page, 'Parts')
  await test.step('the first part of PATHWAY HD tells a dealer what to see to, until it is closed (spec 1 §8)', async () => {
    await card(page, '5 × 5 platform').click()
    const notice = page.getByText('PATHWAY HD follows commercial codes.')
    await expect(notice).toBeVisible()
    await page.clock.fastForward('00:06')
    await expect(notice).toBeVisible()
    const [canvas, box] = [await page.locator('[data-canvas]').boundingBox(), await notice.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual((canvas?.y ?? 0) + (canvas?.height ?? 0))
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('child rails are changed without a call (spec 2 §5)', async () => {
    await page.getByRole('tab', { name: 'Ramps' }).click()
    await card(page, '6 ft ramp').click()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await setting(page, 'Child rails').press('Space')
    await expect(setting(page, 'Child rails')).toBeChecked()
    expect(calls).toEqual([])
  })
})
