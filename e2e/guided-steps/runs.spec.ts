import type { Page } from '@playwright/test'
import { clearCanvas, designing, section } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'

const height = (page: Page, end: 'Start / Top' | 'End / Bottom') =>
  page.getByRole('textbox', { name: `${end} Height` })

test('a run is cancelled, has no end height without ramps, and is proposed with the height it needs; ramps and stairs are kept in runs of their own, and stairs are made as high as their run falls (spec 3 §4.3, §5.2, §5.3) [e2e-guided-steps-6]', async ({
  page,
}) => {
  const driver = await designing(page, 'Devin Park')
  await driver.drag('Platforms', '5 × 5 platform', 480, 360)
  await section(page, 'Runs')

  await test.step('a new run that is cancelled is gone, and the next one begins at its first step (spec 3 §4.3)', async () => {
    await driver.press('Add New Run')
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await height(page, 'Start / Top').fill('24')
    await page.keyboard.press('Tab')
    await driver.press('Next')
    await driver.click(480, 360)
    await expect(page.getByText(/Step 2 of 4/)).toBeVisible()
    await driver.press('Cancel Run')
    await expect(page.getByText(/No runs yet/)).toBeVisible()
    await driver.press('Add New Run')
    await expect(page.getByText(/Step 1 of 4/)).toBeVisible()
    await expect(height(page, 'Start / Top')).toHaveValue('')
  })

  await test.step('a run of platforms has no end height to type (spec 3 §5.3)', async () => {
    await height(page, 'Start / Top').fill('24')
    await page.keyboard.press('Tab')
    await driver.press('Next')
    await driver.click(480, 360)
    await driver.press('Next')
    await expect(height(page, 'End / Bottom')).toBeDisabled()
    await expect(height(page, 'End / Bottom')).toHaveValue(/^24/)
    await expect(
      page.getByText('Because this run only has platforms there is no need for an end/bottom height.'),
    ).toBeVisible()
    await driver.press('Cancel Run')
  })

  await test.step('proposed runs ask for the height they need before they are taken', async () => {
    await driver.press('Use this run')
    await expect(height(page, 'Start / Top')).toBeFocused()
    await expect(height(page, 'Start / Top')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('24')
    await expect(height(page, 'Start / Top')).not.toHaveAttribute('aria-invalid', 'true')
    await driver.press('Use this run')
    await expect(page.getByRole('button', { name: 'Edit Primary' })).toBeVisible()
  })

  await driver.press('Delete All Runs')
  await section(page, 'Parts')
  await clearCanvas(page)
  await driver.drag('Platforms', '5 × 5 platform', 480, 360)
  await driver.drag('Ramps', '8 ft ramp', 480, 445)
  await driver.drag('Stairs', '15 in Stair', 530, 360)
  await section(page, 'Runs')

  await test.step('ramps and stairs are kept in runs of their own (spec 3 §5.2)', async () => {
    await driver.press('Add New Run')
    await height(page, 'Start / Top').fill('16')
    await page.keyboard.press('Tab')
    await driver.press('Next')
    await driver.click(480, 360)
    await driver.press('Next')
    await driver.press('Next')
    await driver.press('Finish')

    await driver.press('Add New Run')
    await driver.click(480, 360)
    await driver.press('Next')
    await driver.click(480, 448)
    await driver.click(530, 360)
    await expect(page.getByText('Stairs and Ramps are not allowed in the same run')).toBeVisible()
    await driver.press('Cancel Run')

    await driver.press('Add New Run')
    await driver.click(480, 360)
    await driver.press('Next')
    await driver.click(530, 360)
    await driver.click(480, 448)
    await expect(page.getByText('Ramps and Stairs are not allowed in the same run')).toBeVisible()
    await driver.press('Cancel Run')
    await driver.press('Delete Primary')
    await expect(page.getByText(/No runs yet/)).toBeVisible()
  })

  await test.step('stairs put beside a ramp lead down, and are made as high as their run falls (spec 3 §5.3)', async () => {
    await driver.press('Add New Run')
    await height(page, 'Start / Top').fill('16')
    await page.keyboard.press('Tab')
    await driver.press('Next')
    await driver.click(530, 360)
    await expect(page.getByText('Stairs are not allowed in your primary run')).toBeVisible()
    await driver.click(480, 360)
    await driver.click(480, 448)
    await driver.press('Next')
    await height(page, 'End / Bottom').fill('8')
    await page.keyboard.press('Tab')
    await driver.press('Next')
    await driver.press('Finish')
    await driver.press('Add New Run')
    await driver.click(480, 360)
    await expect(height(page, 'Start / Top')).toHaveValue('16"')
    await driver.press('Next')
    await driver.click(530, 360)
    await driver.press('Next')
    await height(page, 'End / Bottom').fill('0')
    await page.keyboard.press('Tab')
    await expect(page.getByText(/The stairs of Run 1 may not line up/)).toBeVisible()
    await driver.press('Make the stair 16" high')
    await expect(page.getByText(/may not line up/)).toBeHidden()
    await driver.press('Next')
    await expect(page.getByText('No Run Errors')).toBeVisible()
  })
})
