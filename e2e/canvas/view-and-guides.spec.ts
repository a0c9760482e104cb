import type { Page } from '@playwright/test'
import { designing, field, section } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'

test('guides come out of a ruler and survive a reload, parts stand on the grid, Alt and the wheel zoom from 20 to 240 percent, and for four seconds it is said where the canvas must be clicked (spec 1 §2, §4, §5, §9) [e2e-canvas-1]', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  const driver = await designing(page)

  await test.step('guides come out of a ruler, survive a reload and go at the corner', async () => {
    const inside = await driver.screenOf(240, 240)
    const ruler = await page.locator('[data-axis="y"]').boundingBox()
    if (!ruler) throw new Error('there is no ruler')
    await page.mouse.move(ruler.x + 10, inside.y)
    await page.mouse.down()
    await page.mouse.move(inside.x, inside.y, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Clear the guides' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: /^(Start Project|Start From Blank Project)$/ }).click()
    await page.getByRole('button', { name: 'Clear the guides' }).click()
    await expect(page.getByRole('button', { name: /^Rulers in/ })).toBeVisible()
  })

  await test.step('the menu of the canvas lays a guide without dragging, by click and by key, and takes it away', async () => {
    const { x, y } = await driver.screenOf(240, 240)
    await page.mouse.click(x, y, { button: 'right' })
    await page.getByRole('menuitem', { name: 'Add vertical guide' }).click()
    await expect(page.getByRole('button', { name: 'Clear the guides' })).toBeVisible()
    await page.mouse.click(x, y, { button: 'right' })
    await page.getByRole('menuitem', { name: 'Remove guide' }).click()
    await expect(page.getByRole('button', { name: /^Rulers in/ })).toBeVisible()
    await page.locator('[data-canvas]').press('ArrowRight')
    await page.keyboard.press('ContextMenu')
    await page.getByRole('menuitem', { name: 'Add horizontal guide' }).press('Enter')
    await page.getByRole('button', { name: 'Clear the guides' }).click()
  })

  await page.getByRole('button', { name: /Fit the canvas/ }).click()
  await driver.drag('Platforms', '5 × 5 platform', 400, 300)

  await test.step('with Grid Snapping parts stand on the grid, and coordinates are shown when asked for (spec 1 §2, §5)', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('switch', { name: 'Grid Snapping' }).press('Space')
    await page.getByRole('switch', { name: 'Show Guides' }).press('Space')
    await page.getByRole('switch', { name: 'Show Coordinates' }).press('Space')
    await driver.dragOn({ x: 400, y: 300 }, { x: 437, y: 331 })
    for (const name of ['From the left', 'From the top']) {
      const inches = Number((await field(page, name).inputValue()).replace('"', ''))
      expect(inches % 12).toBe(0)
    }
    await expect(page.getByText('437", 331"', { exact: true })).toBeVisible()
    const kept = await page.evaluate(() =>
      ['gridSnapping', 'showGuides', 'showCoordinates'].map((key) => localStorage.getItem(key)),
    )
    expect(kept).toEqual(['true', 'false', 'true'])
  })

  await test.step('Alt and the wheel zoom from 20 to 240 percent, the percent fits the canvas (spec 1 §4)', async () => {
    const percent = page.getByRole('button', { name: /Fit the canvas/ })
    const middle = await driver.screenOf(400, 300)
    await page.mouse.move(middle.x, middle.y)
    await page.keyboard.down('Alt')
    for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, -120)
    await expect(percent).toHaveText('240%')
    for (let turn = 0; turn < 25; turn++) await page.mouse.wheel(0, 120)
    await expect(percent).toHaveText('20%')
    await page.keyboard.up('Alt')
    await percent.click()
    await expect(percent).not.toHaveText('20%')
    await page.getByRole('button', { name: 'Zoom in' }).click()
  })

  await section(page, 'Parts')
  await test.step('where the canvas must be clicked it says so for four seconds, and settings keep it quiet (spec 1 §2, §9)', () =>
    remindForFourSeconds(page))
})

async function remindForFourSeconds(page: Page) {
  const reminder = page.getByText('Canvas Interaction Required')
  await page.clock.pauseAt(Date.now() + 60_000)
  await section(page, 'Connect')
  await expect(reminder).toBeVisible()
  await page.clock.runFor(3900)
  await expect(reminder).toBeVisible()
  await page.clock.runFor(200)
  await expect(reminder).toBeHidden()
  await page.clock.resume()
  // The active section leads back to Building.
  await section(page, 'Connect')
  await section(page, 'Settings')
  await page.getByRole('switch', { name: 'Canvas Interaction Reminder' }).press('Space')
  await section(page, 'Connect')
  await expect(page.getByRole('heading', { name: 'Connections', exact: true })).toBeVisible()
  await expect(reminder).toBeHidden()
}

test('the canvas keeps its size while the properties open beside it, and a part that is dropped then is painted', async ({
  page,
}) => {
  const driver = await designing(page)
  await driver.drag('Platforms', '5 × 5 platform', 400, 300)
  await page.keyboard.press('Escape')
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await expect(properties).toBeHidden()
  await driver.dragOn({ x: 400, y: 300 }, { x: 420, y: 300 })
  await page.keyboard.press('Escape')
  const before = await canvasOf(page)
  await driver.dragOn({ x: 420, y: 300 }, { x: 460, y: 300 })
  await expect(properties).toBeVisible()
  const after = await canvasOf(page)
  expect(after.viewWidth).toBeLessThan(before.viewWidth)
  expect(after.width).toBe(before.width)
  const { x, y } = await driver.screenOf(460, 300)
  expect(await inkAt(page, x, y)).not.toEqual(await inkAt(page, x - 120, y))
})

test('a part that is dragged in Handrails goes as far as the pointer, though its properties open in the middle of the drag (spec 1 §4) [e2e-canvas-7]', async ({
  page,
}) => {
  const driver = await designing(page)
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  await driver.drag('Platforms', '5 × 5 platform', 600, 300)
  await page.keyboard.press('Escape')
  await section(page, 'Handrail')
  await expect(page.getByRole('heading', { name: 'Handrail Builder' })).toBeVisible()
  const [press, release] = [await driver.screenOf(300, 300), await driver.screenOf(300, 400)]
  await page.mouse.move(press.x, press.y)
  await page.mouse.down()
  await page.mouse.move(press.x, (press.y + release.y) / 2, { steps: 3 })
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible()
  await page.mouse.move(release.x, release.y, { steps: 4 })
  await page.mouse.up()
  await expect(field(page, 'From the left')).toHaveValue('266.95"')
  await expect(field(page, 'From the top')).toHaveValue(/^366\./)
})

/** Pixels of the layer that stands still, and of what is seen of it. */
const canvasOf = (page: Page) =>
  page.evaluate(() => ({
    width: document.querySelector<HTMLCanvasElement>('[data-canvas] canvas')?.width ?? 0,
    viewWidth: document.querySelector('[data-canvas]')?.clientWidth ?? 0,
  }))

/** Colors around a place of the screen. */
const inkAt = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-canvas] canvas')
      const box = canvas?.getBoundingClientRect()
      const context = canvas?.getContext('2d')
      if (!box || !context) return null
      const ratio = window.devicePixelRatio
      const { data } = context.getImageData((left - box.left) * ratio, (top - box.top) * ratio, 12, 12)
      return [...data]
    },
    [x, y] as const,
  )
