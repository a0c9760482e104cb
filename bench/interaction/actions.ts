import type { Page } from '@playwright/test'

/** Something a person does, and how the drawing is brought back to what it was. */
export type Action = {
  readonly name: string
  /** What has to be there before, and is not measured. */
  readonly ready?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** What is on the screen once it is done. */
  readonly isDone: (page: Page) => Promise<void>
  readonly back: (page: Page) => Promise<void>
}

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

/** From the edges of the canvas, pixels: a part there has room to be dragged. */
const ROOM = 80

/** The first part of the first system that is in view. */
export async function partOnScreen(page: Page) {
  const place = await page.evaluate((room) => {
    const canvas = document.querySelector('[data-canvas]')?.getBoundingClientRect()
    for (let system = 0; canvas; system++) {
      const at = globalThis.__designer?.screenOf(`c${system}-0`)
      if (!at) return null
      const isAcross = at.x > canvas.left + room && at.x < canvas.right - room
      if (isAcross && at.y > canvas.top + room && at.y < canvas.bottom - room) return at
    }
    return null
  }, ROOM)
  if (!place) throw new Error('No system of the drawing is in view')
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

/** Presses a button the page finds itself: to look for its role takes a slow processor as long as what is measured. */
async function press(page: Page, label: string) {
  const place = await page.evaluate((name) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = document.querySelector(`button[aria-label="${name}"]`)?.getBoundingClientRect() ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }, label)
  await page.mouse.click(place.x, place.y)
}

/** Waits for something with a selector of the page itself, for the same reason. */
const seen = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => (document.querySelector(wanted) ? resolve() : setTimeout(look, 50))
        look()
      }),
    selector,
  )

const open3d = (page: Page) => press(page, '3D view')
/** The system stands there, with words beside it. */
const isSeenIn3d = (page: Page) => seen(page, '[data-label]:not([hidden])')
const close3d = (page: Page) => press(page, 'Close the 3D view')

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
  { name: '3D', act: open3d, isDone: isSeenIn3d, back: close3d },
  {
    name: '3D, closed',
    ready: async (page) => {
      await open3d(page)
      await isSeenIn3d(page)
      // In the midst of a picture.
      await page.keyboard.press('ArrowLeft')
    },
    act: close3d,
    isDone: (page) => seen(page, ':root:not(:has([data-view3d]))'),
    back: () => Promise.resolve(),
  },
]
