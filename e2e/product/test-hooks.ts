import type { BrowserContext } from '@playwright/test'

type Place = { readonly x: number; readonly y: number }

declare global {
  var __isTested: boolean | undefined
  /** What the designer tells a browser test, and nobody else. */
  var __designer:
    | { screenOfLayout: (x: number, y: number) => Place; screenOf: (part: string) => Place | null }
    | undefined
}

/** Tells the designer, before any page of it loads, that a test is looking. */
export const askForHooks = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.__isTested = true
  })
