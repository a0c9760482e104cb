import { button } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystem } from '../systems/open-system.ts'

test('the second click of a double click does not press the line of Confirm that moves under it', async ({
  page,
}) => {
  await openSystem(page, 't1-switchback')
  await goTo(page, 'Confirm System')
  await button(page, 'Use vertical picket').dblclick({ position: { x: 40, y: 12 } })
  await expect(button(page, 'Use vertical picket')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Confirm System', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(button(page, 'Use vertical picket')).toBeVisible()
})
