import type { Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { card, parts, sidebar, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

/** From now on no line of the drawing, or of the rulers, can be painted, until the function that is returned was called. */
async function breakInk(page: Page, where: 'drawing' | 'rulers' = 'drawing'): Promise<() => Promise<void>> {
  await page.evaluate((broken) => {
    const { stroke } = CanvasRenderingContext2D.prototype
    const withoutInk = function (this: CanvasRenderingContext2D, ...path: [Path2D]) {
      const at = this.canvas.closest('[data-axis]') ? 'rulers' : 'drawing'
      if (at !== broken) return stroke.apply(this, path)
      throw new Error('no ink')
    }
    Object.assign(CanvasRenderingContext2D.prototype, { stroke: withoutInk })
    Object.assign(globalThis, {
      mendInk: () => Object.assign(CanvasRenderingContext2D.prototype, { stroke }),
    })
  }, where)
  return () => page.evaluate(() => (globalThis as unknown as { mendInk: () => void }).mendInk())
}

/** Places a part right when the ink is gone, before anything else is painted. */
async function placeWithoutInk(page: Page) {
  const found = await card(page, '5 × 6 platform').elementHandle()
  const mendInk = await breakInk(page)
  await found?.evaluate((one) => (one as HTMLElement).click())
  return mendInk
}

const fault = (page: Page) => page.getByRole('alert').filter({ hasText: 'An error occurred: no ink' })

test('a fault while painting locks the canvas until Revert Back; what cannot be remembered or loaded is logged or told while the page goes on (spec 1 §8, spec 2 §8) [e2e-screens-8]', async ({
  page,
}) => {
  test.slow()
  await acceptTerms(page, 'Dana Miller')

  await test.step('a person who could not be remembered is logged, and the page goes on (spec 1 §8)', async () => {
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('The user could not be saved'),
    })
    await page.route('**/api/users', (route) =>
      route.fulfill({ status: 500, json: { code: 'server.failed', message: 'The database is away.' } }),
    )
    await openAs(page, 'Dana Miller', '/setup')
    await logged
    await expect(page.getByRole('heading', { name: 'Select a product' })).toBeVisible()
    await page.unroute('**/api/users')
  })

  await page.getByRole('link', { name: 'Start Designing PATHWAY 3G' }).click()
  const driver = new DesignerDriver(page)
  await driver.startProject()

  await test.step('a dialog that cannot be had is told, and opens when it is asked for again', () =>
    openLateDialog(page))

  await test.step('a fault while a ruler is painted is told like one of the drawing (spec 1 §8)', async () => {
    const mendInk = await breakInk(page, 'rulers')
    // Reached even where the ruler was painted anew meanwhile.
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(fault(page)).toHaveCount(1)
    await mendInk()
    await fault(page).getByRole('button', { name: 'Revert Back' }).click()
    await expect(page.getByRole('application')).toBeVisible()
  })

  await test.step('a fault while painting locks the canvas, and Revert Back goes back to what could be painted (spec 1 §8)', async () => {
    await card(page, '5 × 5 platform').click()
    await expect(parts(page)).toHaveCount(1)
    const mendInk = await placeWithoutInk(page)
    await expect(fault(page)).toHaveCount(1)
    await expect(page.getByRole('application')).toHaveCount(0)
    await expectAccessible(page)
    await takeScreens(page, 'fault-while-painting')
    await mendInk()
    await fault(page).getByRole('button', { name: 'Revert Back' }).click()
    await expect(page.getByRole('application')).toBeVisible()
    await expect(parts(page)).toHaveCount(1)
    await expect(sidebar(page).getByRole('tab', { name: 'Platforms' })).toBeVisible()
  })

  await test.step('what was undone before Revert Back is not undone twice (spec 1 §8)', async () => {
    const mendInk = await placeWithoutInk(page)
    await expect(fault(page)).toHaveCount(1)
    await mendInk()
    await undo(page).click()
    await fault(page).getByRole('button', { name: 'Revert Back' }).click()
    await expect(page.getByRole('application')).toBeVisible()
    await expect(parts(page)).toHaveCount(1)
  })

  await test.step('a picture that cannot be loaded is logged, and the page goes on (spec 2 §8)', async () => {
    await driver.press('Save to history')
    const kept = () => page.evaluate(() => localStorage.getItem('autoSavePreview'))
    await expect.poll(kept).not.toBeNull()
    await page.evaluate(() => {
      const preview = JSON.parse(localStorage.getItem('autoSavePreview') ?? '{}')
      localStorage.setItem('autoSavePreview', JSON.stringify({ ...preview, png: 'AAAA' }))
    })
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text() === 'The preview of the saved layout could not be loaded',
    })
    await page.reload()
    await logged
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect(parts(page)).toHaveCount(1)
  })
})

async function openLateDialog(page: Page) {
  // No file is asked for before the server has answered.
  const server = '**/brand.svg'
  await page.route(server, (route) => route.abort())
  const file = page.getByRole('button', { name: 'File' })
  const askForNew = async () => {
    await file.click()
    await page.getByRole('menuitem', { name: 'New Project' }).click()
  }
  await askForNew()
  await expect(page.getByText('It could not be loaded.')).toBeVisible()
  await page.unroute(server)
  await askForNew()
  const dialog = page.getByRole('dialog', { name: 'New Project' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(file).toBeFocused()
}
