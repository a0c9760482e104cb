import type { Page } from '@playwright/test'
import { button, designing, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { clickAt, screenOf, stop, type } from '../drivers/survey-driver.ts'
import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

const row = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true })

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [await screenOf(page, ...from), await screenOf(page, ...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

test('a yard is entered by numbers alone: house, door, porch, lot, tree and fence', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'Door')
  await type(page, 'Sill above the datum', '24')
  await stop(page, 'Door')

  await stop(page, 'House and yard')
  await panel(page).getByRole('button', { name: 'Type sizes of the house' }).click()
  await type(page, 'House width', '0')
  await expect(panel(page)).toContainText('Enter 60" to 10000".')
  await type(page, 'House width', `40'`)
  await type(page, 'House depth', `28'`)
  await type(page, 'Door center from left corner', `41'`)
  await expect(panel(page)).toContainText(`That wall is 40'-0" long. Enter less.`)
  await type(page, 'Door center from left corner', `12'`)
  await button(page, 'Add house').click()
  await expect(row(page, 'House')).toContainText(`40'-0" x 28'-0"`)

  await button(page, 'Type sizes of the porch').click()
  await type(page, 'Porch width', `7'`)
  await type(page, 'Porch depth', `5'`)
  await type(page, 'Porch height above datum', '16')
  await button(page, 'Add porch').click()
  await expect(row(page, 'Porch')).toContainText(`7'-0" x 5'-0", centered at door, at the wall`)

  await panel(page).getByRole('button', { name: 'Type sizes of the lot' }).click()
  await type(page, 'Lot width', '105600 ft')
  await expect(panel(page)).toContainText('Enter 60" to 10000".')
  await type(page, 'Lot width', `70'`)
  await type(page, 'Lot depth', `90'`)
  await type(page, 'House to front line', `25'`)
  await type(page, 'House to left line', `10'`)
  await button(page, 'Add lot').click()
  await row(page, 'Lot').getByRole('button', { name: /^Lot/ }).click()
  await expect(panel(page).getByRole('textbox', { name: 'House to right line' })).toHaveValue(/240|20'/)
  await expectAccessible(panel(page))
  await takeScreens(page, 'site-by-sizes')
  await stop(page, 'House and yard')

  await stop(page, 'Obstacles')
  await panel(page).getByRole('button', { name: 'Tree', exact: true }).click()
  await clickAt(page, 700, 420)
  await type(page, 'Center, right of door', `-10'`)
  await type(page, 'Center, out from wall', `8'`)
  await type(page, 'Diameter of Tree', '30')
  await expect(row(page, 'Tree')).toContainText(`2'-6" dia., 10'-0" left of door, 8'-0" out`)
  await page.getByRole('button', { name: /^Units inches/ }).click()
  await expect(panel(page).getByRole('textbox', { name: 'Center, right of door' })).toHaveValue(`-10'-0"`)
  await type(page, 'Center, right of door', '-9')
  await expect(row(page, 'Tree')).toContainText(`9'-0" left of door`)
  await type(page, 'Center, right of door', '-10')
  await page.getByRole('button', { name: /^Units feet/ }).click()

  await panel(page).getByRole('button', { name: 'Fence', exact: true }).click()
  await clickAt(page, 680, 400)
  await clickAt(page, 780, 400)
  await button(page, 'Done').click()
  await type(page, 'Point 1, right of door', `6'`)
  await type(page, 'Point 1, out from wall', `20'`)
  await type(page, 'Point 2, right of door', `18'`)
  await type(page, 'Point 2, out from wall', `20'`)
  await type(page, 'Thickness of Fence', '6')
  await expect(row(page, 'Fence')).toContainText(`12'-0" long, 6'-0" right of door, 20'-0" out`)
  await type(page, 'Length of Fence', `24'`)
  await expect(panel(page).getByRole('textbox', { name: 'Point 2, right of door' })).toHaveValue(/360|30'/)
  await expectAccessible(panel(page))
  await takeScreens(page, 'site-positions')
  await button(page, 'Remove Fence').click()
  await expect(row(page, 'Fence')).toHaveCount(0)
  await row(page, 'Tree').getByRole('button', { name: /^Tree/ }).click()
  await button(page, 'Remove Tree').click()
  await expect(panel(page).getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await stop(page, 'Obstacles')

  await stop(page, 'Door')
  await type(page, 'Door center from corner 4', `15'`)
  await expect(panel(page).getByRole('textbox', { name: 'Door center from corner 3' })).toHaveValue(/300|25'/)
})

test('a lot line is entered without a lot: typed from the house, and drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'Door')
  await type(page, 'Sill above the datum', '24')
  await stop(page, 'Door')
  await stop(page, 'House and yard')
  await button(page, 'Type sizes of the house').click()
  await type(page, 'House width', `40'`)
  await type(page, 'House depth', `28'`)
  await type(page, 'Door center from left corner', `12'`)
  await button(page, 'Add house').click()
  await button(page, 'Type sizes of the single lot line').click()
  await type(page, 'House to front line', `12'`)
  await button(page, 'Add lot line').click()
  await expect(row(page, 'Front lot line')).toContainText(`12'-0 1/2" out`)
  await button(page, 'Draw single lot line').click()
  await clickAt(page, 880, 100)
  await clickAt(page, 880, 600)
  await button(page, 'Done').click()
  await expect(row(page, 'Lot line')).toContainText('long')
  await expectAccessible(panel(page))
  await takeScreens(page, 'site-lot-lines')
})

test('sides are typed for what was added by its sizes, and nothing is drawn before', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'House and yard')
  await button(page, 'Type sides of the yard').click()
  await expect(row(page, 'Yard')).toHaveCount(0)
  await type(page, 'Yard width', `40'`)
  await type(page, 'Yard depth', `30'`)
  await button(page, 'Add yard').click()
  await expect(row(page, 'Yard')).toContainText(`40'-0" x 30'-0"`)
  await expect(row(page, 'Yard').getByRole('textbox', { name: 'Length of side 1' })).toBeVisible()

  await button(page, 'Type sides of the lot').click()
  await expect(panel(page)).toContainText('The lot replaces the yard that was drawn.')
  await expect(row(page, 'Lot')).toHaveCount(0)
  await expect(row(page, 'Yard')).toBeVisible()
  await type(page, 'Lot width', `70'`)
  await type(page, 'Lot depth', `90'`)
  await button(page, 'Add lot').click()
  await expect(row(page, 'Lot').getByRole('textbox', { name: 'Length of side 2' })).toBeVisible()
  await expect(row(page, 'Yard')).toHaveCount(0)

  await button(page, 'Type sides of the house').click()
  await expect(row(page, 'House')).toHaveCount(0)
  await type(page, 'House width', `40'`)
  await type(page, 'House depth', `28'`)
  await button(page, 'Add house').click()
  await expect(row(page, 'House').getByRole('textbox', { name: 'Length of side 1' })).toBeVisible()
})

test('a house is chosen, then dragged with its door; corners that are no outline stay', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'Door')
  await type(page, 'Sill above the datum', '24')
  await stop(page, 'Door')
  await stop(page, 'House and yard')
  await button(page, 'Draw house').click()
  for (const [x, y] of [
    [200, 100],
    [500, 100],
    [500, 200],
    [200, 200],
  ] as const)
    await clickAt(page, x, y)
  await button(page, 'Done').click()
  await stop(page, 'House and yard')
  await stop(page, 'Door')
  await button(page, 'Place the door').click()
  await clickAt(page, 300, 205)
  await clickAt(page, 400, 130)
  await drag(page, [400, 130], [440, 170])
  await expect(panel(page).getByRole('textbox', { name: 'Door center from corner 4' })).toHaveValue(
    /100|8'-4"/,
  )
  await stop(page, 'Door')
  await stop(page, 'House and yard')
  await expect(row(page, 'House')).toContainText(`25'-0" x 8'-4"`)
  await undo(page).click()
  await expect(row(page, 'House')).toContainText(`top edge`)

  await button(page, 'Draw yard').click()
  for (const [x, y] of [
    [100, 400],
    [500, 600],
    [500, 400],
    [100, 600],
  ] as const)
    await clickAt(page, x, y)
  await button(page, 'Done').click()
  await expect(panel(page)).toContainText('Two sides cross. Remove the last corner and tap another.')
  await takeScreens(page, 'site-crossing')
  await button(page, 'Remove last corner').click()
  await clickAt(page, 600, 300)
  await button(page, 'Done').click()
  await expect(row(page, 'Yard')).toBeVisible()

  await button(page, 'Draw destination line').click()
  await clickAt(page, 120, 650)
  await clickAt(page, 420, 650)
  await expect(row(page, 'Ramp ends at the destination')).toContainText(`25'-0" long`)
})

test('what is tapped on the drawing opens its section; a house has no tape to its own corners', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSite(page, 's2-porch-outward-door')
  await section(page, 'Site')
  await expect(panel(page).getByRole('heading', { name: 'Site' })).toBeVisible()
  const house = panel(page).getByRole('region', { name: /^House$/i })
  await expect(house).toHaveCount(0)
  await clickAt(page, 560, 270)
  await expect(house).toBeVisible()
  await expect(button(page, 'Remove House')).toBeVisible()
  await expect(house.getByText('By two tapes')).toHaveCount(0)
  await takeScreens(page, 'site-chosen')
})

test('the row of what was placed is in view, and Enter leaves the focus in its name', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'Door')
  await type(page, 'Sill above the datum', '24')
  const porch = panel(page).getByText('From the porch', { exact: true })
  await porch.evaluate((one) => one.scrollIntoView({ block: 'end' }))
  await porch.click()
  await expect(panel(page).getByText('Draw the porch: tap its corners.')).toBeInViewport({ ratio: 0.9 })
  await button(page, 'Cancel').click()
  await stop(page, 'Door')

  await stop(page, 'Obstacles')
  for (const [kind, x] of [
    ['Downspout', 500],
    ['Gas Meter', 620],
  ] as const) {
    await panel(page).getByRole('button', { name: kind, exact: true }).click()
    await clickAt(page, x, 300)
    await expect(
      row(page, kind)
        .getByRole('button', { name: new RegExp(kind) })
        .first(),
    ).toBeInViewport({ ratio: 0.9 })
  }
  const name = panel(page).getByRole('textbox', { name: /^Name of/ })
  await name.fill('Meter at the corner')
  await name.press('Enter')
  await expect(row(page, 'Meter at the corner')).toBeVisible()
  await expect(name).toBeFocused()
})
