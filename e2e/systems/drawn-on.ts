import type { Page } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, catalogueOf } from '@ramp/domain'
import { layoutSchema } from '@ramp/formats'

/** The layout that the browser keeps of the drawing, analysed. */
export async function drawnOn(page: Page): Promise<Analysis> {
  const journal = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('journal-'))
    return key ? localStorage.getItem(key) : null
  })
  const layout = layoutSchema.parse(JSON.parse(journal ?? '{}').layout)
  return analyse(layout, catalogueOf(readCatalogue(layout.project.product)))
}
