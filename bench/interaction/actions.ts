import type { Page } from '@playwright/test'

/** Something a person does, and how the drawing is brought back to what it was. */
export type Action = {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
  /** What is on the screen once it is done. */
  readonly isDone: (page: Page) => Promise<void>
  readonly back: (page: Page) => Promise<void>
}

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

/** The first part of the first system, inches of the layout. */
const PART = { x: 100, y: 100 }

export async function partOnScreen(page: Page) {
  const place = await page.evaluate(({ x, y }) => globalThis.__designer?.screenOfLayout(x, y), PART)
  if (!place) throw new Error('The designer does not say where its layout is')
  return place
}

export async function clickPart(page: Page) {
  const { x, y } = await partOnScreen(page)
  await page.mouse.click(x, y)
}

const step = (name: string, title: string): Action => ({
  name,
  act: (page) => entry(page, name).click(),
  isDone: (page) => heading(page, title),
  back: async (page) => {
    await named(page, 'Exit to Editor').click()
    await named(page, "Let's Go").waitFor()
  },
})

const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' })

/** The actions of the whole jobs, each from Parts with nothing selected. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'select a part',
    act: clickPart,
    isDone: (page) => properties(page).waitFor(),
    back: async (page) => {
      await page.keyboard.press('Escape')
      await properties(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'place a part',
    act: (page) => named(page, /^Place 5 × 5 platform/).click(),
    isDone: (page) => properties(page).waitFor(),
    back: async (page) => {
      await page.keyboard.press('Control+z')
      await properties(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'drop a part',
    act: async (page) => {
      const { x, y } = await partOnScreen(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 60, y, { steps: 5 })
      await page.mouse.up()
    },
    isDone: (page) => properties(page).waitFor(),
    back: async (page) => {
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Escape')
      await properties(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'panel Options',
    act: (page) => entry(page, 'Options').click(),
    isDone: (page) => heading(page, 'Default Project Options'),
    back: async (page) => {
      await entry(page, 'Parts').click()
      await page.getByRole('tab', { name: 'Platforms' }).waitFor()
    },
  },
  step('Handrail', 'Handrail Builder'),
  step('Connect', 'Connections'),
  step('Legs', 'Legs'),
  {
    name: 'Finish for me',
    act: (page) => named(page, 'Finish for me').click(),
    isDone: (page) => heading(page, 'Confirm System'),
    back: async (page) => {
      await named(page, 'Exit to Editor').click()
      await named(page, "Let's Go").waitFor()
      await page.keyboard.press('Control+z')
    },
  },
  {
    name: 'zoom in',
    act: (page) => named(page, 'Zoom in').click(),
    isDone: () => Promise.resolve(),
    back: (page) => named(page, 'Zoom out').click(),
  },
  {
    name: '3D',
    act: (page) => named(page, '3D view').click(),
    isDone: (page) => page.getByRole('region', { name: '3D view' }).waitFor(),
    back: async (page) => {
      await named(page, 'Close the 3D view').click()
      await page.getByRole('region', { name: '3D view' }).waitFor({ state: 'hidden' })
    },
  },
]
