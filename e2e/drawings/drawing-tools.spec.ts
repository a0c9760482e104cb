import type { Page } from '@playwright/test'
import {
  designing,
  enter,
  field,
  panel,
  properties,
  section,
  sidebar,
  undo,
} from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'

test('words are typed, shapes, drafting lines and the site are drawn by hand, by category, by search and by heart, and a door is put down open (spec 2 §2.5, §2.8, §4) [e2e-drawings-1]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)

  await test.step('words are typed as soon as they are added; Escape keeps them, and what is left empty goes and leaves no step', () =>
    typeWords(driver))
  await clearAll(page)
  await test.step('shapes, lines and curves are drawn by hand (spec 2 §4)', () => drawShapes(driver))
  await driver.press('Close layers')
  await clearAll(page)
  await test.step('drafting lines, tools and words come to the canvas (spec 2 §2.8)', () =>
    placeDrafting(driver))
  await clearAll(page)
  await test.step('a dealer draws the site by category, by search and by heart, and a door is put down open (spec 2 §2.5)', () =>
    drawSite(driver))
})

/** Takes away what is drawn. */
async function clearAll(page: Page) {
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.locator('[data-drawing]')).toHaveCount(0)
}

async function typeWords(driver: DesignerDriver) {
  const { page } = driver

  await test.step('text that is added and left by Escape leaves nothing, neither a drawing nor a step', async () => {
    await driver.press('Add Text')
    await expect(page.getByText('To edit text simply double click on the textbox')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Words on the canvas' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-drawing]')).toHaveCount(0)
    await expect(undo(page)).toBeDisabled()
  })

  await test.step('Escape keeps what is typed, and what is emptied goes', async () => {
    const words = page.getByRole('textbox', { name: 'Words on the canvas' })
    await driver.press('Add Text')
    await expect(words).toBeFocused()
    await page.keyboard.type('FRONT DOOR')
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await expect(properties(page).getByRole('heading', { name: 'Text: FRONT DOOR' })).toBeVisible()
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('Enter')
    await expect(words).toHaveValue('FRONT DOOR')
    await words.fill('')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-drawing]')).toHaveCount(0)
    await undo(page).click()
    await expect(properties(page).getByRole('heading', { name: 'Text: FRONT DOOR' })).toBeVisible()
  })
}

async function drawShapes(driver: DesignerDriver) {
  const { page } = driver
  await section(page, 'Drawing')
  await page.getByText('Vertex').click()
  await expect(page.getByText('No object selected')).toBeVisible()
  await section(page, 'Shape')
  await expectAccessible(sidebar(page))
  await takeScreens(page, 'drawing-tools')
  const { x, y } = await driver.screenOf(480, 360)
  await page.mouse.move(x - 120, y - 90)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 30, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await page.mouse.click(x - 120, y)
  await page.getByText('Vertex').click()
  await expect(page.getByText('Select one line, arc or path to edit its points')).toBeVisible()
  await section(page, 'Pen')
  await expectAccessible(sidebar(page))
  await section(page, 'Exit Drawing')
  await driver.press('Layers')
  await expect(page.getByRole('button', { name: /^Rectangle/ })).toBeVisible()
}

async function placeDrafting(driver: DesignerDriver) {
  const { page } = driver
  await driver.press('Add Text')
  await driver.click(480, 360)
  const middle = await driver.screenOf(480, 360)
  await page.mouse.dblclick(middle.x, middle.y)
  await page.getByRole('textbox', { name: 'Words on the canvas' }).fill('GATE CODE 12')
  await page.keyboard.press('Control+Enter')
  await driver.press('Layers')
  await expect(page.getByRole('button', { name: /^Text: GATE CODE 12/ })).toBeVisible()
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Close' }).click()

  await driver.press('Callout')
  await expect(page.getByRole('menuitem', { name: 'Custom' })).toBeHidden()
  await expectAccessible(page.getByRole('menu'))
  await page.getByRole('menuitem', { name: 'Bordered' }).click()

  await section(page, 'Drafting')
  await page.getByRole('button', { name: 'Place Arrow Ends, dashed' }).click()
  await expectAccessible(sidebar(page))
  await takeScreens(page, 'drafting')
  await section(page, 'Exit')
  await section(page, 'Tools')
  await expectAccessible(panel(page))
}

async function drawSite(driver: DesignerDriver) {
  const { page } = driver

  await test.step('a dealer draws the site: by category, by search and by heart (spec 2 §2.5)', async () => {
    await section(page, 'Graphics')
    await expectAccessible(panel(page))
    await takeScreens(page, 'graphics')
    await driver.press('Nature')
    await driver.press('Trees')
    await driver.press('Place Tree')
    await driver.press('Favorite Tree')
    await expectAccessible(panel(page))
    await driver.press('Back to Nature')
    await driver.press('Back to Categories')
    await expect(page.getByRole('region', { name: 'Favorites' }).getByText('Tree')).toBeVisible()

    await page.getByPlaceholder('Search...').fill('PICK')
    await expect(page.getByText('Searching For')).toBeVisible()
    await driver.press('Place Pickup Truck')
    await expectAccessible(page.getByRole('main'))
    // A picture shows what it has: this one a line of one kind, which is neither dashed nor capped by hand.
    await page.getByRole('tab', { name: 'Shape' }).click()
    await expect(properties(page).getByRole('slider', { name: 'Line width', exact: true })).toBeVisible()
    await expect(properties(page).getByRole('slider', { name: 'Second line width' })).toBeHidden()
    await expect(properties(page).getByText('Line style')).toBeHidden()
    await page.getByText('Exit Search').click()

    const kept = await page.evaluate(() => localStorage.getItem('graphicFavorites'))
    expect(kept).toBe('["tree"]')
  })

  await test.step('a door is put down open, and its angle can be typed', async () => {
    await page.getByPlaceholder('Search...').fill('Door Right')
    await page.getByRole('button', { name: /^Place Door Right/ }).click()
    await expect(field(page, 'Opens by')).toHaveValue('180°')
    await enter(page, 'Opens by', '45')
    await expect(field(page, 'Opens by')).toHaveValue('45°')
    await undo(page).click()
    await expect(field(page, 'Opens by')).toHaveValue('180°')
  })
}
