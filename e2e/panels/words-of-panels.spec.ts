import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import { card, designing, properties, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { loadNext } from '../systems/open-system.ts'

const texts = (page: Page, ...words: readonly string[]) =>
  Promise.all(words.map((one) => expect(page.getByText(one, { exact: true }).first()).toBeVisible()))
const columnsOf = (list: ReturnType<Page['locator']>) =>
  list.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)

const at = { x: 700, y: 600 }
const points = [
  { x: -40, y: 0 },
  { x: 40, y: 10 },
]
const drawn = addDrawings([
  newDrawing({ kind: 'text', id: 'words', at }),
  newDrawing({ kind: 'rectangle', id: 'shape', at: { x: 500, y: 600 } }),
  newDrawing({ kind: 'line', id: 'line', at: { x: 300, y: 620 }, points }),
  newDrawing({ kind: 'callout', id: 'callout', at: { x: 150, y: 600 } }),
])

test('welcome with its tutorial, notes, graphics and drafting lines say what they should in sorted lists, what is not made or changed says so, and words, shapes, lines and parts offer what they have (spec 2 §2.2, §2.5 to §2.10, §8, spec 3 §2.15, §2.16) [e2e-panels-8]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)
  await test.step('welcome, notes, graphics and drafting lines say what they should in sorted lists, and ask the server for nothing (spec 2 §2.5 to §2.8, spec 3 §2.16)', () =>
    readPanels(driver))
  await section(page, 'Parts')
  await test.step('a platform made to measure says its sizes, and a part that the server does not make or change says so (spec 2 §2.2, §8)', () =>
    makeAndChange(driver))
  await page.unrouteAll()
  await test.step('what is offered for words, a shape, a line and a part (spec 2 §2.9, §2.10, spec 3 §2.15)', () =>
    readOffers(page))
})

async function readPanels(driver: DesignerDriver) {
  const { page } = driver

  await test.step('what they say, and that they ask for nothing', async () => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await section(page, 'Welcome')
    await expect(
      page.getByText(/^(Good (Morning|Afternoon|Evening)|Welcome Back), Dana Miller$/),
    ).toBeVisible()
    await watchTutorial(page)

    await section(page, 'Notes')
    await expect(page.getByRole('heading', { name: 'Leave notes about your project.' })).toBeVisible()
    await texts(page, "These will be attached to your project's pdf.")
    const box = await page.getByRole('textbox', { name: 'Project notes' }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(300)
    await page.getByRole('textbox', { name: 'Project notes' }).fill('Gate code 12')
    await page.getByRole('button', { name: 'Save Notes' }).click()

    await section(page, 'Graphics')
    await page.getByPlaceholder('Search...').fill('tree')
    await page.getByRole('button', { name: 'Place Tree', exact: true }).click()

    await section(page, 'Drafting')
    for (const lines of ['Solid Dimension Lines', 'Dashed Dimension Lines']) {
      const cards = page.getByRole('region', { name: lines }).getByRole('list')
      await expect(cards.getByRole('button')).toHaveCount(6)
      expect(await columnsOf(cards)).toBe(3)
    }
    expect(calls).toEqual([])
    await section(page, 'Exit')
    await section(page, 'Parts')
  })

  await test.step('graphics stand in sorted lists, three in a row (spec 2 §2.5)', async () => {
    await section(page, 'Graphics')
    await driver.press('Buildings')
    const shelf = page.getByRole('region', { name: 'Buildings' })
    await expect(shelf.getByRole('listitem')).toHaveText(['Barriers', 'Doors', 'Posts', 'Stairs'])
    await driver.press('Doors')
    const found = (name: string) => page.getByRole('region', { name }).getByRole('list')
    await expect(found('Doors').getByRole('listitem')).toHaveText([/^Door/, /^French/, /^Sliding/])
    expect(await columnsOf(found('Doors'))).toBe(3)
    await found('Doors')
      .getByRole('button', { name: /^Favorite Door/ })
      .click()
    await driver.press('Back to Buildings')
    await driver.press('Back to Categories')
    expect(await columnsOf(found('Favorites'))).toBe(3)
    await page.getByPlaceholder('Search...').fill('stairs')
    expect(await columnsOf(found('Search results'))).toBe(3)
  })
}

async function watchTutorial(page: Page) {
  const dialog = page.getByRole('dialog')
  await expect(page.getByText('First time using the designer? Watch a quick tutorial')).toBeVisible()
  await page.getByRole('button', { name: 'Start Tutorial' }).click()
  for (const [number, title] of ['Create Layout', 'Approve Layout', 'Final Settings', 'Confirm'].entries()) {
    await expect(dialog.getByText(`Step ${number + 1} of 4`)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(dialog)
    if (number < 3) await dialog.getByRole('button', { name: 'Next' }).click()
  }
  await expect(dialog).toContainText('Close this tab.')
  await expect(dialog).toContainText(/accept the quote/i)
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Still need help? Re-watch the Rampwright tutorial.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Tutorial' })).toBeVisible()
}

async function makeAndChange(driver: DesignerDriver) {
  const { page } = driver

  await test.step('a platform made to measure says its sizes, and what may also be needed (spec 2 §2.2)', async () => {
    await card(page, '5 × 5 platform').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Customize Part' }).click()
    await expect(page.getByText(/Stencil dimensions are shown as width X length\./)).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Width in inches' })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Length in inches' })).toBeVisible()
    await expect(page.getByText('60" X 60"')).toBeVisible()
    await expect(page.getByText('66 1/8" X 66 1/8"')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Stencils that may also be needed' })).toBeVisible()
    await driver.press('Generate Part')
    await expect(page.getByRole('heading', { name: 'Drag to Canvas' })).toBeVisible()
    await driver.press('Back to Parts')
  })

  await test.step('a part that the server does not make or change says so (spec 2 §8)', async () => {
    const failing = { status: 500, json: { code: 'server.failed', message: 'The database is away.' } }
    for (const call of [
      'ItemGenerateCustomConfigurationItem',
      'ItemGenerateCustomTransition',
      'ItemTransformConfigurationItem',
    ])
      await page.route(`**/${call}`, (route) => route.fulfill(failing))
    const generate = async (tab: string, name: string) => {
      await page.getByRole('tab', { name: tab }).click()
      await card(page, name).click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Customize Part' }).click()
      await driver.press('Generate Part')
    }
    await generate('Platforms', '5 × 5 platform')
    await expect(page.getByText('Could not generate custom stencil')).toBeVisible()
    await driver.press('Back to Parts')
    await generate('Transitions', 'Upper Transition')
    await expect(page.getByText('Could not generate custom transition stencil')).toBeVisible()
    await driver.press('Back to Parts')
    await page.getByRole('tab', { name: 'Platforms' }).click()
    await card(page, '5 × 5 platform').click()
    await properties(page).getByRole('switch', { name: 'Low Profile' }).press('Space')
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: 'Could Not Change Part' })
    await expect(toast).toContainText('500: The database is away.')
    await expect(properties(page).getByRole('switch', { name: 'Low Profile' })).not.toBeChecked()
  })
}

async function readOffers(page: Page) {
  const driver = await loadAndLayers(page)
  const panel = properties(page)
  const tabs = panel.getByRole('tab')
  const fold = (title: string) => panel.locator('summary').filter({ hasText: title })
  await driver.row(/^Text/)
  await expect(tabs).toHaveText(['Typography', 'Color'])
  await expect(panel.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  for (const [title, inside] of [
    ['Font', panel.getByRole('combobox', { name: 'Font' })],
    ['Styling', panel.getByText('Weight', { exact: true })],
  ] as const) {
    await expect(inside).toBeVisible()
    await fold(title).click()
    await expect(inside).toBeHidden()
  }
  await driver.row(/^Rectangle/)
  await expect(tabs).toHaveText(['Color', 'Shape', 'Typography'])
  for (const name of ['Background', 'Border'])
    await expect(panel.getByRole('textbox', { name, exact: true })).toBeVisible()
  await expect(panel.getByRole('slider', { name: 'Opacity' })).toBeVisible()
  await driver.row(/^Line/)
  await page.getByRole('tab', { name: 'Shape' }).click()
  await expect(panel.getByText('Line style')).toBeVisible()
  await expect(panel.getByText('Line cap')).toBeVisible()
  await driver.row(/^Callout/)
  await expect(tabs).toHaveText(['Special', 'Typography', 'Color'])
  await driver.row(/platform/i)
  await expect(tabs).toHaveText(['Special', 'Typography'])
  for (const name of ['Customize Part', 'Part Settings', 'Part Info']) await expect(fold(name)).toBeVisible()
  await page.getByRole('tab', { name: 'Typography' }).click()
  await expect(fold('Part Text')).toBeVisible()
  await page.keyboard.press('Escape')
  await section(page, 'Tools')
  await expect(page.getByRole('button', { name: /Measure Tool/ })).toBeVisible()
}

async function loadAndLayers(page: Page) {
  await loadNext(page, 'p3g-stair-and-ramp', drawn)
  const rows = page.getByRole('list', { name: /topmost first/ }).getByRole('button')
  return {
    row: async (name: RegExp) => {
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      await rows.filter({ hasText: name }).first().click()
      await page.getByRole('button', { name: 'Close layers' }).click()
    },
  }
}
