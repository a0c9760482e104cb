import { expect, type Page } from '@playwright/test'

/** What comes next may be fetched first, in milliseconds. */
const PATIENCE = 2500

type Watched = { readonly lost: string[]; acts: number }

/** From now on every press and key of these pages is followed by a look where the focus is (WCAG 2.4.3). */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(watch, PATIENCE)
  await page.evaluate(watch, PATIENCE)
}

/** After none of them the focus was nowhere for longer than a panel needs to come. */
export async function expectFocusKept(page: Page): Promise<void> {
  const { lost, acts } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
  expect(acts, 'presses and keys that were watched').toBeGreaterThan(0)
  expect(lost, 'after these the focus was nowhere').toEqual([])
}

/** Runs in the page. */
function watch(patience: number) {
  const watched: Watched = { lost: [], acts: 0 }
  if ('watched' in globalThis) return
  Object.assign(globalThis, { watched })
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element
      ? (target.closest('[aria-label]')?.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 60)
      : 'the page'
  const after = (act: string, { target }: Event) => {
    const name = `${act} ${nameOf(target)}`
    watched.acts++
    const began = performance.now()
    const look = () => {
      if (!isNowhere()) return
      if (performance.now() - began > patience) watched.lost.push(name)
      else setTimeout(look, 50)
    }
    setTimeout(look, 100)
  }
  document.addEventListener('click', (event) => after('a press on', event), { capture: true })
  document.addEventListener('keyup', (event) => after(event.key, event), { capture: true })
}
