import type { Locator, Page } from '@playwright/test'
import { card, clearCanvas, designing, parts, properties } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'

/** A platform, two ramps and a platform, joined in the middle of the canvas by the strip. */
async function drawRow(page: Page) {
  await designing(page)
  await page.getByRole('button', { name: /^Place 5 × 5 platform/ }).click()
  for (const name of [/^Join 8 ft ramp/, /^Join 8 ft ramp/, /^Join 5 × 5 platform/])
    await page.getByRole('button', { name }).click()
  await expect(parts(page)).toHaveCount(4)
}

const strip = (page: Page) => page.getByRole('toolbar', { name: /^Join / })
const plusAtRight = (page: Page) => page.getByRole('button', { name: /^Parts for the right side/ })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

/** Where the selected part is on the screen, by its place in the panel. */
async function partBox(page: Page) {
  const inches = async (id: string) => Number.parseFloat(await page.locator(`#object-${id}`).inputValue())
  const [x, y] = [await inches('x'), await inches('y')]
  const driver = new DesignerDriver(page)
  const [from, to] = [await driver.screenOf(x, y), await driver.screenOf(x + 66.1, y + 66.1)]
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
}

test("the '+' of a side keeps its place and the selection, its strip covers neither its part nor a plus, and its marked place is where the part is joined", async ({
  page,
}) => {
  await drawRow(page)

  await test.step('it keeps its place and the selection while it is hovered and clicked', async () => {
    const plus = plusAtRight(page)
    const before = await boxOf(plus)
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
    await page.mouse.move(x, y, { steps: 5 })
    await expect(strip(page)).toHaveAccessibleName(/the right side of/)
    expect(await boxOf(plus)).toEqual(before)
    await page.mouse.down()
    await page.mouse.up()
    await expect(strip(page)).toHaveAccessibleName(/the right side of/)
    await expect(properties(page)).toContainText('5 × 5 platform')
    expect(await boxOf(plus)).toEqual(before)
  })

  await test.step('the strip never covers the part it belongs to, nor a plus', async () => {
    await plusAtRight(page).hover()
    await expect(strip(page)).toHaveAccessibleName(/the right side of/)
    const open = await boxOf(strip(page))
    const pluses = await page.getByRole('button', { name: /^Parts (for|between)/ }).all()
    for (const box of [await partBox(page), ...(await Promise.all(pluses.map(boxOf)))]) {
      const across = Math.min(open.x + open.width, box.x + box.width) - Math.max(open.x, box.x)
      const down = Math.min(open.y + open.height, box.y + box.height) - Math.max(open.y, box.y)
      expect(Math.min(across, down)).toBeLessThanOrEqual(1)
    }
  })

  await clearCanvas(page)
  await test.step("the strip's marked place is where the part is joined, and a part that cannot lie there is not offered", async () => {
    await page.getByRole('button', { name: /^Place 5 × 5 platform/ }).click()
    const place = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: where parts`) })
    await expect(place('Middle')).toHaveAttribute('aria-pressed', 'true')
    await place('Left').click()
    await expect(page.getByRole('button', { name: /^Join 5 × 5 platform/ })).toBeDisabled()
    const left = await partBox(page)
    await page.getByRole('button', { name: /^Join 8 ft ramp/ }).click()
    await expect(parts(page)).toHaveCount(2)
    expect((await partBox(page)).x).toBeCloseTo(left.x, 0)
  })
})

test('the strip has the 45-degree piece below a ramp and the gate at a platform, and PATHWAY HD says that it has no such piece', async ({
  page,
}) => {
  await designing(page)
  await card(page, '5 × 5 platform').click()
  await page.getByRole('button', { name: /^Join 8 ft ramp/ }).click()
  await page.getByRole('button', { name: /^Join 45 Degree Piece/ }).click()
  await page.getByRole('button', { name: /^Join 8 ft ramp/ }).click()
  const { layout, placement } = await drawnOn(page)
  expect(layout.parts.map(({ rotation }) => rotation % 90)).toEqual([0, 0, 0, 45])
  expect(placement.overlaps).toEqual([])
  const [platform] = layout.parts
  const { x, y } = platform?.at ?? { x: 0, y: 0 }
  await new DesignerDriver(page).click(x, y)
  await page.getByRole('button', { name: /^Join Gate/ }).click()
  await expect(parts(page)).toHaveCount(5)
  const drawn = await drawnOn(page)
  expect(drawn.layout.parts[4]?.at).toEqual({ x, y: expect.closeTo(y - 33.05) })
  expect(drawn.issues.filter(({ code }) => code.startsWith('gate.'))).toEqual([])
  await takeScreens(page, 'strip-45-and-gate')

  await openAs(page, 'Dana Miller', '/designer?product=PHD')
  await new DesignerDriver(page).startProject()
  await expect(page.getByText('PATHWAY HD has no 45 degree piece. Turn on a platform.')).toBeVisible()
})
