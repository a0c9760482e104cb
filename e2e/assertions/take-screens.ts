import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** The two sizes that every screen is looked at in. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const

const folder = '.cache/screens'

/** For people who want to look: with SCREENS=yes, keeps pictures of the page in both sizes. */
export async function takeScreens(page: Page, name: string) {
  if (!process.env.SCREENS) return
  mkdirSync(folder, { recursive: true })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `${folder}/${name}-${size.width}x${size.height}.png` })
  }
  await page.setViewportSize(sizes[0])
}
