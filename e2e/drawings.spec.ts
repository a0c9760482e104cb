import { addDrawings, newDrawing } from '@ramp/domain'
import { DesignerHand } from './hands/designer-hand.ts'
import { expect, test } from './product/test.ts'
import { openSystem } from './systems/open-system.ts'

const drawings = addDrawings([
  newDrawing({ kind: 'ada-box', id: 'ada', at: { x: 700, y: 600 } }),
  newDrawing({ kind: 'text', id: 'text', at: { x: 200, y: 560 }, text: 'FRONT OF HOME' }),
  newDrawing({ kind: 'dimension', id: 'dimension', at: { x: 200, y: 620 }, tickRight: ['arrow'] }),
  newDrawing({ kind: 'fence', id: 'fence', at: { x: 420, y: 620 }, length: 120 }),
])

test('drawings of a saved layout are on the canvas, a click ticks the ADA box and selects it', async ({
  page,
}) => {
  await openSystem(page, 'p3g-stair-and-ramp', drawings)
  const hand = new DesignerHand(page)
  await page.getByRole('button', { name: /Fit the canvas/ }).click()
  await hand.click(700 - 285 / 2 + 11, 600 - 45 + 14 + 7.6)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked()
})
