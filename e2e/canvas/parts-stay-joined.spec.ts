import type { Page } from '@playwright/test'
import { designing, enter, figures, parts, properties, section, undo } from '../assertions/designer-screen.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { loadNext } from '../systems/open-system.ts'

/** The strip at the selected part. */
const strip = (page: Page) => page.getByRole('region', { name: 'Parts that can connect here' })

async function join(page: Page, ...names: readonly string[]) {
  for (const name of names)
    await strip(page)
      .getByRole('button', { name: new RegExp(`^Join ${name}`) })
      .click()
}

/** Takes away what is drawn, and draws something else. */
async function draw(driver: DesignerDriver, first: string, ...rest: readonly string[]) {
  const { page } = driver
  await driver.click(60, 600)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(parts(page)).toHaveCount(0)
  await driver.drag('Platforms', first, 400, 100)
  await join(page, ...rest)
  await expect(parts(page)).toHaveCount(rest.length + 1)
}

const choose = async (page: Page, label: string, option: string) => {
  await properties(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const fromTheTop = (page: Page) => page.locator('#object-y')
const topOf = async (page: Page) => Number.parseFloat(await fromTheTop(page).inputValue())

test('a change of a joined part takes along what follows, or says why not and changes nothing; a finished system goes on at its exit', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('a joined ramp gets shorter: what follows comes along, and undo takes it back at once', async () => {
    await draw(driver, '5 × 5 platform', '8 ft ramp', '5 × 5 platform')
    const before = await topOf(page)
    await driver.click(412, 160)
    await expect(properties(page).getByRole('heading', { level: 2 })).toHaveText('8 ft ramp')
    await choose(page, 'Size', '6 ft')
    await driver.click(400, 233)
    await expect(properties(page)).toContainText('5 × 5 platform')
    await expect.poll(() => topOf(page)).toBeCloseTo(before - 24, 0)
    await expect(properties(page)).toContainText(/6 ft ramp, center/)
    await undo(page).click()
    await expect.poll(() => topOf(page)).toBeCloseTo(before, 0)
  })

  await test.step('a landing is swapped for a ramp, and its neighbours stay joined', async () => {
    await draw(driver, '5 × 5 platform', '4 ft ramp', '5 × 5 platform', '4 ft ramp')
    await driver.click(376, 220)
    await properties(page)
      .getByRole('button', { name: /^Swap for/ })
      .click()
    await page.getByRole('menuitem', { name: '3 ft ramp' }).click()
    await expect(properties(page)).toContainText('3 ft ramp')
    await expect(properties(page).getByText(/^4 ft ramp/)).toHaveCount(2)
    await expect(figures(page)).toContainText('1 loose ramp end')
  })

  await test.step('a section is put between two joined parts, and what is below makes room', async () => {
    await draw(driver, '5 × 5 platform', '8 ft ramp', '5 × 5 platform')
    const before = await topOf(page)
    await page.getByRole('button', { name: /^Parts between 8 ft ramp and/ }).click()
    await page.getByRole('button', { name: /^Join 5 ft ramp between 8 ft ramp and/ }).click()
    await expect(parts(page)).toHaveCount(4)
    await expect(properties(page)).toContainText('5 ft ramp')
    await expect(properties(page)).toContainText(/8 ft ramp, center/)
    await expect(properties(page)).toContainText(/5 × 5 platform 2, center/)
    await expect.poll(() => topOf(page)).toBeCloseTo(before, 0)
  })

  await test.step('what cannot follow says so and stays as it was', async () => {
    await draw(driver, '5 × 5 platform', '5 × 5 platform')
    await choose(page, 'Size', '6 × 5')
    await expect(page.getByText('It was not changed')).toBeVisible()
    await expect(page.getByText('Platform edges of different sizes cannot connect')).toBeVisible()
    await expect(properties(page)).toContainText('5 × 5 platform')
  })

  await loadNext(page, 't2-straight')
  await test.step('a finished system goes on at its exit: the run takes the part in, and the exit moves along', async () => {
    await section(page, 'Outline')
    await page.getByRole('treeitem', { name: /ramp/ }).last().click()
    await join(page, '4 ft ramp')
    await expect(properties(page)).toContainText('run “Primary”')
    await expect(figures(page)).not.toContainText(/exit|loose/)
  })
})

test('the status names what is open, the next part comes before what ends the system, stairs are offered by height, and a part turns to the end it is let go at, or to an angle that is allowed', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('the status names what is open, and an empty canvas says that nothing is drawn', async () => {
    const status = figures(page).getByRole('status')
    await expect(status).toHaveText('The drawing is empty')
    await driver.drag('Platforms', '5 × 5 platform', 400, 100)
    await expect(status).toHaveText('1 part touches nothing, no entrance, no exit')
    await join(page, '8 ft ramp')
    await expect(status).toHaveText('1 loose ramp end, no entrance, no exit')
    await figures(page)
      .getByRole('button', { name: /loose ramp end/ })
      .click()
    await expect(page.getByText(/8 ft lower end must be connected/)).toBeVisible()
  })

  await test.step('where a ground transition ends the system the next part comes before it', async () => {
    await draw(driver, '5 × 5 platform', '4 ft ramp', 'Ground Transition')
    await driver.click(412, 165)
    await join(page, '5 ft ramp between 4 ft ramp and Ground Transition')
    await expect(parts(page)).toHaveCount(4)
    await expect(figures(page)).toContainText('No entrance, no exit')
    await expect(
      page
        .getByRole('button', { name: /^Parts between 5 ft ramp and Ground Transition/ })
        .or(strip(page).getByRole('toolbar', { name: /between 5 ft ramp and Ground Transition/ })),
    ).toBeVisible()
  })

  await test.step('the Stencil Checkup asks for no transition that is ordered anyway', async () => {
    await draw(driver, '5 × 5 platform', '8 ft ramp')
    await page.getByRole('button', { name: "Let's Go" }).click()
    await expect(page.getByRole('heading', { name: 'Handrail Builder' })).toBeVisible()
    await page.getByRole('button', { name: 'Exit to Editor' }).click()
    // The step looked at the system; here places are those of the whole canvas.
    await page.getByRole('button', { name: /Fit the canvas/ }).click()
  })

  await test.step('a stair is offered in the height it has to climb', async () => {
    await draw(driver, '5 × 5 platform')
    await figures(page)
      .getByRole('button', { name: /type it/ })
      .click()
    await page.getByRole('textbox', { name: /rise/i }).first().fill('24')
    await page.keyboard.press('Enter')
    const stair = page.getByRole('button', { name: /^Join 22 in Stair/ })
    await expect(stair).toHaveText('Stair 24"')
    await stair.click()
    // Nothing goes on below it: its platform stays selected.
    await expect(properties(page)).toContainText('5 × 5 platform')
    await expect
      .poll(async () => (await drawnOn(page)).layout.parts.at(-1))
      .toMatchObject({ kind: 'stair', activeHeight: 24 })
  })

  await test.step('a part turns to the end it is let go at, to an angle that is allowed, and about the axis that the icon shows', () =>
    turnToEnds(driver))
})

async function turnToEnds(driver: DesignerDriver) {
  const { page } = driver

  await test.step('a part let go near an end turns and joins there', async () => {
    await draw(driver, '5 × 5 platform', '4 ft ramp')
    await page.keyboard.press('Escape')
    await driver.drag('Ramps', '5 ft ramp', 600, 400)
    await driver.dragOn({ x: 600, y: 400 }, { x: 470, y: 104 })
    await expect(properties(page)).toContainText(/5 × 5 platform, center/)
    await expect(page.getByRole('textbox', { name: 'Angle in degrees' })).toHaveValue('90°')
  })

  await test.step('an angle that is not allowed says so and changes nothing', async () => {
    await draw(driver, '5 × 5 platform')
    await enter(page, 'Angle in degrees', '30')
    await expect(properties(page).getByRole('alert')).toContainText('in steps of 45°')
    await expect(page.getByRole('textbox', { name: 'Angle in degrees' })).toHaveValue('30')
    await enter(page, 'Angle in degrees', '90')
    await expect(properties(page).getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Angle in degrees' })).toHaveValue('90°')
  })

  await test.step('the icon of a mirror shows the axis it mirrors about', async () => {
    await draw(driver, '5 × 5 platform')
    await page.getByRole('button', { name: 'Arrange' }).click()
    for (const [name, icon] of [
      ['Mirror left to right', 'flip-horizontal'],
      ['Mirror top to bottom', 'flip-vertical'],
    ] as const)
      await expect(page.getByRole('button', { name }).locator('svg')).toHaveClass(new RegExp(icon))
  })
}
