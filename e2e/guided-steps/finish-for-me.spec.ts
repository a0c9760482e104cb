import type { Page } from '@playwright/test'
import { button, figures } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo } from '../systems/open-system.ts'

const named = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const join = (page: Page, what: string, side: string) =>
  named(page, new RegExp(`^Join ${what}.* at the ${side}`)).click()

/** The start panel of an empty project. */
async function openStart(page: Page) {
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await new DesignerDriver(page).press('Accept and Continue')
  await expect(page.getByLabel(/^Rise: how high/)).toBeFocused()
}

/** A platform at the door, two ramps, a turn and one ramp. */
async function drawL(page: Page) {
  await named(page, /^Place 5 × 5/).click()
  await named(page, /^Parts for the right/).click()
  await join(page, '8 ft ramp', 'right')
  await join(page, '8 ft ramp', 'lower end')
  await join(page, '5 × 5 platform', 'lower end')
  await named(page, /^Parts for the bottom/).click()
  await join(page, '8 ft ramp', 'bottom')
}

/** Draws the L and takes the proposals. */
async function finishL(page: Page) {
  await drawL(page)
  await takeProposals(page)
}

async function takeProposals(page: Page) {
  await button(page, 'Finish for me').click()
}

/** Types another rise where it stands below the canvas. */
async function typeRise(page: Page, rise: string) {
  await figures(page).getByRole('button', { name: /^Rise/ }).click()
  await expect(page.getByLabel('Rise', { exact: true })).toBeFocused()
  await page.keyboard.type(rise)
  await page.keyboard.press('Enter')
}

const steps = (page: Page) => page.getByRole('list', { name: 'Answers' })

test("ratio and price follow every part; 'Finish for me' takes the proposals and asks for the door, and again after a change", async ({
  page,
}) => {
  await openStart(page)

  await test.step('the rise is typed before anything is drawn, and ratio and price follow every part', async () => {
    await page.keyboard.type("2' 0")
    await button(page, 'Start Project').click()
    await drawL(page)
    for (const figure of ['Rise 24"', 'Ratio 1:12', 'Ramping 288"'])
      await expect(figures(page)).toContainText(figure)
    const price = figures(page).getByText(/^Retail price/)
    const before = await price.textContent()
    await typeRise(page, '36')
    await expect(figures(page)).toContainText('Rise 36"')
    await expect(figures(page)).toContainText('Ratio 1:8')
    await expect(price).not.toHaveText(before ?? '')
  })

  await test.step("'Finish for me' takes the proposals, and asks in Confirm which side is the door", async () => {
    await typeRise(page, '24')
    await takeProposals(page)
    await expect(page.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
    await expect(steps(page)).toContainText('Primary, 23 7/8", 1/8" below the door, to 0" over 5 parts')
    await expect(page.getByText('1 question is open, everything else is answered.')).toBeVisible()
    await expect(button(page, 'Confirm System')).toBeDisabled()
    await takeScreens(page, 'confirm-question')
    await page
      .getByRole('group', { name: 'Which of these 3 sides is the door?' })
      .getByText('Left side')
      .click()
    await expect(steps(page)).toContainText('Left side of 5 × 5 platform 1')
    await expect(steps(page)).toContainText('Suggested on 2 platforms, two-line')
    await expect(button(page, 'Confirm System')).toBeEnabled()
    await takeScreens(page, 'confirm-answered')
    await steps(page).getByRole('button', { name: /Legs/ }).click()
    await expect(page.getByRole('heading', { name: 'Legs', exact: true })).toBeVisible()
  })

  await test.step('after a change the steps are taken again, and a line says what is different', async () => {
    await goTo(page, 'Finish')
    await button(page, 'Exit to Editor').click()
    await typeRise(page, '30')
    await takeProposals(page)
    await expect(page.getByText('Since last confirmed')).toBeVisible()
    await expect(page.getByText(/^\+\$/)).toBeVisible()
    await expect(button(page, 'Confirm System')).toBeEnabled()
  })
})

test('a rise is worked out from porch, threshold and the fall of the ground', async ({ page }) => {
  await openStart(page)
  await page.getByText('Add it up').click()
  await page.getByLabel('Porch or steps').fill('21')
  await page.getByLabel('Threshold, only when flush').fill('1.5')
  await page.getByLabel('Ground falls by').fill('5')
  await expect(page.getByLabel(/^Rise: how high/)).toHaveValue('27 1/2"')
  await button(page, 'Start Project').click()
  await expect(figures(page)).toContainText('Rise 27 1/2"')
})

test('without a rise the question is asked in the list, and everything goes on from it', async ({ page }) => {
  await openStart(page)
  await button(page, 'Start Project').click()
  await finishL(page)
  await expect(page.getByText('How high is the door above the ground?')).toBeVisible()
  await page.getByLabel('Rise', { exact: true }).fill('24')
  await button(page, 'Use this height').click()
  await expect(steps(page)).toContainText('Primary, 23 7/8", 1/8" below the door, to 0" over 5 parts')
})

test('Confirm opens with its title first; its verdict, the lock of Next and its content come together, and no tick is green before', async ({
  page,
}) => {
  await openStart(page)
  await page.keyboard.type("2' 0")
  await button(page, 'Start Project').click()
  await drawL(page)
  await page.evaluate(watchFrames)
  await takeProposals(page)
  await expect(steps(page)).toBeVisible()
  const frames = await page.evaluate(() => globalThis.__framesOfConfirm ?? [])
  const early = frames.filter(({ hasContent }) => !hasContent)
  expect(early.length).toBeGreaterThan(0)
  expect(early.filter((one) => one.status !== '' || one.isGood || one.canGoOn)).toEqual([])
  expect(frames.filter(({ hasContent, status }) => hasContent && status === '')).toEqual([])
})

type FrameOfConfirm = {
  readonly status: string
  readonly hasContent: boolean
  readonly isGood: boolean
  readonly canGoOn: boolean
}

declare global {
  var __framesOfConfirm: FrameOfConfirm[] | undefined
}

/** Has the page write down what the panel of Confirm shows whenever it changes: each of these may be painted. */
function watchFrames() {
  const frames: FrameOfConfirm[] = []
  globalThis.__framesOfConfirm = frames
  new MutationObserver(() => {
    const panel = document.querySelector('section[aria-label="Confirm System"]')
    if (!panel) return
    const next = [...panel.querySelectorAll('button')].find((one) => one.textContent === 'Confirm System')
    frames.push({
      status: panel.querySelector('[role="status"]')?.textContent ?? '',
      hasContent: panel.querySelector('[aria-label="Answers"]') !== null,
      isGood: panel.querySelector('[data-is-good="true"]') !== null,
      canGoOn: next?.disabled === false,
    })
  }).observe(document.body, { childList: true, subtree: true })
}
