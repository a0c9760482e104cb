import type { Page } from '@playwright/test'
import { card, designing, properties, section, setting } from './looks/designer-screen.ts'
import { openAs } from './product/people.ts'
import { expect, test } from './product/test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** From now on the browser keeps nothing. */
const closeStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** Smallest and largest value of a slider. */
const limitsOf = (page: Page, name: string, at = 0) =>
  properties(page)
    .getByRole('slider', { name })
    .nth(at)
    .evaluate((slider) => ['aria-valuemin', 'aria-valuemax'].map((one) => Number(slider.getAttribute(one))))

test('a product outside of the list, or none, leads to the picker (spec 1 §5)', async ({ page }) => {
  await openAs(page, 'Dana Miller', '/setup')
  for (const address of ['/designer?product=T3G', '/designer?product=APD', '/designer']) {
    await page.goto(address)
    await page.waitForURL((url) => url.pathname === '/setup')
    await expect(page.getByRole('heading', { name: 'SELECT A PRODUCT' })).toBeVisible()
  }
})

test('small rules of the screen around the drawing', async ({ page }) => {
  const hand = await designing(page)
  await test.step('the project name can be saved while it differs from the stored one (spec 1 §5)', async () => {
    const name = page.getByRole('textbox', { name: 'Project name' })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeHidden()
    await name.fill('Harper residence')
    await save.click()
    await expect(save).toBeHidden()
    await name.fill('Harper residence, rear')
    await expect(save).toBeVisible()
    await name.fill('Harper residence')
    await expect(save).toBeHidden()
  })

  await test.step('who declines the tutorial is not asked again (spec 2 §4)', async () => {
    await section(page, 'Welcome')
    expect(await stored(page, 'tutorial')).toBeNull()
    await page.getByRole('button', { name: 'No Thanks' }).click()
    await expect(page.getByRole('button', { name: 'No Thanks' })).toBeHidden()
    expect(await stored(page, 'tutorial')).not.toBeNull()
  })

  await test.step('notes can be saved while they differ or are empty (spec 2 §4)', async () => {
    await section(page, 'Notes')
    const notes = page.getByRole('textbox', { name: 'Project notes' })
    const save = page.getByRole('button', { name: 'Save Notes' })
    await expect(save).toBeEnabled()
    await notes.fill('Gate code 12')
    await save.click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
    await notes.fill('Gate code 13')
    await expect(save).toBeEnabled()
    await notes.fill('')
    await expect(save).toBeEnabled()
  })

  await test.step('the hint about text is given once (spec 3 §4.9)', async () => {
    const hint = page.getByText('To edit text simply double click on the textbox')
    await hand.press('Add Text')
    await expect(hint).toBeVisible()
    expect(await stored(page, 'addText')).not.toBeNull()
    await expect(hint).toBeHidden()
    await hand.press('Add Text')
    await hand.press('Layers')
    await expect(page.getByRole('list', { name: /uppermost first/ }).getByRole('button')).toHaveCount(2)
    await expect(hint).toBeHidden()
  })

  await test.step('a section of the rail changes the mode, and the active one leads back (spec 3 §4.1)', async () => {
    await section(page, 'Parts')
    await card(page, '5 × 5 platform').click()
    for (const [name, heading] of [
      ['Handrail', 'Handrail Builder'],
      ['Legs', 'Legs'],
    ] as const) {
      await section(page, name)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await section(page, name)
      await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
    }
    await section(page, 'Drafting')
    await section(page, 'Exit')
    await section(page, 'Drawing')
    await section(page, 'Exit Drawing')
    await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  })
})

test('small rules of the property panel', async ({ page }) => {
  const hand = await designing(page)
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
    await hand.press('Callout')
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
    await hand.press('Callout')
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
    await hand.press('Change color and stroke')
    await expect(page.getByRole('combobox', { name: 'Stroke weight' })).toHaveValue('2')
    await page.keyboard.press('Escape')
  })
})

test('child rails are changed without a call (spec 2 §5)', async ({ page }) => {
  await designing(page, 'Dana Miller', 'PHD')
  await page.getByRole('tab', { name: 'Ramps' }).click()
  await card(page, '6 ft ramp').click()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await setting(page, 'Child rails').press('Space')
  await expect(setting(page, 'Child rails')).toBeChecked()
  expect(calls).toEqual([])
})

test('only some internal users take a part out of the logic, only mats have a box (spec 2 §5)', async ({
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

test('a part that cannot be made says so (spec 2 §5)', async ({ page }) => {
  await designing(page)
  await page.getByRole('tab', { name: 'Ramps' }).click()
  await card(page, '6 ft ramp').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Customize Part' }).click()
  for (const [name, value] of [
    ['Width', '40'],
    ['Length', '84'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Generate Part' }).click()
  const toast = page.locator('.mantine-Notification-root')
  await expect(toast).toContainText('A part could not be generated based on these measurements')
  await expect(toast).toContainText('If needed please contact customer service for assistance')
  await expect(toast).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('could not be generated')
})

test('a browser without storage says what was not saved (spec 1 §5, spec 2 §5)', async ({ page }) => {
  await designing(page)
  await closeStorage(page)
  await page.getByRole('button', { name: 'Save to history' }).click()
  await expect(page.getByText('Project was not saved -- No Storage')).toBeVisible()
  await expect(page.getByText('Preview was not saved')).toBeVisible()
  await section(page, 'Graphics')
  await page.getByPlaceholder('Search...').fill('tree')
  await page.getByRole('button', { name: 'Favorite Tree', exact: true }).click()
  await expect(page.getByText('Could not save favorite')).toBeVisible()
})

test('what is saved to history is found again, with its picture (spec 3 §4.9)', async ({ page }) => {
  const hand = await designing(page)
  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Load from history' }).click()
  await expect(page.getByText('No History To Load')).toBeVisible()
  await card(page, '5 × 5 platform').click()
  await hand.press('Save to history')
  await expect(page.getByText('Saved to history')).toBeVisible()
  await expect.poll(() => stored(page, 'autoSavePreview')).not.toBeNull()
  expect(await stored(page, 'autoSave')).toContain('PPS55TL')
  await page.reload()
  await expect(page.getByRole('img', { name: 'The saved layout' })).toBeVisible()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(page.getByText('Project Loaded')).toBeVisible()
})
