import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { askForHooks } from '../product/test-hooks.ts'
import { encode, PICTURE } from './encode.ts'

const folder = join('apps', 'web', 'src', 'features', 'documentation', 'pictures')

/** A window has the shape of a picture: near for panels, far for pages that need room. */
const WINDOWS = { near: { width: 1064, height: 700 }, far: { width: 1216, height: 800 } } as const

/** What of the window a picture shows: all of it, made smaller, or a piece of it as large as it is on the screen. */
type View = 'all' | { readonly x: number; readonly y: number }

/** Takes pictures of pages for the guide. */
export type Studio = {
  /** A page of a browser that knows nobody. */
  readonly newPage: (window?: keyof typeof WINDOWS) => Promise<Page>
  /** Keeps what the page shows as the picture of a page of the guide, such as `legs/about`. */
  readonly take: (page: Page, address: string, view?: View) => Promise<void>
  readonly close: () => Promise<void>
}

export async function newStudio(browser: Browser, origin: string): Promise<Studio> {
  mkdirSync(folder, { recursive: true })
  let context: BrowserContext | null = null
  const darkroom = await browser.newPage()
  await darkroom.goto(`${origin}/privacy`)
  return {
    newPage: async (window = 'near') => {
      await context?.close()
      context = await browser.newContext({
        baseURL: origin,
        viewport: WINDOWS[window],
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      })
      await askForHooks(context)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return page
    },
    take: async (page, address, view = 'all') => {
      // What was moved or opened last is at its place, and no pointer is over anything.
      await page.waitForTimeout(300)
      const png = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        ...(view !== 'all' && { clip: { ...view, width: PICTURE.width, height: PICTURE.height } }),
      })
      const file = join(folder, `${address.replace('/', '.')}.webp`)
      const webp = await encode(darkroom, png, existsSync(file) ? readFileSync(file) : null)
      if (webp) writeFileSync(file, webp)
      process.stdout.write(`${address}: ${webp ? `${Math.ceil(webp.length / 1024)} kB` : 'as before'}\n`)
    },
    close: async () => {
      await context?.close()
      await darkroom.close()
    },
  }
}
