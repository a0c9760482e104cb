import { addDrawings, newDrawing } from '@ramp/domain'
import { designing, enter, field, properties, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { loadNext } from '../systems/open-system.ts'

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

const drawings = addDrawings([
  newDrawing({ kind: 'ada-box', id: 'ada', at: { x: 700, y: 600 } }),
  newDrawing({ kind: 'text', id: 'text', at: { x: 200, y: 560 }, text: 'FRONT OF HOME' }),
  newDrawing({ kind: 'dimension', id: 'dimension', at: { x: 200, y: 620 }, tickRight: ['arrow'] }),
  newDrawing({ kind: 'fence', id: 'fence', at: { x: 420, y: 620 }, length: 120 }),
])

test('a shape takes its look before it is drawn and is typed, each kind of object has its own panel, and a click ticks the ADA box (spec 2 §2.9, §2.10, §3.7, §4) [e2e-drawings-2]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)

  await test.step('a shape takes its look before it is drawn; its size, angle, place and gap are typed (spec 2 §2.9, §2.10, §4)', async () => {
    await driver.drag('Platforms', '5 × 5 platform', 300, 300)
    await section(page, 'Drawing')
    await section(page, 'Shape')
    await page.getByRole('button', { name: 'Pick line color' }).click()
    await page.getByRole('textbox', { name: 'Line color, r' }).fill('200')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: '#2f8f4e' }).click()
    await expectAccessible(page)
    await takeScreens(page, 'drawing-options')
    await page.keyboard.press('Escape')
    await driver.dragOn({ x: 400, y: 400 }, { x: 480, y: 440 })
    await section(page, 'Exit Drawing')
    await driver.click(400, 420)

    await expect(properties(page).getByRole('heading', { name: 'Rectangle' })).toBeVisible()
    await expect(page.getByLabel('Quick stats')).toContainText('80"')
    await expect(field(page, 'Border')).toHaveValue('#2f8f4e')
    await enter(page, 'Width', "5' 3 3/8")
    await expect(field(page, 'Width')).toHaveValue('63 3/8"')
    await enter(page, 'Length', '2.5ft')
    await expect(field(page, 'Length')).toHaveValue('30"')
    await enter(page, 'Angle in degrees', '90')
    await enter(page, 'From the top', '300')
    await expect(field(page, 'From the top')).toHaveValue('300"')
    await enter(page, /^Gap left, to 5 × 5 platform/, '1ft')
    await expect(field(page, /^Gap left/)).toHaveValue('12"')
    await enter(page, 'Border', 'no color')
    await expect(field(page, 'Border')).toHaveAccessibleDescription('Enter a color such as #000000.')
    await field(page, 'Border').press('Escape')
    await expect(field(page, 'Border')).toHaveValue('#2f8f4e')
    await expectAccessible(properties(page))
    await takeScreens(page, 'drawing-properties')
  })

  await test.step('each kind of object has its own panel: boxes, drafting lines, curves (spec 2 §2.10, §3.7)', async () => {
    await loadNext(page, 'p3g-stair-and-ramp', forms)
    const row = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      await page
        .getByRole('list', { name: /topmost first/ })
        .getByRole('button', { name })
        .click()
      await page.getByRole('button', { name: 'Close layers' }).click()
    }
    await row(/^ADA/)
    await expect(properties(page).getByRole('checkbox')).toHaveCount(5)
    await properties(page)
      .getByRole('checkbox', { name: 'Handrails are 34 to 36 inches high' })
      .press('Space')
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
    const rotation = properties(page).getByRole('combobox', { name: 'Text rotation' })
    // Chosen a second time it stays as it is.
    for (const _time of ['once', 'again']) {
      await rotation.click()
      await page.getByRole('option', { name: '45°' }).click()
      await expect(rotation).toHaveValue('45°')
    }
    await enter(page, 'Length', '8ft')
    await expect(page.getByLabel('Quick stats')).toContainText('96"')
    await expectAccessible(properties(page))
    await row(/^Pen path/)
    await page.getByRole('tab', { name: 'Shape' }).click()
    await expect(properties(page).getByRole('slider', { name: 'Tension' })).toBeVisible()
    await properties(page).getByRole('switch', { name: 'Closed loop' }).press('Space')
    await expect(properties(page).getByRole('switch', { name: 'Closed loop' })).toBeChecked()
    await takeScreens(page, 'pen-path-properties')
  })

  await test.step('drawings of a saved layout are on the canvas, a click ticks the ADA box and selects it', async () => {
    await loadNext(page, 'p3g-stair-and-ramp', drawings)
    await page.getByRole('button', { name: /Fit the canvas/ }).click()
    await driver.click(700 - 285 / 2 + 11, 600 - 45 + 14 + 7.6)
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked()
  })
})
