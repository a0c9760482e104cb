import type { Page } from '@playwright/test'
import type { Catalogue } from '@ramp/domain'
import { checkReload, checkSteps, faultsOf } from './checks.ts'
import { diceOf } from './dice.ts'
import { enterDesigner } from './enter.ts'
import type { Action, FuzzDriver } from './fuzz-driver.ts'
import { keyActions } from './key-actions.ts'
import { panelActions } from './panel-actions.ts'
import { pointerActions } from './pointer-actions.ts'

const ACTIONS = Object.values({ ...pointerActions, ...keyActions, ...panelActions }).flatMap(
  ([action, weight]): readonly Action[] => Array.from({ length: weight }, () => action),
)
/** Actions between two looks; walks through undo and redo, and reloads, come with every so many-th look. */
const LOOK_EVERY = 20
const OFTEN = { stepsEvery: 120, reloadEvery: 200 } as const

export type StormOptions = {
  readonly page: Page
  readonly seed: number
  readonly actions: number
  readonly until: number
  readonly catalogue: Catalogue
  /** Where the designer is found again when a link led away. */
  readonly home: string
  /** Actions between two walks through undo and redo, and between two reloads: whole looks, 120 and 200 where nothing is said. */
  readonly often?: { readonly stepsEvery: number; readonly reloadEvery: number }
}

export type Weather = {
  readonly actions: number
  readonly faults: readonly string[]
  readonly last: readonly string[]
}

/** Lets a storm loose on the designer; it ends at the first fault, after so many actions, or when its time is over. */
export async function storm(options: StormOptions): Promise<Weather> {
  const { page, seed, actions, until, catalogue, home, often = OFTEN } = options
  const errors: string[] = []
  const log: string[] = []
  listen(page, errors)
  const driver: FuzzDriver = {
    page,
    dice: diceOf(seed),
    finger: await page.context().newCDPSession(page),
    note: (what) => log.push(`${log.length} ${what}`),
    strangers: new Set(),
  }
  let start: string | null = null
  // A page that was loaded anew goes back no further than a browser keeps steps.
  page.on('load', () => {
    start = null
  })
  let done = 0
  for (; done < actions && Date.now() < until; done++) {
    await act(driver)
    if (errors.length > 0) break
    if (!isDue(done, LOOK_EVERY)) continue
    const faults = [...errors, ...(await look().catch((error: Error) => [error.message]))]
    if (faults.length > 0) return { actions: done, faults, last: log.slice(-60) }
  }
  return { actions: done, faults: [...errors], last: log.slice(-60) }

  async function look(): Promise<readonly string[]> {
    await letGo(driver)
    await enterDesigner(page, home)
    const faults = await faultsOf(driver, catalogue)
    if (faults.length > 0) return faults
    if (isDue(done, often.stepsEvery)) {
      const steps = await checkSteps(page, start)
      start = steps.start
      return steps.faults
    }
    if (!isDue(done, often.reloadEvery)) return []
    start = null
    return checkReload(page, home)
  }
}

/** Whether the action of this number, counted from 0, is the last one of so many. */
const isDue = (done: number, every: number): boolean => done % every === every - 1

async function act(driver: FuzzDriver): Promise<void> {
  try {
    await driver.dice.pick(ACTIONS)(driver)
  } catch (error) {
    // A control that went away under the hand is no fault of the page.
    driver.note(`could not: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
}

/** Everything is put down, so that what is decided is what is on screen. */
async function letGo({ page }: FuzzDriver): Promise<void> {
  for (const button of ['left', 'middle', 'right'] as const) await page.mouse.up({ button })
  for (const key of ['Shift', 'Control', 'Alt', 'v', 'b', 'c', 'x', ' ']) await page.keyboard.up(key)
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
}

function listen(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message} ${error.stack?.slice(0, 600)}`))
  page.on('crash', () => errors.push('the tab crashed'))
  page.on('console', (message) => {
    // The browser notes every answer with an error status; which of them are faults is said below.
    const isNote = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isNote) errors.push(`console: ${message.text().slice(0, 600)}`)
  })
  page.on('response', (response) => {
    const isRefused = response.status() === 422 || response.status() === 404
    if (response.status() >= 400 && !isRefused)
      errors.push(
        `answered ${response.status()}: ${response.url()} ${response.request().postData()?.slice(0, 300)}`,
      )
  })
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
}
