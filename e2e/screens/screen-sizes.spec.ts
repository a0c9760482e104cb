import type { Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { button, card, clearCanvas, designing, panel, sidebar } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystem } from '../systems/open-system.ts'

type Size = { readonly name: string; readonly width: number; readonly height: number }

/** One page for each kind of hand, opened once a test and resized. */
const SCREENS = [
  {
    hands: 'a mouse',
    hasTouch: false,
    viewport: { width: 1440, height: 900 },
    sizes: [
      { name: 'a laptop', width: 1440, height: 900 },
      { name: 'a small laptop', width: 1024, height: 768 },
      { name: 'a laptop at 200 percent', width: 720, height: 450 },
    ],
  },
  {
    hands: 'fingers',
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
    sizes: [
      { name: 'a tablet', width: 1024, height: 768 },
      { name: 'an upright tablet', width: 820, height: 1180 },
    ],
  },
] as const

const WANTED = [
  'Project name',
  'Undo',
  'Redo',
  'History of changes',
  'Clone Object',
  'Delete Item',
  'Callout',
  'Add Text',
  'Adjust Canvas Size',
  'Zoom out',
  /^Zoom \d+ percent/,
  'Zoom in',
  'Fit the system',
  'Layers',
  'Download PDF',
] as const

for (const { hands, hasTouch, viewport, sizes } of SCREENS)
  test.describe(`on screens for ${hands}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch })

    test(`tools, figures, a typed name, and the words and buttons of a step are whole; chips and pluses stand clear of the middle of their part${hasTouch ? ' [e2e-screens-9]' : ''}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await openSystem(page, 't1-switchback')
      if (hasTouch)
        await test.step('the sidebar is 300 px wide (spec 1 §9, spec 3 §2.4)', () =>
          inEach(page, sizes, async () => expect(await sidebarWidth(page)).toBe(300)))
      await test.step('tools, figures, a typed name, and the words and buttons of a step are whole, and reached without moving the bar', () =>
        lookAtTools(page, sizes))
      await page.setViewportSize(viewport)
      await clearCanvas(page)
      await test.step('chips and pluses stand clear of the middle of their part, and on the canvas', () =>
        lookAtChips(page, sizes))
    })
  })

const sidebarWidth = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0)

async function lookAtTools(page: Page, sizes: readonly Size[]) {
  await goTo(page, 'Run Builder')
  await inEach(page, sizes, async () => {
    for (const name of ['Exit to Editor', 'Next'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    // Below the banner of the step, whose reasons may fill a short panel.
    for (const name of ['Edit Primary', 'Delete Primary']) {
      await page.getByRole('button', { name }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })
  await page.getByRole('button', { name: 'Exit to Editor' }).click()
  await inEach(page, sizes, async (size) => {
    await expectTools(page, size)
    await expectFigures(page, size)
    await expectAccessible(page)
  })
  await page
    .getByRole('toolbar', { name: 'Tools', exact: true })
    .getByRole('textbox', { name: 'Project name' })
    .fill('Harper residence, front and rear')
  await inEach(page, sizes, () => expectSaveBesideName(page))
}

async function lookAtChips(page: Page, sizes: readonly Size[]) {
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).press('Enter')
  await inEach(page, sizes, () => lookAtTurns(page, 4))
  await page.keyboard.press('Delete')
  await page.getByRole('tab', { name: 'Ramps' }).click()
  await page.getByRole('button', { name: /^Place 8 ft ramp,/ }).press('Enter')
  await inEach(page, sizes, () => lookAtTurns(page, 8))
}

const ROTATE = 'Please Rotate Your Device'

test.describe('upright phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the designer asks to turn an upright phone in a bar that Continue closes, and no other page does (spec 3 §2.3) [e2e-screens-3]', async ({
    page,
  }) => {
    for (const path of ['/', '/not-found', '/accessibility']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(ROTATE)).toBeHidden()
    }
    await acceptTerms(page, 'Dana Miller')
    await openAs(page, 'Dana Miller', '/setup')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(ROTATE)).toBeHidden()
    await page.goto('/designer?product=P3G')
    await expect(page.getByText(ROTATE)).toBeVisible()
    await expect(button(page, 'Start Project')).toBeInViewport()
    await expectAccessible(page)
    await button(page, 'Continue').click()
    await expect(page.getByText(ROTATE)).toBeHidden()
    await button(page, 'Start Project').click()
    await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
    await expect(page.getByText(ROTATE)).toBeHidden()
  })

  test('a phone that is turned is not asked again', async ({ page }) => {
    await acceptTerms(page, 'Dana Miller')
    await openAs(page, 'Dana Miller', '/designer?product=P3G')
    await expect(page.getByText(ROTATE)).toBeVisible()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByText(ROTATE)).toBeHidden()
  })
})

test('half a window on a laptop is not asked to turn', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await designing(page)
  await expect(page.getByText(ROTATE)).toBeHidden()
})

async function expectTools(page: Page, { width }: Size) {
  const more = page.getByRole('button', { name: 'More tools' })
  const bars = page.getByRole('toolbar', { name: /ools$/ })
  const toolOf = (wanted: (typeof WANTED)[number]) =>
    bars.getByRole(wanted === 'Project name' ? 'textbox' : 'button', { name: wanted }).first()
  // The bar folds a moment after the window has another size.
  await expect(async () => {
    if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) !== 'true') await more.click()
    for (const wanted of WANTED) expect(await toolOf(wanted).isVisible(), String(wanted)).toBe(true)
  }).toPass()
  for (const wanted of WANTED) {
    const box = await toolOf(wanted).boundingBox()
    expect(box, String(wanted)).not.toBeNull()
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, String(wanted)).toBe(true)
  }
  await expect(page.getByRole('progressbar', { name: 'Completed steps' })).toHaveAttribute(
    'aria-valuetext',
    /of 6/,
  )
  for (const bar of await bars.all())
    expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
}

async function expectFigures(page: Page, { width, height }: Size) {
  const bar = page.getByLabel('Figures of the system')
  for (const one of [bar.getByText('Retail price'), bar.getByRole('button', { name: /^Units inches/ })]) {
    const box = await one.boundingBox()
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  }
  await expect(bar).toContainText('Retail price $8,979.91')
}

/** A name that is typed has its Save beside it, and no tool lies on another. */
async function expectSaveBesideName(page: Page) {
  const bar = page.getByRole('toolbar', { name: 'Tools', exact: true })
  await expect(bar.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
  const tools = await bar.locator('button, input').all()
  const boxes = (await Promise.all(tools.map((tool) => tool.boundingBox()))).filter((box) => box !== null)
  const ordered = boxes.toSorted((a, b) => a.x - b.x)
  for (const [index, { x }] of ordered.entries()) {
    const before = ordered[index - 1]
    if (before) expect(before.x + before.width).toBeLessThanOrEqual(x + 0.5)
  }
  expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
}

/** Looks at a page in one size after the other. */
async function inEach(page: Page, sizes: readonly Size[], look: (size: Size) => Promise<void>) {
  for (const size of sizes)
    await test.step(size.name, async () => {
      await page.setViewportSize(size)
      await look(size)
    })
}

/** Looks at what is selected in so many turns by 45 degrees: each fitted to the view, and all from further off. */
async function lookAtTurns(page: Page, turns: number) {
  await inEachTurn(page, turns, () => page.keyboard.press('f'))
  const zoomOut = page.getByRole('button', { name: 'Zoom out', exact: true })
  for (let step = 0; step < 3; step++)
    if ((await zoomOut.getAttribute('aria-disabled')) === 'false') await zoomOut.click()
  await inEachTurn(page, turns, async () => undefined)
}

async function inEachTurn(page: Page, turns: number, prepare: () => Promise<void>) {
  for (let turn = 0; turn < turns; turn++) {
    await prepare()
    await expect.poll(() => covered(page)).toEqual([])
    await page.keyboard.press('r')
  }
}

/** What of the chips and pluses lies on the middle of the selected part, where its letters begin, or leaves the canvas. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = document.querySelector('[data-canvas]')?.getBoundingClientRect()
    const id = document.querySelector<HTMLElement>('[data-part][aria-selected="true"]')?.dataset.part
    const middle = id ? globalThis.__designer?.screenOf(id) : null
    if (!canvas || !middle) return ['nothing is selected']
    return [...document.querySelectorAll<HTMLElement>('[data-next-parts] > *')].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      const name = one.getAttribute('aria-label') ?? 'chips'
      const isOut = left < canvas.left || top < canvas.top || right > canvas.right || bottom > canvas.bottom
      const isOn = left < middle.x && right > middle.x && top < middle.y && bottom > middle.y
      return [...(isOut ? [`${name} beyond the canvas`] : []), ...(isOn ? [`${name} over the letters`] : [])]
    })
  })

test.describe('on a phone on its side', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })

  test('the panel over the canvas hides no chip of the next part', async ({ page }) => {
    await designing(page)
    await card(page, '5 × 5 platform').click()
    const chips = page.locator('[data-main]:has(button)')
    await expect(chips).toBeVisible()
    const edge = await panel(page).boundingBox()
    expect(Math.round((edge?.x ?? 0) + (edge?.width ?? 0))).toBe(300)
    await expect
      .poll(async () => ((await chips.boundingBox())?.x ?? 0) >= (edge?.x ?? 0) + (edge?.width ?? 0))
      .toBe(true)
  })
})
