import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

/** Widths at which the bar changes, and a step beyond each. */
const WIDTHS = [820, 1020, 1021, 1100, 1101, 1180, 1181, 1280, 1320, 1321, 1440, 1600, 1601, 1920]

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'with fingers' : 'with a mouse', () => {
    test.use({ hasTouch, viewport: { width: 1440, height: 900 } })

    test('nothing of the tool bar is out of reach at any width', async ({ page }) => {
      await openSite(page, 's3-corner-lot')
      const download = page
        .getByRole('toolbar', { name: 'Tools' })
        .getByRole('button', { name: 'Download PDF' })
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
