import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import { designing, enter, field, properties, section } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { expect, test } from './product/test.ts'
import { openSystem } from './systems/open-system.ts'

const arrange = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('button', { name: what, exact: true }).click()
  await page.keyboard.press('Escape')
}
const number = (text: string) => Number.parseFloat(text)

test('a shape takes its look before it is drawn; its size, angle, place and gap are typed (spec 2 §2.9, §2.10, §4)', async ({
  page,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  await section(page, 'Drawing')
  await section(page, 'Shape')
  await page.getByRole('button', { name: 'Pick line color' }).click()
  await page.getByRole('textbox', { name: 'Line color, r' }).fill('200')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: '#2f8f4e' }).click()
  await expectAccessible(page)
  await takeScreens(page, 'drawing-options')
  await page.keyboard.press('Escape')
  await hand.dragOn({ x: 400, y: 400 }, { x: 480, y: 440 })
  await section(page, 'Exit Drawing')
  await hand.click(400, 420)

  await expect(properties(page).getByRole('heading', { name: 'Rectangle' })).toBeVisible()
  await expect(page.getByLabel('Quick stats')).toContainText('80″')
  await expect(field(page, 'Border')).toHaveValue('#2f8f4e')
  await enter(page, 'Width', "5' 3 3/8")
  await expect(field(page, 'Width')).toHaveValue('63 3/8″')
  await enter(page, 'Length', '2.5ft')
  await expect(field(page, 'Length')).toHaveValue('30″')
  await enter(page, 'Angle in degrees', '90')
  await enter(page, 'From the top', '300')
  await expect(field(page, 'From the top')).toHaveValue('300″')
  await enter(page, /^Gap left, to 5 × 5 platform/, '1ft')
  await expect(field(page, /^Gap left/)).toHaveValue('12″')
  await enter(page, 'Border', 'no color')
  await expect(field(page, 'Border')).toHaveValue('#2f8f4e')
  await expectAccessible(page)
  await takeScreens(page, 'drawing-properties')
})

test('a part and drawings are aligned, mirrored and turned as one, and every step stands in a list (spec 2 §4)', async ({
  page,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  await section(page, 'Graphics')
  await page.getByPlaceholder('Search...').fill('pickup')
  await page.getByRole('button', { name: 'Place Pickup Truck' }).click()
  await enter(page, 'From the left', '600')
  await page.keyboard.press('Escape')
  await hand.click(900, 30)
  await page.keyboard.press('Control+a')
  await expect(properties(page).getByRole('heading', { name: '2 objects' })).toBeVisible()
  await arrange(page, 'Align top')
  const left = number(await field(page, 'From the left').inputValue())
  await hand.click(300, number(await field(page, 'From the top').inputValue()) + 20)
  const top = await field(page, 'From the top').inputValue()
  await page.keyboard.press('Control+a')
  await expect(field(page, 'From the top')).toHaveValue(top)
  await arrange(page, 'Mirror left to right')
  await expect(field(page, 'From the left')).toHaveValue(new RegExp(`^${Math.floor(left)}`))
  await enter(page, 'Turn by degrees', '90')

  await page.getByRole('button', { name: 'History of changes' }).click()
  const steps = page.getByRole('list', { name: 'History of changes' }).getByRole('button')
  await expect(steps).toHaveText([
    'Opened',
    'Added5 × 5 platform',
    'AddedPickup Truck',
    'MovedPickup Truck',
    'Moved · align5 × 5 platform',
    'Mirror2 objects',
    'Turned2 objects',
  ])
  await takeScreens(page, 'history-of-changes')
  await steps.nth(1).click()
  await expect(page.locator('[data-part]')).toHaveCount(1)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await steps.nth(6).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await page.getByRole('button', { name: 'History of changes' }).click()
  await expect(steps).toHaveCount(7)
  await page.getByRole('button', { name: 'Pause recording' }).click()
  await expect(page.getByText('Paused: changes go with the step before them.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume recording' }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(steps).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

const at = { x: 200, y: 560 }
const forms = addDrawings([
  newDrawing({ kind: 'ada-box', id: 'ada', at: { x: 700, y: 620 } }),
  newDrawing({ kind: 'rise-box', id: 'rise', at: { x: 450, y: 620 } }),
  newDrawing({ kind: 'service-box', id: 'service', at: { x: 200, y: 620 } }),
  newDrawing({ kind: 'dimension', id: 'dimension', at: { x: 200, y: 500 }, tickRight: ['arrow'] }),
  newDrawing({
    kind: 'pen-path',
    id: 'pen',
    at,
    points: [
      { x: -40, y: 0 },
      { x: 0, y: -20 },
      { x: 40, y: 0 },
    ],
  }),
])

test('each kind of object has its own panel: boxes, drafting lines, curves (spec 2 §2.10, §3.7)', async ({
  page,
}) => {
  await openSystem(page, 'p3g-stair-and-ramp', forms)
  const row = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    await page
      .getByRole('list', { name: /uppermost first/ })
      .getByRole('button', { name })
      .click()
    await page.getByRole('button', { name: 'Close layers' }).click()
  }
  await row(/^ADA/)
  await expect(properties(page).getByRole('checkbox')).toHaveCount(5)
  await properties(page).getByRole('checkbox', { name: 'Handrails are 34 to 36 inches high' }).press('Space')
  await expect(properties(page).getByRole('checkbox', { name: 'Handrails are 34' })).toBeChecked()
  await row(/^Rise/)
  for (const name of [
    'Rise at door out',
    'Rise at door in',
    'Porch',
    'Steps',
    'Grade incline',
    'Grade decline',
    'Total rise',
  ])
    await expect(field(page, name)).toBeVisible()
  await row(/^Service/)
  await field(page, 'Service').fill('Bring a level')
  await expect(field(page, 'Ship')).toBeVisible()
  await row(/^Drafting line/)
  await expect(field(page, 'Service')).toBeHidden()
  await properties(page).getByRole('combobox', { name: 'Text rotation' }).click()
  await page.getByRole('option', { name: '45°' }).click()
  await enter(page, 'Length', '8ft')
  await expect(page.getByLabel('Quick stats')).toContainText('96″')
  await expectAccessible(page)
  await row(/^Pen path/)
  await page.getByRole('tab', { name: 'Shape' }).click()
  await expect(properties(page).getByRole('slider', { name: 'Tension' })).toBeVisible()
  await properties(page).getByRole('switch', { name: 'Closed loop' }).press('Space')
  await expect(properties(page).getByRole('switch', { name: 'Closed loop' })).toBeChecked()
  await takeScreens(page, 'pen-path-properties')
})
