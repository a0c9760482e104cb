import type { Page } from '@playwright/test'
import { designing } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { fingerOn } from '../drivers/finger.ts'
import { expect, test } from '../product/test.ts'
import { loadNext } from '../systems/open-system.ts'

const opener = (page: Page) => page.getByRole('button', { name: '3D view', exact: true })
const view = (page: Page) => page.getByRole('application', { name: /in 3D/ })

/** The colors of some places of the picture: many where something is drawn, one where nothing is. */
async function colors(page: Page): Promise<ReadonlySet<string>> {
  const png = (await view(page).screenshot({ style: WITHOUT_WORDS })).toString('base64')
  const seen = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? []
    const found: string[] = []
    for (let at = 0; at < pixels.length; at += 4 * 97)
      found.push(`${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`)
    return found
  }, png)
  return new Set(seen)
}

/** What lies over the picture has colors of its own. */
const WITHOUT_WORDS = '[data-labels], [data-region] > :not([data-view3d]) { visibility: hidden }'

/** How blue a color is beyond what metal, lawn and sky are. */
const isChosen = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = color.split(' ').map(Number)
  return blue > red + 70 && blue > green + 70
}
const hasChosen = async (page: Page) => [...(await colors(page))].some(isChosen)

test('a drawing of nothing and a system are seen in three dimensions, and its parts are chosen on both sides', async ({
  page,
}) => {
  test.slow()
  await test.step('it is fetched when it is opened, and a drawing of nothing opens without a complaint', async () => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await designing(page)
    const fetched = page.waitForResponse(/view-3d-.*\.js/)
    await opener(page).click()
    await fetched
    await expect(view(page)).toHaveAttribute('data-view3d', 'open')
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'Close the 3D view' }).click()
    await expect(view(page)).toHaveCount(0)
  })

  // A picture of fewer points is painted sooner, and what it shows is the same.
  await page.setViewportSize({ width: 1200, height: 720 })
  await loadNext(page, 't1-switchback')
  const parts = page.getByRole('listbox', { name: 'Objects on the canvas', includeHidden: true })

  await test.step('it is opened, and shows more than one color', async () => {
    await opener(page).click()
    await expect(view(page)).toHaveAttribute('data-view3d', 'open')
    await expect(view(page)).toBeFocused()
    await expect.poll(async () => (await colors(page)).size).toBeGreaterThan(50)
    expect(await hasChosen(page)).toBe(false)
  })

  await test.step('keys change where one looks from, turn the view and leave the drawing alone', async () => {
    const whole = await colors(page)
    await view(page).press('4')
    await expect(page.getByRole('button', { name: 'From the curb' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => sameAs(whole, await colors(page))).toBe(false)
    await page.getByRole('button', { name: 'From the door, seated (43")' }).click()
    await expect.poll(async () => (await colors(page)).size).toBeGreaterThan(50)
    await view(page).press('1')
    await view(page).press('ArrowLeft')
    await view(page).press('+')
  })

  await test.step('what is pointed at is selected on the canvas, and shown as chosen', async () => {
    const box = await view(page).boundingBox()
    await page.getByRole('button', { name: 'Whole system' }).click()
    await view(page).click({ position: { x: (box?.width ?? 0) * 0.32, y: (box?.height ?? 0) * 0.67 } })
    await expect(parts.getByRole('option', { selected: true, includeHidden: true })).toHaveCount(1)
    await expect.poll(() => hasChosen(page)).toBe(true)
  })

  await test.step('fingers take hold while a mouse is held, and nothing is thrown', async () => {
    const box = await view(page).boundingBox()
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    const finger = await fingerOn(page)
    await finger.swipe(middle, { x: middle.x + 80, y: middle.y })
    await page.mouse.up()
    await finger.swipe(middle, { x: middle.x - 80, y: middle.y })
  })

  await test.step('heights and legs are lettered over it, and switched off', async () => {
    const word = (about: string) => page.locator(`[data-label="${about}"]:visible`)
    await expect(word('entrance')).toHaveText('Entrance 31"')
    await expect(word('exit')).toHaveText('Exit 0"')
    expect(await word('leg').count()).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('switch', { name: 'Leg tags' }).press('Space')
    await page.getByRole('switch', { name: 'House' }).press('Space')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(word('leg')).toHaveCount(0)
    await expect(word('entrance')).toHaveCount(1)
  })

  await test.step('the same is told in words, and nothing of it is out of reach', async () => {
    await page.getByRole('button', { name: 'In words' }).click()
    await expect(page.getByRole('region', { name: 'Primary' })).toContainText(
      '6 ft ramp from 31" down to 25"',
    )
    await expectAccessible(page.getByRole('region', { name: '3D view' }))
  })

  await test.step('picture and 3D files are saved', async () => {
    const saved = async (act: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act()])
      return download.suggestedFilename()
    }
    expect(await saved(() => page.getByRole('button', { name: 'Picture' }).click())).toBe('layout-3d.png')
    await page.getByRole('button', { name: 'Export 3D' }).click()
    expect(await saved(() => page.getByRole('menuitem', { name: /glTF/ }).click())).toBe('layout.glb')
  })

  await test.step('closed again it is gone, and the plan has the focus and its keys', async () => {
    for (const width of [1200, 1024]) {
      await page.setViewportSize({ width, height: 720 })
      await expectPointed(page)
      await page.getByRole('button', { name: 'Properties', exact: true }).click()
      await expectPointed(page)
      await page.getByRole('button', { name: 'Close properties' }).click()
    }
    await page.getByRole('button', { name: 'Close the 3D view' }).click()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(view(page)).toHaveCount(0)
    await expect(page.locator('[data-canvas]')).toBeFocused()
    await expect(parts.getByRole('option', { selected: true })).toHaveCount(1)
    await opener(page).click()
    await expect.poll(() => hasChosen(page)).toBe(true)
  })
})

test('no picture waits for the graphics: shaders are made before it, it is copied once it is drawn, and words come with it', async ({
  page,
}) => {
  await page.addInitScript(watchGraphics)
  await designing(page)
  await loadNext(page, 't1-switchback')
  await opener(page).click()
  await expect(view(page)).toHaveAttribute('data-view3d', 'open')
  await expect(page.locator('[data-label="entrance"]:visible')).toHaveText('Entrance 31"')
  const asked = await page.evaluate(() => globalThis.__graphics)
  expect(asked?.shaders).toBeGreaterThan(5)
  expect(asked?.whileDrawing).toEqual([])
  expect(asked?.wordsWithoutPlace).toEqual([])
  // This browser has no graphics card: the page around would wait for a canvas of WebGL within it.
  const isCopied = await view(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d') !== null)
  expect(isCopied).toBe(true)
  // To give the graphics back in the midst of a picture is to wait for it.
  await view(page).press('ArrowLeft')
  await page.getByRole('button', { name: 'Close the 3D view' }).click()
  await expect(view(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => globalThis.__graphics?.drawnAtEnd)).toEqual([true])
})

test('without WebGL a sentence says so, and the system is told in words', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (real, canvas, given) => (/webgl/.test(given[0]) ? null : Reflect.apply(real, canvas, given)),
    })
  })
  const driver = await designing(page)
  await driver.press('3D view')
  await expect(page.getByRole('status').filter({ hasText: 'cannot show 3D' })).toBeVisible()
  await expect(page.getByText('The drawing is empty. Place a part on the plan')).toBeVisible()
  await page.getByRole('button', { name: 'Close the 3D view' }).click()
  await expect(page.locator('[data-canvas]')).toBeFocused()
})

/** Nothing lies over the buttons of the view. */
async function expectPointed(page: Page) {
  for (const name of ['From the curb', 'Close the 3D view', 'Export 3D'])
    await page.getByRole('button', { name }).click({ trial: true, timeout: 10_000 })
}

const sameAs = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((color) => other.has(color))

declare global {
  var __graphics:
    | { shaders: number; whileDrawing: string[]; wordsWithoutPlace: string[]; drawnAtEnd: boolean[] }
    | undefined
}

type AskedExtension = (this: WebGL2RenderingContext, name: string) => WEBGL_lose_context | null

/** Counts shaders, and what is asked of the graphics, and so waited for, in the frames that draw. */
function watchGraphics(): void {
  const asked = {
    shaders: 0,
    whileDrawing: [] as string[],
    wordsWithoutPlace: [] as string[],
    drawnAtEnd: [] as boolean[],
  }
  globalThis.__graphics = asked
  let isDrawing = false
  const { requestAnimationFrame: frame } = globalThis
  globalThis.requestAnimationFrame = (act) =>
    frame((now) => {
      isDrawing = true
      act(now)
      isDrawing = false
      for (const word of document.querySelectorAll<HTMLElement>('[data-label]:not([hidden])'))
        if (word.style.transform === '') asked.wordsWithoutPlace.push(word.textContent)
    })
  const watched: readonly (keyof WebGL2RenderingContext & string)[] = [
    'linkProgram',
    'getProgramParameter',
    'getActiveUniform',
    'getExtension',
    'getParameter',
    'finish',
  ]
  for (const name of watched) {
    const real = WebGL2RenderingContext.prototype[name] as (...given: unknown[]) => unknown
    Object.defineProperty(WebGL2RenderingContext.prototype, name, {
      value(this: WebGL2RenderingContext, ...given: unknown[]) {
        if (name === 'linkProgram') asked.shaders += 1
        if (isDrawing) asked.whileDrawing.push(name)
        return real.apply(this, given)
      },
    })
  }
  const waitedFor = new Set<WebGLSync>()
  const { fenceSync, deleteSync } = WebGL2RenderingContext.prototype
  const getExtension = WebGL2RenderingContext.prototype.getExtension as AskedExtension
  WebGL2RenderingContext.prototype.fenceSync = function (...given) {
    const mark = fenceSync.apply(this, given)
    if (mark) waitedFor.add(mark)
    return mark
  }
  WebGL2RenderingContext.prototype.deleteSync = function (mark) {
    if (mark) waitedFor.delete(mark)
    deleteSync.call(this, mark)
  }
  WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: string) {
    const extension = getExtension.call(this, name)
    if (extension && name === 'WEBGL_lose_context') {
      const { loseContext } = extension
      const isDrawn = (mark: WebGLSync) => this.getSyncParameter(mark, this.SYNC_STATUS) === this.SIGNALED
      extension.loseContext = () => {
        asked.drawnAtEnd.push([...waitedFor].every(isDrawn))
        loseContext.call(extension)
      }
    }
    return extension
  } as AskedExtension as typeof WebGL2RenderingContext.prototype.getExtension
}
