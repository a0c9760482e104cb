import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DesignerHand } from './hands/designer-hand.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { openAs } from './product/people.ts'
import { expect, test } from './product/test.ts'
import { goTo, openSystem } from './systems/open-system.ts'

/** A laptop, a tablet, the laptop with the browser at 200 percent, tablets under fingers. */
const SCREENS = [
  { name: 'a laptop', width: 1440, height: 900, hasTouch: false },
  { name: 'a small laptop', width: 1024, height: 768, hasTouch: false },
  { name: 'a laptop at 200 percent', width: 720, height: 450, hasTouch: false },
  { name: 'a tablet', width: 1024, height: 768, hasTouch: true },
  { name: 'an upright tablet', width: 820, height: 1180, hasTouch: true },
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

const picture = async (page: Page, name: string) => {
  mkdirSync('.cache/screens', { recursive: true })
  await page.screenshot({ path: `.cache/screens/${name.replaceAll(' ', '-')}.png` })
}

for (const { name, width, height, hasTouch } of SCREENS)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch })

    test('every tool is reached without moving the bar sideways', async ({ page }) => {
      await openSystem(page, 't1-switchback')
      const more = page.getByRole('button', { name: 'More tools' })
      if (await more.isVisible()) await more.click()
      const bars = page.getByRole('toolbar', { name: /ools$/ })
      for (const wanted of WANTED) {
        const tool = bars.getByRole(wanted === 'Project name' ? 'textbox' : 'button', { name: wanted })
        const box = await tool.first().boundingBox()
        expect(box, String(wanted)).not.toBeNull()
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, String(wanted)).toBe(true)
      }
      await expect(page.getByRole('progressbar', { name: 'Completed steps' })).toHaveAttribute(
        'aria-valuetext',
        /of 6/,
      )
      for (const bar of await bars.all())
        expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await expectAccessible(page)
      await picture(page, `tools on ${name}`)
    })

    test('a name that is typed has its Save beside it, and no tool lies on another', async ({ page }) => {
      await openSystem(page, 't1-switchback')
      const bar = page.getByRole('toolbar', { name: 'Tools', exact: true })
      await bar.getByRole('textbox', { name: 'Project name' }).fill('Harper residence, front and rear')
      await expect(bar.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
      const tools = await bar.locator('button, input').all()
      const boxes = (await Promise.all(tools.map((tool) => tool.boundingBox()))).filter((box) => box !== null)
      const ordered = boxes.toSorted((a, b) => a.x - b.x)
      for (const [index, { x }] of ordered.entries()) {
        const before = ordered[index - 1]
        if (before) expect(before.x + before.width).toBeLessThanOrEqual(x + 0.5)
      }
      expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    })

    test('every figure of the system and the units are whole', async ({ page }) => {
      await openSystem(page, 't1-switchback')
      const bar = page.getByLabel('Figures of the system')
      const last = [bar.getByText('Retail price'), bar.getByRole('button', { name: /^Units inches/ })]
      for (const one of last) {
        const box = await one.boundingBox()
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      }
      await expect(bar).toContainText('Retail price $8,979.91')
    })

    test('the words of a step and its buttons are whole', async ({ page }) => {
      await openSystem(page, 't1-switchback')
      await goTo(page, 'Run Builder')
      for (const name of ['Exit to Editor', 'Edit Primary', 'Delete Primary', 'Next'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await picture(page, `runs on ${name}`)
    })

    test('chips and pluses stand clear of the middle of their part, and on the canvas', async ({ page }) => {
      test.setTimeout(150_000)
      await openAs(page, 'Dana Miller', '/designer?product=P3G')
      const hand = new DesignerHand(page)
      await hand.start()
      await page.getByRole('tab', { name: 'Platforms' }).click()
      await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).press('Enter')
      for (let turn = 0; turn < 4; turn++) {
        await lookAtZooms(page)
        await page.keyboard.press('r')
      }
      await picture(page, `platform on ${name}`)
      await page.keyboard.press('Delete')
      await page.getByRole('tab', { name: 'Ramps' }).click()
      await page.getByRole('button', { name: /^Place 8 ft ramp,/ }).press('Enter')
      for (let turn = 0; turn < 8; turn++) {
        await lookAtZooms(page)
        if (turn === 1) await picture(page, `ramp on ${name}`)
        await page.keyboard.press('r')
      }
    })
  })

/** Fitted to the view, and from further off. */
async function lookAtZooms(page: Page) {
  await page.keyboard.press('f')
  const zoomOut = page.getByRole('button', { name: 'Zoom out', exact: true })
  const look = () => expect.poll(() => covered(page)).toEqual([])
  await look()
  for (let step = 0; step < 3; step++)
    if ((await zoomOut.getAttribute('aria-disabled')) === 'false') await zoomOut.click()
  await look()
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
