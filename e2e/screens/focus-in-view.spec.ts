import type { Page } from '@playwright/test'
import { panel, section } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

/** What has the focus and is seen: something of it lies on top, within the window. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shares = [0.05, 0.3, 0.5, 0.7, 0.95]
    return shares.some((x) =>
      shares.some((y) => {
        const there = document.elementFromPoint(left + width * x, top + height * y)
        return there !== null && focused.contains(there)
      }),
    )
  })

const nameOfFocus = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

for (const { name, size } of [
  { name: 'a laptop at 400 percent', size: { width: 320, height: 256 } },
  { name: 'a phone on its side', size: { width: 844, height: 390 } },
  { name: 'a small laptop', size: { width: 1024, height: 768 } },
])
  test(`on ${name} what has the focus on the drawing is never under a panel or a bar (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await openSystem(page, 't1-switchback')
    await section(page, 'Outline')
    await page.setViewportSize(size)
    const platform = page.getByRole('treeitem', { name: /^5 × 5 platform 1/ })
    await platform.focus()
    await page.keyboard.press('Enter')
    await expect(platform).toHaveAttribute('aria-selected', 'true')
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('j')
    await expect(page.locator('[data-next-parts] :focus')).toBeVisible()
    await expect.poll(() => isSeen(page), (await nameOfFocus(page)) ?? '').toBe(true)

    await test.step('from the canvas through everything on it', async () => {
      await page.locator('[data-canvas]').focus()
      const area = page.locator('[data-drawing-area]')
      for (let stop = 0; stop < 40; stop++) {
        if ((await area.locator(':focus').count()) === 0) break
        // The list of objects is for who does not see the drawing.
        const isList = await page.locator('[data-parts]:focus').count()
        if (!isList) await expect.poll(() => isSeen(page), (await nameOfFocus(page)) ?? '').toBe(true)
        await page.keyboard.press('Tab')
      }
    })

    await test.step('back in the panel it is there again', async () => {
      await platform.focus()
      await expect(panel(page)).toHaveCSS('opacity', '1')
      expect(await isSeen(page)).toBe(true)
    })
  })
