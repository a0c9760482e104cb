import { test as base, expect } from '@playwright/test'
import { emptyContext, leave } from './kept-contexts.ts'
import { type RunningProduct, startProduct } from './running-product.ts'

/**
 * Like Playwright's test. Each worker has the product for itself, so that tests run side by side; and a page that
 * throws an error fails its test, whatever the test looked at.
 */
export const test = base.extend<{ noPageErrors: undefined }, { product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  context: async ({ browser, product, viewport, hasTouch, isMobile, userAgent }, use) => {
    const kind = JSON.stringify({ viewport, hasTouch, isMobile, userAgent })
    const context = await emptyContext(browser, kind, product.origin)
    await use(context)
    await leave(context)
  },
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors, 'errors thrown in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
