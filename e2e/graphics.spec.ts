import type { Page } from '@playwright/test'
import { DesignerHand } from './hands/designer-hand.ts'
import { designing, section } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { expect, test } from './product/test.ts'

test.beforeEach(async ({ page }) => {
  await designing(page)
})

test('a dealer draws the site: by category, by search and by heart (spec 2 §2.5)', async ({ page }) => {
  const hand = new DesignerHand(page)
  await section(page, 'Graphics')
  await expectAccessible(page)
  await takeScreens(page, 'graphics')
  await hand.press('Nature')
  await hand.press('Trees')
  await hand.press('Place Tree')
  await hand.press('Favorite Tree')
  await expectAccessible(page)
  await hand.press('Back to Nature')
  await hand.press('Back to Categories')
  await expect(page.getByRole('region', { name: 'Favorites' }).getByText('Tree')).toBeVisible()

  await page.getByPlaceholder('Search...').fill('PICK')
  await expect(page.getByText('Searching For')).toBeVisible()
  await hand.press('Place Pickup Truck')
  await expectAccessible(page)
  // A picture shows what it has: this one a line of one kind, which is neither dashed nor capped by hand.
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await page.getByRole('tab', { name: 'Shape' }).click()
  await expect(properties.getByRole('slider', { name: 'Line width', exact: true })).toBeVisible()
  await expect(properties.getByRole('slider', { name: 'Second line width' })).toBeHidden()
  await expect(properties.getByText('Line style')).toBeHidden()
  await page.getByText('Exit Search').click()

  const kept = await page.evaluate(() => localStorage.getItem('graphicFavorites'))
  expect(kept).toBe('["tree"]')
})

test('drafting lines, tools and words come to the canvas (spec 2 §2.8)', async ({ page }) => {
  const hand = new DesignerHand(page)
  await hand.press('Add Text')
  await expect(page.getByText('To edit text simply double click on the textbox')).toBeVisible()
  await hand.click(480, 360)
  await page.mouse.dblclick(...(await middleOfCanvas(page)))
  await page.getByRole('textbox', { name: 'Words on the canvas' }).fill('GATE CODE 12')
  await page.keyboard.press('Control+Enter')
  await hand.press('Layers')
  await expect(page.getByRole('button', { name: /^Text: GATE CODE 12/ })).toBeVisible()
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Close' }).click()

  await hand.press('Callout')
  await expect(page.getByRole('menuitem', { name: 'Custom' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Bordered' }).click()

  await section(page, 'Drafting')
  await page.getByRole('button', { name: 'Place Arrow Ends, dashed' }).click()
  await expectAccessible(page)
  await takeScreens(page, 'drafting')
  await section(page, 'Exit')
  await section(page, 'Tools')
  await expectAccessible(page)
})

test('shapes, lines and curves are drawn by hand (spec 2 §4)', async ({ page }) => {
  const hand = new DesignerHand(page)
  await section(page, 'Drawing')
  await page.getByText('Vertex').click()
  await expect(page.getByText('No object selected')).toBeVisible()
  await section(page, 'Shape')
  await expectAccessible(page)
  await takeScreens(page, 'drawing-tools')
  const [x, y] = await middleOfCanvas(page)
  await page.mouse.move(x - 120, y - 90)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 30, { steps: 5 })
  await page.mouse.up()
  await section(page, 'Pen')
  await expectAccessible(page)
  await section(page, 'Exit Drawing')
  await hand.press('Layers')
  await expect(page.getByRole('button', { name: /^Rectangle/ })).toBeVisible()
})

test('a newcomer watches the tutorial once, and may watch it again (spec 3 §2.16)', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await section(page, 'Welcome')
  await expect(page.getByText('First time using the designer? Watch a quick tutorial')).toBeVisible()
  await page.getByRole('button', { name: 'Start Tutorial' }).click()
  for (const [number, title] of ['Create Layout', 'Approve Layout', 'Final Settings', 'Confirm'].entries()) {
    await expect(dialog.getByText(`Step ${number + 1} of 4`)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: number === 3 ? 'Finish' : 'Next' }).click()
  }
  await expect(page.getByText('Still need help? Re-watch the Rampwright tutorial.')).toBeVisible()
})

test('notes say whether they are saved (spec 2 §2.6)', async ({ page }) => {
  await section(page, 'Notes')
  await page.getByPlaceholder('Enter your notes here...').fill('Gate code 12')
  await page.getByRole('button', { name: 'Save Notes' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await expectAccessible(page)
})

async function middleOfCanvas(page: Page): Promise<[number, number]> {
  const place = await page.evaluate(() => globalThis.__designer?.screenOfLayout(480, 360))
  if (!place) throw new Error('the canvas is not there')
  return [place.x, place.y]
}
