import { addDrawings, newDrawing } from '@ramp/domain'
import { designing, field, properties, section, stats } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { goTo, loadNext } from '../systems/open-system.ts'

const points = [
  { x: -60, y: 0 },
  { x: 60, y: 0 },
]
const lines = [340, 680].map((x) =>
  newDrawing({ kind: 'line', id: `line at ${x}`, at: { x, y: 120 }, points }),
)

test('a double click on a line shows its points in Drawing Tools, leads out of no step, and the properties that come under the pointer take no second click of it (spec 2 §4)', async ({
  page,
}) => {
  const driver = await designing(page)

  await test.step('a double click on a line shows its points in Drawing Tools, Escape the whole line (spec 2 §4)', async () => {
    await section(page, 'Drawing')
    await section(page, 'Line')
    await driver.dragOn({ x: 200, y: 340 }, { x: 360, y: 400 })
    await page.keyboard.press('Escape')
    await section(page, 'Exit Drawing')
    const middle = await driver.screenOf(280, 370)
    await page.mouse.dblclick(middle.x, middle.y)
    await expect(page.getByRole('radio', { name: 'Vertex' })).toBeChecked()
    await driver.dragOn({ x: 360, y: 400 }, { x: 360, y: 340 })
    await expect(stats(page)).toHaveText(/160"/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('radio', { name: 'Selection' })).toBeChecked()
    await expect(stats(page)).toHaveText(/160"/)
  })

  await section(page, 'Exit Drawing')
  await loadNext(page, 't1-switchback', addDrawings(lines))
  await test.step('a double click on a line leads out of no step of the workflow', async () => {
    await goTo(page, 'Finish')
    const middle = await driver.screenOf(340, 120)
    await page.mouse.dblclick(middle.x, middle.y)
    await expect(properties(page)).toContainText('Line')
    await expect(page.getByRole('heading', { name: 'Finish', exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Vertex' })).toBeHidden()
    await page.keyboard.press('Escape')
    await section(page, 'Parts')
  })

  await test.step('the properties that come under the pointer take no second click of a double click', async () => {
    const middle = await driver.screenOf(680, 120)
    await page.mouse.dblclick(middle.x, middle.y)
    const opacity = properties(page).getByRole('slider', { name: 'Opacity' })
    await expect(opacity).toHaveAttribute('aria-valuenow', '1')
    await field(page, 'Border').click()
    await expect(field(page, 'Border')).toBeFocused()
  })
})
