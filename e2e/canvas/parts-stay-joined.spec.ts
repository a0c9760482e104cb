import type { Page } from '@playwright/test'
import { designing, enter, figures, parts, properties, section, undo } from '../looks/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

/** The strip at the selected part. */
const strip = (page: Page) => page.getByRole('region', { name: 'Parts that may go on here' })

async function join(page: Page, ...names: readonly string[]) {
  for (const name of names)
    await strip(page)
      .getByRole('button', { name: new RegExp(`^Join ${name}`) })
      .click()
}

async function draw(page: Page, first: string, ...rest: readonly string[]) {
  const hand = await designing(page)
  await hand.drag('Platforms', first, 400, 100)
  await join(page, ...rest)
  await expect(parts(page)).toHaveCount(rest.length + 1)
  return hand
}

const choose = async (page: Page, label: string, option: string) => {
  await properties(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const fromTheTop = (page: Page) => page.locator('#object-y')
const topOf = async (page: Page) => Number.parseFloat(await fromTheTop(page).inputValue())

test('a joined ramp gets shorter: what follows comes along, and undo takes it back at once', async ({
  page,
}) => {
  const hand = await draw(page, '5 × 5 platform', '8 ft ramp', '5 × 5 platform')
  const before = await topOf(page)
  await hand.click(412, 160)
  await expect(properties(page).getByRole('heading', { level: 2 })).toHaveText('8 ft ramp')
  await choose(page, 'Size', '6 ft')
  await hand.click(400, 233)
  await expect(properties(page)).toContainText('5 × 5 platform')
  await expect.poll(() => topOf(page)).toBeCloseTo(before - 24, 0)
  await expect(properties(page)).toContainText(/6 ft ramp, center/)
  await undo(page).click()
  await expect.poll(() => topOf(page)).toBeCloseTo(before, 0)
})

test('a landing is swapped for a ramp, and its neighbours stay joined', async ({ page }) => {
  const hand = await draw(page, '5 × 5 platform', '4 ft ramp', '5 × 5 platform', '4 ft ramp')
  await hand.click(376, 220)
  await properties(page)
    .getByRole('button', { name: /^Swap for/ })
    .click()
  await page.getByRole('menuitem', { name: '3 ft ramp' }).click()
  await expect(properties(page)).toContainText('3 ft ramp')
  await expect(properties(page).getByText(/^4 ft ramp/)).toHaveCount(2)
  await expect(figures(page)).toContainText('1 loose ramp end')
})

test('a section is put between two joined parts, and what is below makes room', async ({ page }) => {
  await draw(page, '5 × 5 platform', '8 ft ramp', '5 × 5 platform')
  const before = await topOf(page)
  await page.getByRole('button', { name: /^Parts between 8 ft ramp and/ }).click()
  await page.getByRole('button', { name: /^Join 5 ft ramp between 8 ft ramp and/ }).click()
  await expect(parts(page)).toHaveCount(4)
  await expect(properties(page)).toContainText('5 ft ramp')
  await expect(properties(page)).toContainText(/8 ft ramp, center/)
  await expect(properties(page)).toContainText(/5 × 5 platform 2, center/)
  await expect.poll(() => topOf(page)).toBeCloseTo(before, 0)
})

test('what cannot follow says so and stays as it was', async ({ page }) => {
  await draw(page, '5 × 5 platform', '5 × 5 platform')
  await choose(page, 'Size', '6 × 5')
  await expect(page.getByText('It stays as it was')).toBeVisible()
  await expect(page.getByText('Platform edges of different sizes cannot connect')).toBeVisible()
  await expect(properties(page)).toContainText('5 × 5 platform')
})

test('a part let go near an end turns and joins there', async ({ page }) => {
  const hand = await draw(page, '5 × 5 platform', '4 ft ramp')
  await page.keyboard.press('Escape')
  await hand.drag('Ramps', '5 ft ramp', 600, 400)
  await hand.dragOn({ x: 600, y: 400 }, { x: 470, y: 104 })
  await expect(properties(page)).toContainText(/5 × 5 platform, center/)
  await expect(page.getByRole('textbox', { name: 'Angle in degrees' })).toHaveValue('90°')
})

test('a stair is offered in the height it has to climb', async ({ page }) => {
  await draw(page, '5 × 5 platform')
  await figures(page)
    .getByRole('button', { name: /type it/ })
    .click()
  await page.getByRole('textbox', { name: /rise/i }).first().fill('24')
  await page.keyboard.press('Enter')
  const stair = page.getByRole('button', { name: /^Join 22 in Stair/ })
  await expect(stair).toHaveText('Stair 24″')
  await stair.click()
  await expect(properties(page)).toContainText('24″')
})

test('a finished system goes on at its exit: the run takes the part in, and the exit moves along', async ({
  page,
}) => {
  await openSystem(page, 't2-straight')
  await section(page, 'Outline')
  await page.getByRole('treeitem', { name: /ramp/ }).last().click()
  await join(page, '4 ft ramp')
  await expect(properties(page)).toContainText('run “Primary”')
  await expect(figures(page)).not.toContainText(/exit|loose/)
})

test('where a ground transition ends the system the next part comes before it', async ({ page }) => {
  const hand = await draw(page, '5 × 5 platform', '4 ft ramp', 'Ground Transition')
  await hand.click(412, 165)
  await join(page, '5 ft ramp between 4 ft ramp and Ground Transition')
  await expect(parts(page)).toHaveCount(4)
  await expect(figures(page)).toContainText('No entrance, no exit')
  await expect(
    page
      .getByRole('button', { name: /^Parts between 5 ft ramp and Ground Transition/ })
      .or(strip(page).getByRole('toolbar', { name: /between 5 ft ramp and Ground Transition/ })),
  ).toBeVisible()
})

test('the status names what is open, and an empty canvas says that nothing is drawn', async ({ page }) => {
  const hand = await designing(page)
  const status = figures(page).getByRole('status')
  await expect(status).toHaveText('Nothing is drawn yet')
  await hand.drag('Platforms', '5 × 5 platform', 400, 100)
  await expect(status).toHaveText('1 part touches nothing, no entrance, no exit')
  await join(page, '8 ft ramp')
  await expect(status).toHaveText('1 loose ramp end, no entrance, no exit')
  await status.getByRole('button').click()
  await expect(page.getByText(/8 ft lower end must be connected/)).toBeVisible()
})

test('an angle that is not allowed says so and changes nothing', async ({ page }) => {
  await draw(page, '5 × 5 platform')
  await enter(page, 'Angle in degrees', '30')
  await expect(properties(page).getByRole('alert')).toContainText('30° is not allowed')
  await expect(page.getByRole('textbox', { name: 'Angle in degrees' })).toHaveValue('0°')
  await enter(page, 'Angle in degrees', '90')
  await expect(properties(page).getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Angle in degrees' })).toHaveValue('90°')
})

test('the icon of a mirror shows the axis it mirrors about', async ({ page }) => {
  await draw(page, '5 × 5 platform')
  await page.getByRole('button', { name: 'Arrange' }).click()
  for (const [name, icon] of [
    ['Mirror left to right', 'flip-horizontal'],
    ['Mirror top to bottom', 'flip-vertical'],
  ] as const)
    await expect(page.getByRole('button', { name }).locator('svg')).toHaveClass(new RegExp(icon))
})

test('the Stencil Checkup asks for no upper transition where a platform is at the door', async ({ page }) => {
  await draw(page, '5 × 5 platform', '8 ft ramp')
  await page.getByRole('button', { name: "Let's Go" }).click()
  const checkup = page.getByRole('dialog', { name: 'Stencil Checkup' })
  await expect(checkup).toContainText('Ground or lower transition')
  await expect(checkup).not.toContainText('Upper transition')
})
