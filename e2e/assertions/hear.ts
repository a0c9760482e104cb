import type { Page } from '@playwright/test'

declare global {
  var __heard: string[] | undefined
}

/** Writes down what live regions say from the next page on, every time they say it. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = []
    globalThis.__heard = heard
    const BORN = '[role="status"], [role="alert"]'
    const LIVE = `${BORN}, [role="log"], [aria-live="polite"], [aria-live="assertive"]`
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    const regionsOf = ({ target, addedNodes }: MutationRecord) => [
      ...[elementOf(target)?.closest(LIVE)],
      ...[...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [...(node.matches(BORN) ? [node] : []), ...node.querySelectorAll(BORN)]
          : [],
      ),
    ]
    const isSpoken = (region: Element) =>
      region.isConnected && !region.closest('[aria-live="off"], [aria-busy="true"], [aria-hidden="true"]')
    new MutationObserver((changes) => {
      for (const region of new Set(changes.flatMap(regionsOf)))
        if (region && isSpoken(region)) {
          const words = region.textContent?.trim().replace(/\s+/g, ' ') ?? ''
          if (words !== '') heard.push(words)
        }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** What was said since the last time this was asked. */
export const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => globalThis.__heard?.splice(0) ?? [])
