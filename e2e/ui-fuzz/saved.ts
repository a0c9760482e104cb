import type { Page } from '@playwright/test'
import type { Layout } from '@ramp/domain'

/** The journal of the project on screen, as the browser keeps it; null when nothing was kept. */
export const journalText = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('journal-'))
    return key === undefined ? null : localStorage.getItem(key)
  })

/** The same in the browser's database; null when it has none. */
export const inDatabase = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('kept-'))?.name
    if (name === undefined) return null
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answerOf(indexedDB.open(name))
    const store = database.transaction('entries').objectStore('entries')
    const range = IDBKeyRange.bound(['journal-'], ['journal.'])
    const texts = (await answerOf(store.getAll(range))) as string[]
    database.close()
    return texts.at(-1) ?? null
  })

/** What of the drawing a person sees: its parts by name and place, and those figures below that no mode changes. */
export const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-part]')].map(({ textContent }) => textContent)
    const figures = document.querySelector('[aria-label="Figures of the system"]')?.textContent ?? ''
    return JSON.stringify([parts, /Rise.*Retail price [^x]*/.exec(figures)?.[0]])
  })

/** Presses Undo, or Redo, until there is nothing left to press it for; says how often that was. */
export const pressToTheEnd = (page: Page, name: 'Undo' | 'Redo', most = 3000): Promise<number> =>
  page.evaluate(
    async ({ name: wanted, most: limit }) => {
      const selector = `button[aria-label="${wanted}"][aria-disabled="false"]`
      let times = 0
      while (times < limit) {
        const button = document.querySelector<HTMLElement>(selector)
        if (!button) break
        button.click()
        times++
        await new Promise((done) => setTimeout(done))
      }
      return times
    },
    { name, most },
  )

/** Turning leaves floating-point dust. */
const DUST = 1e-6

/** The objects whose centre is not on the canvas. */
export const offCanvas = ({ parts, drawings, project: { canvas } }: Layout) =>
  [...parts, ...drawings].filter(
    ({ at: { x, y } }) => x < -DUST || y < -DUST || x > canvas.width + DUST || y > canvas.height + DUST,
  )
