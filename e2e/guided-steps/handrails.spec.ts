import { clearCanvas, designing, section } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'

test('a rail card names its platform and usable size, without one selected it says what to do; parts are unlocked, a click selects and a drag moves (spec 1 §4, spec 3 §2.8) [e2e-guided-steps-5]', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('a rail card names its platform and usable size; without one selected it says what to do (spec 3 §2.8)', async () => {
    await page.getByRole('button', { name: /^Place 5 × 6 platform,/ }).click()
    await section(page, 'Handrail')
    const empty = page.getByText('No Platform Selected – Select a platform to adjust its handrails.')
    const card = page.getByRole('button', { name: /^Rails: Right and left/ })
    for (const words of ['Right and left', 'PPS56TL', '60" × 72"', `5'-0" × 6'-0"`])
      await expect(card).toContainText(words)
    for (const group of ['Special', 'Straight', 'Turn', 'Single'])
      await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select 5 × 6 platform' }).uncheck()
    await expect(empty).toBeVisible()
  })

  await section(page, 'Parts')
  await clearCanvas(page)

  await test.step('parts are unlocked in the Handrail step: a click selects, a drag moves (spec 1 §4)', async () => {
    await driver.drag('Platforms', '5 × 5 platform', 480, 360)
    await section(page, 'Handrail')
    await driver.click(480, 360)
    await expect(page.getByRole('heading', { name: 'Straight', exact: true })).toBeVisible()
    await driver.dragOn({ x: 480, y: 360 }, { x: 480, y: 420 })
    await expect(page.getByRole('textbox', { name: 'From the top' })).toHaveValue(/^38[67]/)
    await expect(page.getByRole('button', { name: 'Delete Item' })).toBeDisabled()
  })
})
