import type { Page } from '@playwright/test'
import type { DesignerHand } from '../hands/designer-hand.ts'
import { designing, section, stats } from '../looks/designer-screen.ts'
import { expect } from '../product/test.ts'

/** A rectangle and a straight line in a box from 200, 200 to 440, 400, both selected. */
export async function twoDrawings(page: Page) {
  const hand = await designing(page)
  await drawTwo(hand)
  return hand
}

/** The same where nothing is drawn. */
export async function drawTwo(hand: DesignerHand) {
  const { page } = hand
  await section(page, 'Drawing')
  await section(page, 'Shape')
  await hand.dragOn({ x: 200, y: 200 }, { x: 440, y: 300 })
  await section(page, 'Line')
  await hand.dragOn({ x: 200, y: 340 }, { x: 360, y: 400 })
  await page.keyboard.press('Escape')
  await section(page, 'Exit Drawing')
  await hand.click(700, 100)
  await page.keyboard.press('Control+a')
  await expect(stats(page)).toHaveText(/240″.*200″/)
}
