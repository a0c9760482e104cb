import { expect } from '@playwright/test'
import { fingerOn } from './hands/finger.ts'
import { designing, figures, parts } from './looks/designer-screen.ts'
import { takeScreens } from './looks/take-screens.ts'
import { test } from './product/test.ts'

test('the switchback job is drawn from the empty canvas in nine clicks', async ({ page }) => {
  await designing(page)
  const join = (what: string, side: string) =>
    page.getByRole('button', { name: new RegExp(`^Join ${what}.* at the ${side}`) }).click()
  await page.getByRole('tab', { name: 'Ramps' }).click()
  await page.getByRole('button', { name: /^Place 6 ft ramp/ }).click()
  await join('5 × 5 platform', 'lower end')
  await page.getByRole('button', { name: /^Parts for the right/ }).hover()
  await join('5 × 5 platform', 'right')
  await page.getByRole('button', { name: /^Parts for the top/ }).hover()
  await join('4 ft ramp', 'top')
  await join('5 ft ramp', 'lower end')
  await join('8 ft ramp', 'lower end')
  await join('8 ft ramp', 'lower end')
  await takeScreens(page, 'canvas-chips')
  await join('Lower Transition', 'lower end')
  await expect(parts(page)).toHaveCount(8)
  await expect(figures(page)).toContainText('Linear feet 41.00')
  await expect(figures(page)).toContainText('Ramping 372″')
  await expect(figures(page)).toContainText('No connection errors')
})

test('parts are joined by the keyboard alone, and the focus goes on with them', async ({ page }) => {
  await designing(page)
  await page.getByRole('button', { name: /^Place 5 × 5 platform/ }).press('Enter')
  await page.getByRole('button', { name: /^Join 8 ft ramp/ }).press('Enter')
  await expect(
    page.getByRole('button', { name: /^Join 8 ft ramp at the lower end of 8 ft ramp/ }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(parts(page)).toHaveCount(3)
})

test('guides come out of a ruler, survive a reload and go at the corner', async ({ page }) => {
  const hand = await designing(page)
  const inside = await hand.screenOf(240, 240)
  const ruler = await page.locator('[data-axis="y"]').boundingBox()
  if (!ruler) throw new Error('there is no ruler')
  await page.mouse.move(ruler.x + 10, inside.y)
  await page.mouse.down()
  await page.mouse.move(inside.x, inside.y, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Clear the guides' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^(Start Project|Start From Blank Project)$/ }).click()
  await page.getByRole('button', { name: 'Clear the guides' }).click()
  await expect(page.getByRole('button', { name: /^Rulers in/ })).toBeVisible()
})

test('a card dropped on a part is refused and says so', async ({ page }) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 400, 300)
  await hand.drag('Platforms', '4 × 5 platform', 402, 303)
  await expect(page.getByText('System parts cannot overlap')).toBeVisible()
  await expect(parts(page)).toHaveCount(1)
})

test('a canvas size that is refused leaves the field, with the reason beside it', async ({ page }) => {
  await designing(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const width = page.getByRole('textbox', { name: /^Canvas width/ }).first()
  await width.fill('100')
  await page.getByRole('button', { name: 'Update Canvas Size' }).click()
  await expect(page.getByText('Canvas width cannot be smaller')).toBeVisible()
  await expect(width).not.toHaveValue(/^100/)
})

test('parts are copied into another tab; what is no part is refused with a word', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 400, 300)
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect(parts(page)).toHaveCount(2)
  await page.evaluate(() => navigator.clipboard.writeText('milk, bread'))
  await page.keyboard.press('Control+v')
  await expect(page.getByText('Nothing was pasted')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('the menu orders, clones and tells heights; layers are moved by the keyboard', async ({ page }) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 400, 300)
  const middle = await hand.screenOf(400, 300)
  await page.mouse.click(middle.x, middle.y, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Show Part Height' }).click()
  await expect(page.getByText('No height yet')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Clone' }).click()
  await expect(parts(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  const rows = page.getByRole('list', { name: /uppermost first/ }).getByRole('button')
  await rows.first().press('Alt+ArrowDown')
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a finger carries a card, pans the canvas, drags a part, and opens its menu by resting', async ({
    page,
  }) => {
    const hand = await designing(page)
    const card = await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).boundingBox()
    if (!card) throw new Error('there is no card')
    const finger = await fingerOn(page)
    const first = await hand.screenOf(300, 300)
    await finger.swipe({ x: card.x + card.width / 2, y: card.y + card.height - 14 }, first)
    await expect(parts(page)).toHaveCount(1)
    const before = await hand.screenOf(300, 300)
    const empty = await hand.screenOf(40, 680)
    await finger.swipe(empty, { x: empty.x + 80, y: empty.y - 40 })
    const panned = await hand.screenOf(300, 300)
    expect(Math.round(panned.x - before.x)).toBe(80)
    const told = await parts(page).first().textContent()
    await finger.swipe(panned, { x: panned.x + 60, y: panned.y })
    await expect(parts(page).first()).not.toHaveText(told ?? '')
    await finger.rest({ x: panned.x + 60, y: panned.y })
    await expect(page.getByRole('menuitem', { name: 'Bring To Front' })).toBeVisible()
  })
})
