import type { Page } from '@playwright/test'
import { card, clearCanvas, designing, properties, section, setting } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { seen } from '../ui-fuzz/saved.ts'

/** Puts away the word that something was refused with. */
const closeWord = (page: Page) =>
  page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'Close' }).click()

/** Smallest and largest value of a slider. */
const limitsOf = (page: Page, name: string, at = 0) =>
  properties(page)
    .getByRole('slider', { name })
    .nth(at)
    .evaluate((slider) => ['aria-valuemin', 'aria-valuemax'].map((one) => Number(slider.getAttribute(one))))

test('settings, sliders, places and gaps are those of what is selected; what is not allowed is refused or says why (spec 2 §4, §5) [e2e-panels-6]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)

  await test.step('ramp supports are for ramps, and off-angled is for supported ends (spec 2 §5)', async () => {
    await card(page, '5 × 5 platform').click()
    await expect(setting(page, 'Supported at the bottom')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Ramps' }).click()
    await card(page, '6 ft ramp').click()
    await expect(setting(page, 'Off-angled at the bottom')).toHaveCount(0)
    await setting(page, 'Supported at the bottom').press('Space')
    await setting(page, 'Off-angled at the bottom').press('Space')
    await expect(setting(page, 'Off-angled at the top')).toHaveCount(0)
    await setting(page, 'Supported at the bottom').press('Space')
    await setting(page, 'Supported at the bottom').press('Space')
    await expect(setting(page, 'Off-angled at the bottom')).not.toBeChecked()
  })

  await test.step('loops are changed without a call, low profile asks for another item (spec 2 §4, §5)', async () => {
    await page.getByRole('tab', { name: 'Platforms' }).click()
    await card(page, '5 × 5 platform').click()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
    })
    await setting(page, 'Loops').press('Space')
    await expect(setting(page, 'Loops')).not.toBeChecked()
    expect(calls).toEqual([])
    await setting(page, 'Low Profile').press('Space')
    await expect(setting(page, 'Low Profile')).toBeChecked()
    expect(calls).toEqual(['/api/Item/ItemTransformConfigurationItem'])
  })

  await test.step('a dealer does not take parts out of the logic (spec 2 §5)', async () => {
    await card(page, '5 × 5 platform').click()
    await expect(setting(page, 'Low Profile')).toBeVisible()
    await expect(setting(page, 'Logicless')).toHaveCount(0)
  })

  await test.step('what has no settings has no heading for them, and a basic callout gets its border (spec 2 §2.10)', async () => {
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await card(page, 'Gate').click()
    await expect(properties(page).getByText('Part Info')).toBeVisible()
    await expect(properties(page).getByText('Part Settings')).toBeHidden()
    await driver.press('Callout')
    await page.getByRole('menuitem', { name: 'Basic' }).click()
    const width = properties(page).getByRole('slider', { name: 'Width' }).first()
    await expect(width).toHaveAttribute('aria-valuenow', '0')
    await page.getByRole('tab', { name: 'Color' }).click()
    await properties(page).getByRole('textbox', { name: 'Border' }).fill('#c23434')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Special' }).click()
    await expect(width).toHaveAttribute('aria-valuenow', '1')
  })

  await test.step('sliders of a drawing end where the specification says (spec 2 §5, spec 3 §5.6)', async () => {
    await driver.press('Callout')
    await page.getByRole('menuitem', { name: 'Bordered' }).click()
    expect(await limitsOf(page, 'Width')).toEqual([0, 10])
    expect(await limitsOf(page, 'Width', 1)).toEqual([0, 4])
    expect(await limitsOf(page, 'Arrow size')).toEqual([3, 15])
    for (const [slider, at, fresh] of [
      ['Padding', 0, '4'],
      ['Width', 1, '2'],
      ['Arrow size', 0, '5'],
    ] as const)
      await expect(properties(page).getByRole('slider', { name: slider }).nth(at)).toHaveAttribute(
        'aria-valuenow',
        fresh,
      )
    await page.getByRole('tab', { name: 'Typography' }).click()
    await expect(properties(page).getByRole('textbox', { name: 'Size' })).toHaveValue('16')
    await page.getByRole('tab', { name: 'Color' }).click()
    expect(await limitsOf(page, 'Opacity')).toEqual([0.1, 1])
    await properties(page).getByRole('slider', { name: 'Opacity' }).press('ArrowLeft')
    await expect(properties(page).getByRole('slider', { name: 'Opacity' })).toHaveAttribute(
      'aria-valuenow',
      '0.9',
    )

    await section(page, 'Drawing')
    await section(page, 'Freeform')
    const at = await page.evaluate(() => globalThis.__designer?.screenOfLayout(300, 500))
    if (!at) throw new Error('the canvas is not there')
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 60, at.y - 40, { steps: 5 })
    await page.mouse.move(at.x + 120, at.y, { steps: 5 })
    await page.mouse.up()
    await section(page, 'Exit Drawing')
    await page.mouse.move(at.x - 20, at.y + 20)
    await page.mouse.down()
    await page.mouse.move(at.x + 140, at.y - 30, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('tab', { name: 'Shape' }).click()
    expect(await limitsOf(page, 'Line width')).toEqual([0, 20])
    expect(await limitsOf(page, 'Smoothness')).toEqual([2, 5])
    await expect(properties(page).getByRole('slider', { name: 'Line width' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    )
    await driver.press('Change color and stroke')
    await expect(page.getByRole('combobox', { name: 'Stroke weight' })).toHaveValue('2')
    await page.keyboard.press('Escape')
  })

  await clearCanvas(page)
  await card(page, '5 × 5 platform').click()

  await test.step('a place is typed in any form, an arrow moves it by half an inch, and its height can be hidden', async () => {
    const left = properties(page).getByRole('textbox', { name: 'From the left' })
    await left.fill("10' 6 1/2")
    await left.press('Enter')
    await expect(left).toHaveValue('126 1/2"')
    await left.press('ArrowUp')
    await expect(left).toHaveValue('127"')
    await left.fill('5.5ft')
    await left.press('Enter')
    await expect(left).toHaveValue('66"')
    await left.fill('some feet')
    await left.press('Enter')
    await expect(left).toHaveValue('some feet')
    await expect(left).toHaveAccessibleDescription(/Enter inches, such as 24 1\/2\./)
    await left.press('Escape')
    await expect(left).toHaveValue('66"')
    await page.getByRole('tab', { name: 'Typography' }).click()
    const height = properties(page).getByRole('switch', { name: 'Show height' })
    await expect(height).toBeChecked()
    await height.press('Space')
    await expect(height).not.toBeChecked()
    await height.press('Space')
    await expect(height).toBeChecked()
  })

  await test.step('a gap to a neighbour is typed, and nothing is pushed onto another part', async () => {
    await page.getByRole('tab', { name: 'Special' }).click()
    await properties(page).getByRole('textbox', { name: 'From the left' }).fill('20ft')
    await page.keyboard.press('Enter')
    const top = await properties(page).getByRole('textbox', { name: 'From the top' }).inputValue()
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
    const field = (name: string) => properties(page).getByRole('textbox', { name })
    await field('From the left').fill('30ft')
    await page.keyboard.press('Enter')
    await field('From the top').fill(top)
    await page.keyboard.press('Enter')
    const gap = properties(page).getByRole('textbox', { name: /^Gap left, to/ })
    await gap.fill('2ft')
    await gap.press('Enter')
    await expect(gap).toHaveValue('24"')
    await field('From the left').fill('20ft')
    await page.keyboard.press('Enter')
    await expect(field('From the left')).toHaveAccessibleDescription('System parts cannot overlap')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await takeScreens(page, 'property-gap')
    await page.keyboard.press('Escape')
  })

  await test.step('a place with twenty digits is refused with a word, and the tab goes on', async () => {
    const before = await seen(page)
    for (const far of ['9999', '-9999']) {
      const field = page.getByRole('textbox', { name: 'From the top' })
      await field.fill(far)
      await field.press('Enter')
      await expect(page.getByText('The canvas ends here')).toBeVisible()
      await closeWord(page)
    }
    expect(await seen(page)).toBe(before)
  })

  await clearCanvas(page)
  await card(page, '5 × 5 platform').click()

  await test.step('low profile opens the landing pad, which ends the system (spec 2 §4, §5)', async () => {
    const low = page.getByRole('switch', { name: 'Low Profile' })
    const pad = page.getByRole('switch', { name: 'Landing Pad' })
    await expect(pad).toBeDisabled()
    await low.press('Space')
    await expect(low).toBeChecked()
    await pad.press('Space')
    await expect(page.getByText('By using a landing pad you will be ending your system.')).toBeVisible()
    await expect(pad).toBeChecked()
    await expect(low).toBeDisabled()
    await pad.press('Space')
    await expect(low).toBeChecked()
    await expectAccessible(properties(page))
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('Delete')
  })

  await test.step('what surface and rails do not allow says so (spec 2 §5)', async () => {
    await card(page, '5 × 5 platform').click()
    await properties(page).getByRole('combobox', { name: 'Size' }).click()
    await page.getByRole('option', { name: '8 × 5' }).click()
    await expect(properties(page)).toContainText('8 × 5 is not made with vertical picket.')
    await properties(page).getByRole('combobox', { name: 'Size' }).click()
    await page.getByRole('option', { name: '5 × 5' }).click()
    await expect(properties(page).getByRole('heading', { name: '5 × 5 platform' })).toBeVisible()
    await properties(page).getByRole('combobox', { name: 'Handrails' }).click()
    await page.getByRole('option', { name: 'Vertical picket' }).click()
    await expect(properties(page).getByText('Not available based on settings')).toHaveCount(2)
    await takeScreens(page, 'property-pickets')
  })

  await test.step('a mat without a box stays so in another size (spec 2 §5)', async () => {
    await driver.drag('Common', 'Angled Entry Mat 1.5', 200, 200)
    await properties(page).getByRole('switch', { name: 'Ship In Box' }).press('Space')
    await expect(properties(page)).toContainText('TAEM 1.5-NB')
    await properties(page).getByRole('combobox', { name: 'Size' }).click()
    await page.getByRole('option', { name: 'Angled Entry Mat 2.5' }).click()
    await expect(properties(page)).toContainText('TAEM 2.5-NB')
  })
})

test('only some internal users take a part out of the logic, only mats have a box (spec 2 §5) [e2e-panels-9]', async ({
  page,
}) => {
  await designing(page, 'Devin Park')
  await card(page, '5 × 5 platform').click()
  await expect(setting(page, 'Logicless')).toBeVisible()
  await expect(setting(page, 'Ship In Box')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Common' }).click()
  await page.getByRole('button', { name: /^Place .*Angled Entry Mat 1\.5/ }).click()
  await expect(setting(page, 'Ship In Box')).toBeChecked()
  await setting(page, 'Ship In Box').press('Space')
  await expect(properties(page)).toContainText('TAEM 1.5-NB')
})
