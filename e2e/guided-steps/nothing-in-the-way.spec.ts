import type { Page } from '@playwright/test'
import {
  addDrawing,
  type Edit,
  newDrawing,
  setAutoGenBracing,
  setAutoGenLegs,
  setHandrailSides,
} from '@ramp/domain'
import { card, clearCanvas, designing, figures, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { goTo, loadNext, openSystem } from '../systems/open-system.ts'

const reminder = (page: Page) => page.getByText('Canvas Interaction Required')
const openings = (page: Page) => page.getByRole('table', { name: 'Entrances and exits' })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('entry mats alone are a job; the reminder is shown where the canvas is needed, and a run left half-built by the rail is no run', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)

  await test.step('entry mats alone are a job that is finished', async () => {
    await page.getByRole('tab', { name: 'Common' }).click()
    await card(page, 'Angled Entry Mat 1.5').first().click()
    await driver.press("Let's Go")
    await expect(title(page, 'Confirm System')).toBeVisible()
    await expect(page.getByText('All parts accounted for.')).toBeVisible()
    await driver.press('Confirm System')
    await expect(page.getByRole('row', { name: /17211/ })).toBeVisible()
    await expect(page.getByText('All parts generated successfully.')).toBeVisible()
  })

  await section(page, 'Parts')
  await clearCanvas(page)
  await driver.drag('Platforms', '5 × 5 platform', 480, 360)
  await driver.drag('Ramps', '8 ft ramp', 480, 445)

  await test.step('the first click goes to the canvas and puts the reminder away, and an end takes what fits it', async () => {
    await section(page, 'Connect')
    await expect(reminder(page)).toBeVisible()
    await expect(page.getByText('ERROR! You Have Connection Errors')).toBeVisible()
    await expect(page.getByText(/SUCCESS!|Not Yet/)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Entrances' })).toBeChecked()
    // The foot of the ramp, with the toggle on Entrances.
    await driver.click(480, 360 + 33.05 + 96)
    await expect(reminder(page)).toBeHidden()
    await expect(openings(page)).toContainText(/Exit 1.*8 ft ramp, lower end/)
    await driver.click(480, 360 - 33.05)
    await expect(openings(page)).toContainText(/Entrance 1.*5 × 5 platform, top/)
    for (const name of ['Delete Exit 1', 'Delete Entrance 1']) await driver.press(name)
  })

  await test.step('a run left half-built by the rail is no run, and is asked about', async () => {
    await section(page, 'Runs')
    await driver.press('Add New Run')
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await driver.click(480, 360)
    await section(page, 'Connect')
    await expect(page.getByText('Primary is not finished.')).toBeVisible()
    await section(page, 'Runs')
    await expect(page.getByText('level')).toBeHidden()
    await expect(page.getByText('Primary is not finished: start height 24", 1 part.')).toBeVisible()
    await takeScreens(page, 'unfinished-run')
    await driver.press('Resume')
    await expect(page.getByText('Step 2 of 4 · Select Parts')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Parts of Primary' })).toContainText('5 × 5 platform')
    await section(page, 'Connect')
    await section(page, 'Runs')
    await driver.press('Discard')
    await expect(page.getByText(/is not finished/)).toHaveCount(0)
    await expect(page.getByText(/No runs yet/)).toBeVisible()
  })

  await test.step('the reminder is not shown where nothing is required, and takes the first click in Legs', async () => {
    await section(page, 'Bracing')
    await expect(title(page, 'Bracing')).toBeVisible()
    await expect(reminder(page)).toBeHidden()
    await section(page, 'Runs')
    await page.getByRole('textbox', { name: 'Start / Top Height' }).fill('20')
    await page.getByRole('textbox', { name: 'End / Bottom Height' }).fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Edit Primary' })).toBeVisible()
    await section(page, 'Legs')
    await expect(reminder(page)).toBeVisible()
    const leg = await driver.screenOf(480 - 31.5, 360 - 31.5)
    await page.mouse.click(leg.x, leg.y)
    await expect(reminder(page)).toBeHidden()
    await expect(page.getByRole('region', { name: 'Edit Leg' })).toBeHidden()
    await page.mouse.click(leg.x, leg.y)
    await expect(page.getByRole('region', { name: 'Edit Leg' })).toBeVisible()
  })
})

test('rails across the way, sides with a door and supports that nobody orders are told; a height is typed at once and taken with Enter', async ({
  page,
}) => {
  test.slow()
  const driver = new DesignerDriver(page)

  await test.step('a rail across the way is no good handrail; it is opened where the step says so', async () => {
    const blocked: Edit = (layout) => setHandrailSides(['A'], ['TOP', 'LEFT'])(layout)
    await openSystem(page, 't1-switchback', blocked)
    await driver.press("Let's Go")
    await expect(page.getByText('There are connections that overlap guards / handrails.')).toBeVisible()
    await expect(page.getByText('All handrails accounted for.')).toBeHidden()
    await expect(page.getByText('Looks Good!')).toBeHidden()
    await expectAccessible(page)
    await takeScreens(page, 'rail-across-the-way')
    await driver.press('Next')
    await driver.press('Next')
    await expect(page.getByText('ERROR! You Have Connection Errors')).toBeVisible()
    await expect(page.getByText(/Looks Good!|Not Yet|SUCCESS!/)).toHaveCount(0)
    await driver.press('Open this side')
    await expect(page.getByText('SUCCESS! No Connection Errors.')).toBeVisible()
    await expect(page.getByText('ERROR! You Have Connection Errors')).toBeHidden()
  })

  await test.step('supports that nobody orders are warned of in the step and at Confirm', async () => {
    const bare: Edit = (layout) => setAutoGenBracing(false)(setAutoGenLegs(false)(layout))
    await loadNext(page, 'p3g-high-on-braces', bare)
    await goTo(page, 'Legs')
    await expect(page.getByText('No legs are ordered for a deck at 80".')).toBeVisible()
    await expect(page.getByText(/Looks Good!|All legs accounted for/)).toHaveCount(0)
    await takeScreens(page, 'legs-not-ordered')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('No braces are ordered for a deck at 80".')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(title(page, 'Confirm System')).toBeVisible()
    for (const what of ['legs', 'braces'])
      await expect(page.getByText(`No ${what} are ordered for a deck at 80"`).first()).toBeVisible()
    await takeScreens(page, 'confirm-without-supports')
  })

  await test.step('suggested rails leave the side open where a door is drawn, and cards say in words which sides they rail', async () => {
    const doorAtLeft: Edit = (layout) =>
      addDrawing(newDrawing({ kind: 'door', id: 'door', at: { x: 440, y: 480 }, width: 36 }))(
        setHandrailSides(['A'], null)({ ...layout, openings: [] }),
      )
    await loadNext(page, 't2-straight', doorAtLeft)
    await driver.press("Let's Go")
    await driver.press('Use suggested rails')
    const rails = page.getByRole('table', { name: 'Platforms' })
    await expect(rails.getByRole('row', { name: /5 × 5 platform/ })).toContainText('Top and right')
    await page.getByRole('checkbox', { name: 'Select 5 × 5 platform' }).check()
    await expect(page.getByRole('button', { name: /^Rails: Top and right/ })).toContainText('Top and right')
  })

  await loadNext(page, 't2-straight', (layout) => ({ ...layout, runs: [] }))

  await test.step('in the sub-wizard Enter goes on, and a run down to a ground transition ends at 0', async () => {
    await section(page, 'Runs')
    await driver.press('Add New Run')
    await expect(page.getByRole('textbox', { name: 'Start / Top Height' })).toBeFocused()
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Add the parts in walking order/ }).click()
    await driver.press('Next')
    const bottom = page.getByRole('textbox', { name: 'End / Bottom Height' })
    await expect(bottom).toHaveValue('0"')
    await expect(bottom).toBeFocused()
    // As high below as above is no good end.
    await bottom.fill('24')
    await expect(page.getByText('Slope cant be 0').first()).toBeVisible()
    await expect(page.getByText(/Looks Good/)).toHaveCount(0)
    await bottom.fill('0')
    await bottom.press('Enter')
    await expect(page.getByText('Step 4 of 4 · Confirm Run')).toBeVisible()
    await driver.press('Cancel Run')
  })

  await test.step('a height is typed at once and taken with Enter, and is there again when the step is left and opened', async () => {
    await section(page, 'Parts')
    await section(page, 'Runs')
    const top = page.getByRole('textbox', { name: 'Start / Top Height' })
    await expect(top).toBeFocused()
    await page.keyboard.type('30 1/2')
    await section(page, 'Parts')
    await section(page, 'Runs')
    await expect(top).toHaveValue('30 1/2"')
    await page.keyboard.press('Enter')
    const bottom = page.getByRole('textbox', { name: 'End / Bottom Height' })
    if (await bottom.isVisible()) {
      await bottom.fill('0')
      await bottom.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Edit Primary' })).toBeVisible()
    await expect(figures(page)).toContainText('Rise 30 1/2"')
  })
})
