import type { Page } from '@playwright/test'
import { button, designing, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { stop, type } from '../drivers/survey-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { openSite } from '../systems/open-site.ts'

test.use({ viewport: { width: 1024, height: 768 } })

async function choose(page: Page, name: string, corner: string) {
  await panel(page).getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option', { name: corner, exact: true }).click()
}

test('a spot is placed by two tapes from numbered corners, and tapes that do not meet are told', async ({
  page,
}) => {
  await openSite(page, 's2-porch-outward-door')
  await section(page, 'Site')
  await button(page, 'Next spot').click()
  const place = await page.evaluate(() => globalThis.__designer?.screenOfLayout(600, 500))
  if (!place) throw new Error('The designer does not say where its layout is')
  await page.mouse.click(place.x, place.y)
  await panel(page).getByText('By two tapes').click()
  // The house is 600 in wide: its corners 3 and 4 are at the wall of the door.
  await choose(page, 'First corner', 'Corner 4')
  await choose(page, 'Second corner', 'Corner 3')
  await type(page, 'First tape', '96')
  await type(page, 'Second tape', '108')
  await expect(panel(page)).toContainText('The tapes do not meet: corner 4 and corner 3 are')
  await expect(button(page, 'Place Datum')).toBeDisabled()
  await takeScreens(page, 'site-tapes')
  await type(page, 'First tape', '360')
  await type(page, 'Second tape', '480')
  await expectAccessible(panel(page))
  const right = panel(page).getByRole('textbox', { name: 'Right of door', exact: true })
  const before = await right.inputValue()
  await button(page, 'Place Datum').click()
  await expect(right).not.toHaveValue(before)
  await takeScreens(page, 'site-tapes-placed')
  await undo(page).click()
  await expect(right).toHaveValue(before)
})

test('a spot at a back door is typed to the right and out as seen from outside', async ({ page }) => {
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'Door')
  await type(page, 'Sill above the datum', '24')
  await stop(page, 'Door')
  await stop(page, 'House and yard')
  await button(page, 'Type sizes of the house').click()
  await type(page, 'House width', `40'`)
  await type(page, 'House depth', `28'`)
  await choose(page, 'Door is at the', 'Back')
  await type(page, 'Door center from left corner', `12'`)
  await button(page, 'Add house').click()
  await stop(page, 'House and yard')
  await button(page, 'Next spot').click()
  const middle = await page.evaluate(() => globalThis.__designer?.screenOfLayout(300, 560))
  if (!middle) throw new Error('The designer does not say where its layout is')
  await page.mouse.click(middle.x, middle.y)
  await type(page, 'Right of door', `5'`)
  await type(page, 'Out from wall', `10'`)
  const { site } = (await drawnOn(page)).layout
  const [door, spot] = [site.doors[0]?.at, site.survey?.points[0]?.at]
  expect([(spot?.x ?? 0) - (door?.x ?? 0), (spot?.y ?? 0) - (door?.y ?? 0)]).toEqual([-60, -120])
})
