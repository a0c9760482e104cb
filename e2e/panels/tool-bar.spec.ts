import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

/** Widths at which the bar changes, and a step beyond each. */
const WIDTHS = [
  820, 1020, 1021, 1100, 1101, 1150, 1151, 1181, 1200, 1201, 1280, 1361, 1400, 1401, 1439, 1440, 1600, 1601,
  1920,
]

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'with fingers' : 'with a mouse', () => {
    test.use({ hasTouch, viewport: { width: 1440, height: 900 } })

    test('nothing of the tool bar is out of reach at any width', async ({ page }) => {
      await openSite(page, 's3-corner-lot')
      const download = page
        .getByRole('toolbar', { name: 'Tools' })
        .getByRole('button', { name: 'Download PDF' })
      // A name that is typed has its Save beside it, and takes the most room.
      await page.getByRole('textbox', { name: 'Project name' }).fill('Harper residence, front and rear')
      const over: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const box = await download.boundingBox()
        const right = box ? box.x + box.width : Number.POSITIVE_INFINITY
        if (right > width) over.push(`${width}: ${Math.round(right - width)}`)
      }
      expect(over).toEqual([])
    })
  })
