import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

test('who is signed in has the documentation; staff have custom callouts and no PATHWAY HD notice; a product outside of the list leads to the picker, and nobody picks one without the permission (spec 1 §5, spec 3 §6) [e2e-access-1]', async ({
  page,
}) => {
  await test.step('who is signed in has the documentation; staff have custom callouts and no PATHWAY HD notice (spec 3 §6)', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start Designing' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Documentation' })).toHaveCount(0)
    const saved = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/users')
    await openAs(page, 'Ines Calder', '/designer?product=PHD')
    expect((await saved).postDataJSON()).toMatchObject({ name: 'Ines Calder' })
    const driver = new DesignerDriver(page)
    await driver.start()
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
    await driver.press('Callout')
    await expect(page.getByRole('menuitem', { name: 'Custom' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('PATHWAY HD follows commercial codes.')).toHaveCount(0)
    await page.goto('/setup')
    await expect(page.getByRole('link', { name: 'Documentation' })).toBeVisible()
  })

  await test.step('a product outside of the list, or none, leads to the picker (spec 1 §5)', async () => {
    await openAs(page, 'Dana Miller', '/setup')
    for (const address of ['/designer?product=T3G', '/designer?product=APD', '/designer']) {
      await page.goto(address)
      await page.waitForURL((url) => url.pathname === '/setup')
      await expect(page.getByRole('heading', { name: 'SELECT A PRODUCT' })).toBeVisible()
    }
  })

  await test.step('without the permission nobody picks a product (spec 3 §6)', async () => {
    await openAs(page, 'Sam Ortiz', '/setup')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No sandbox access')
    await expect(page.getByText('SELECT A PRODUCT')).toHaveCount(0)
    await expect(page).not.toHaveTitle(/Select a Product/)
    await expect(page.getByRole('link', { name: 'Start Designing' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'PATHWAY 3G' })).toHaveCount(0)
  })
})
