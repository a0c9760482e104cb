import type { Page } from '@playwright/test'
import { button, card, designing, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { clickAt, type } from '../drivers/survey-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { openSite } from '../systems/open-site.ts'

test.use({ viewport: { width: 1024, height: 768 } })

const begins = (page: Page) => panel(page).getByRole('radiogroup', { name: 'Ramp starts' })
const doors = (page: Page) => panel(page).getByRole('list', { name: 'Doors' }).getByRole('listitem')

async function openDoors(page: Page) {
  await designing(page)
  await section(page, 'Site')
  await panel(page).getByRole('button', { name: /^Door/ }).click()
}

test('two doors have names, and the ramp is for the one that is chosen', async ({ page }) => {
  await openDoors(page)
  await type(page, 'Sill above the datum', '24 1/2')
  await type(page, 'Name', 'Front door')
  await button(page, 'Place the door').click()
  await clickAt(page, 240, 75)
  await button(page, 'Add a door').click()
  await type(page, 'Name', 'Back door')
  await type(page, 'Sill above the datum', '12')
  await expect(doors(page)).toHaveText([
    /Front door\s*Sill 24 1\/2", the ramp starts here/,
    /Back door\s*Sill 12", not placed/,
  ])
  await button(page, 'Place the door').click()
  await clickAt(page, 420, 75)
  await expect(doors(page).nth(1)).toHaveText(/Back door\s*Sill 12"Start here/)
  await expectAccessible(panel(page))
  await takeScreens(page, 'site-doors')

  await button(page, 'Start here: Back door').click()
  await expect(doors(page).first()).toHaveText(/Back door\s*Sill 12", the ramp starts here/)
  await section(page, 'Fit')
  await expect(panel(page)).toContainText('From the back door: rise 11 1/2"')
  await section(page, 'Site')
  await undo(page).click()
  await panel(page).getByRole('button', { name: /^Door/ }).click()
  await expect(doors(page).first()).toHaveText(/Front door.*the ramp starts here/)

  await button(page, 'Remove Front door').click()
  await expect(doors(page)).toHaveCount(0)
  await expect(panel(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Back door')
})

test('a sill that no door has is refused with what is taken', async ({ page }) => {
  await openDoors(page)
  await type(page, 'Sill above the datum', '600')
  await expect(panel(page)).toContainText('Enter 0" to 480".')
})

test('a ramp to the porch says to draw the porch, and one away from the door is no start', async ({
  page,
}) => {
  await openDoors(page)
  await type(page, 'Sill above the datum', '24 1/2')
  await button(page, 'Place the door').click()
  await clickAt(page, 240, 75)
  await begins(page).getByText('from the porch').click()
  await expect(panel(page)).toContainText('Draw the porch: tap its corners.')
  await takeScreens(page, 'site-draw-porch')
  await button(page, 'Cancel').click()
  await expect(begins(page).getByRole('radio', { name: 'at the door' })).toBeChecked()

  await begins(page).getByText('from the porch').click()
  for (const [x, y] of [
    [180, 175],
    [300, 175],
    [300, 250],
    [180, 250],
  ] as const)
    await clickAt(page, x, y)
  await button(page, 'Done').click()
  const away = 'The porch is not at the door, so no ramp can start there. Draw it at the wall of the door.'
  await expect(panel(page)).toContainText(away)
  await takeScreens(page, 'site-porch-away')
  await section(page, 'Fit')
  await expect(panel(page)).toContainText('The porch is not at the door.')
  await section(page, 'Site')
  await panel(page).getByRole('button', { name: /^Door/ }).click()
  await begins(page).getByText('over the porch').click()
  await expect(panel(page)).not.toContainText(away)
  await begins(page).getByText('from the porch').click()
  await expect(panel(page)).toContainText(away)
  await expect(begins(page).getByRole('radio', { name: 'over the porch' })).toBeChecked()

  await button(page, 'Draw the porch again').click()
  for (const [x, y] of [
    [180, 75],
    [300, 75],
    [300, 150],
    [180, 150],
  ] as const)
    await clickAt(page, x, y)
  await button(page, 'Done').click()
  await expect(panel(page)).not.toContainText(away)
  await expect(panel(page)).toContainText('From the porch')
})

test('the first platform goes to the surveyed door, and Finish for me does not ask for it', async ({
  page,
}) => {
  await openSite(page, 's1-driveway-at-the-side')
  await section(page, 'Parts')
  await card(page, '5 × 5 platform').click()
  const [platform] = (await drawnOn(page)).layout.parts
  // Its side is in the wall, at the middle of the door.
  expect(platform?.at).toEqual({ x: 480, y: expect.closeTo(333.05, 0) })
  await page
    .getByRole('button', { name: /^Join 8 ft ramp.* at the bottom/ })
    .first()
    .click()
  for (let ramps = 0; ramps < 2; ramps++)
    await page
      .getByRole('button', { name: /^Join 8 ft ramp.* at the lower end/ })
      .first()
      .click()
  await button(page, 'Finish for me').click()
  const checkup = button(page, "It's ok, Continue")
  await expect(checkup.or(page.getByRole('heading', { name: 'Confirm System' }))).toBeVisible()
  if (await checkup.isVisible()) await checkup.click()
  await expect(page.getByText(/question is open/)).toBeHidden()
  await expect(button(page, 'Confirm System')).toBeEnabled()
  await takeScreens(page, 'known-door')
})
