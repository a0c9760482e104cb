import { acceptTerms } from '../assertions/accepted-terms.ts'
import { watchFocus } from '../assertions/watch-focus.ts'
import { KeyboardDriver } from '../drivers/keyboard-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { L, partsOfDescription } from '../systems/described-parts.ts'
import { drawnOn } from '../systems/drawn-on.ts'

test('a residential L by the keyboard alone in at most 60 keys', async ({ page }) => {
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/portal/')
  await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible()
  const inPortal = new KeyboardDriver(page)
  await inPortal.use('New quote')
  await expect(page.getByLabel('Quote name')).toBeFocused()
  await inPortal.write('L')
  const opening = page.context().waitForEvent('page')
  await inPortal.press('Enter')

  const designer = await opening
  watchFocus(designer)
  const driver = new KeyboardDriver(designer)
  await expect(designer.getByLabel(/^Rise: how high/)).toBeFocused()
  await driver.write('24')
  await driver.use('Start Project')
  await expect(designer.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  await driver.use(/^Place 5 × 5 platform/)
  const chips = designer.getByRole('toolbar', { name: /^Join at the/ }).first()
  const said = designer.locator('[data-said]')
  await driver.press('j')
  for (const end of ['bottom side of 5 × 5 platform', 'lower end of 8 ft ramp']) {
    await expect(chips.locator(':focus')).toHaveAccessibleName(`Join 8 ft ramp at the ${end}`)
    await driver.press('Enter')
    await expect(said).toContainText(`joined to the ${end}`)
  }
  await driver.goTo(chips.getByRole('button', { name: /^Join 5 × 5 platform/ }), 'ArrowRight')
  await driver.press('Enter')
  await driver.use(/^Parts for the right/)
  await expect(chips.locator(':focus')).toHaveAccessibleName(/^Join 8 ft ramp at the right/)
  await driver.press('Enter')
  await expect(said).toContainText('joined to the right')

  await driver.press('Control+Enter')
  await expect(designer.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
  await driver.use(/Top side/)
  await expect(designer.getByRole('button', { name: 'Confirm System' }).last()).toBeEnabled()
  const { layout } = await drawnOn(designer)
  expect(layout.parts).toHaveLength(L.parts.length)
  await driver.press('Control+Enter')
  await expect(designer.getByText('All parts generated successfully.')).toBeVisible()
  const closing = designer.waitForEvent('close')
  await driver.press('Control+Enter')
  await closing

  const keys = inPortal.pressed + driver.pressed
  process.stdout.write(`\nResidential L by the keyboard: ${keys} keys\n`)
  const table = page.getByRole('table', { name: 'Parts list' })
  await expect(table).toBeVisible({ timeout: 30_000 })
  await expect(table.locator('tbody tr')).toHaveCount(partsOfDescription(L).length)
  expect(keys).toBeLessThanOrEqual(60)
})
