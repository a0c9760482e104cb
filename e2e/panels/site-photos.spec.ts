import type { Page } from '@playwright/test'
import { button, designing, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { forgetAll } from '../product/kept-contexts.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { goTo, openSystemOfQuote } from '../systems/open-system.ts'

test.use({ viewport: { width: 1024, height: 768 } })

/** A picture as large as a camera makes it. */
const photograph = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 3200
      canvas.height = 2400
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = '#6a8f5a'
      context?.fillRect(0, 1200, 3200, 1200)
      return canvas.toDataURL('image/jpeg', 0.5).split(',')[1] ?? ''
    })
    .then((text) => Buffer.from(text, 'base64'))

async function takePhoto(page: Page, of: string) {
  const choosing = page.waitForEvent('filechooser')
  await button(page, `Take a photo: ${of}`).click()
  const chooser = await choosing
  await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) })
}

async function choosePhotos(page: Page, of: string, count: number) {
  const choosing = page.waitForEvent('filechooser')
  await button(page, `Choose photos: ${of}`).click()
  const buffer = await photograph(page)
  await (await choosing).setFiles(
    Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
  )
}

async function openPhotos(page: Page) {
  await section(page, 'Site')
  await panel(page)
    .getByRole('button', { name: /^Photos/ })
    .click()
}

test('a photo is taken, pinned with the way it looks, and still there after the page was closed; a device without room says so', async ({
  page,
}) => {
  test.slow()
  await designing(page)

  await test.step('a photo is taken, pinned with the way it looks, and still there after the page was closed', async () => {
    await openPhotos(page)
    await takePhoto(page, 'Open door')
    const picture = panel(page).getByRole('img', { name: /^Open door, looks/ })
    await expect(picture).toBeVisible()
    await expect(panel(page)).toContainText('Press where you stood, and drag in the direction you looked.')
    const [from, to] = await page.evaluate(() =>
      [
        [200, 200],
        [260, 200],
      ].map(([x = 0, y = 0]) => globalThis.__designer?.screenOfLayout(x, y)),
    )
    if (!from || !to) throw new Error('The designer does not say where its layout is')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect(panel(page).getByRole('img', { name: 'Open door, looks to the right' })).toBeVisible()
    const { layout } = await drawnOn(page)
    expect(layout.site.photos).toMatchObject([{ of: 'door', faces: 90 }])
    await expect(panel(page)).toContainText('1 of 5 taken, next: yard')
    await expectAccessible(panel(page))

    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await openPhotos(page)
    const kept = panel(page).getByRole('img', { name: 'Open door, looks to the right' })
    await expect(kept).toBeVisible()
    expect(await kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
    await button(page, 'Remove Open door').click()
    await expect(kept).toBeHidden()
  })

  await test.step('a device without room says so, and nothing is pinned', async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await takePhoto(page, 'Yard')
    await expect(panel(page).getByRole('alert')).toHaveText(
      'This device has no space for another photo. It was not saved. Free some space, or leave it in the camera.',
    )
    await expect(panel(page)).toContainText('0 of 5 taken, next: yard')
    await expect(panel(page).getByRole('img', { name: /^Yard, looks/ })).toHaveCount(0)
  })
})

test('photos of a quote are stored with it, seen on another device, and gone when they were removed', async ({
  page,
  context,
}) => {
  test.slow()
  const { address } = await openSystemOfQuote(page, 't2-straight')
  await openPhotos(page)
  await takePhoto(page, 'Open door')
  await takePhoto(page, 'Yard')
  await expect(panel(page)).toContainText('All photos are stored with the quote.')
  await button(page, 'Remove Yard').click()
  await section(page, 'Welcome')
  await goTo(page, 'Finish')
  await page.evaluate(() => {
    window.close = () => document.body.setAttribute('data-closed', 'yes')
  })
  await button(page, 'Finish').click()
  await expect(page.locator('body[data-closed]')).toBeVisible({ timeout: 15_000 })

  const { origin } = new URL(page.url())
  await page.close()
  await forgetAll(context, origin)
  const other = await context.newPage()
  const photos = other.waitForResponse((response) => /\/photos$/.test(new URL(response.url()).pathname))
  await openAs(other, 'Dana Miller', address)
  await other.getByRole('button', { name: 'Accept and Continue' }).click()
  await openPhotos(other)
  const seen = panel(other).getByRole('img', { name: /^Open door, looks/ })
  await expect(seen).toBeVisible()
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await expect(panel(other)).toContainText('All photos are stored with the quote.')
  expect((await (await photos).json()).photos).toHaveLength(1)
})

test('a photo from the gallery enlarges, has a caption, and several are chosen at once', async ({ page }) => {
  test.slow()
  await designing(page)
  await openPhotos(page)
  await choosePhotos(page, 'Yard', 1)
  await expect(panel(page)).toContainText('1 of 5 taken')

  await test.step('its caption is kept, and undone', async () => {
    const caption = panel(page).getByRole('textbox', { name: 'Caption of Yard' })
    await caption.fill('Gas meter left of the steps')
    await caption.press('Enter')
    expect((await drawnOn(page)).layout.site.photos?.[0]?.caption).toBe('Gas meter left of the steps')
  })

  await test.step('it enlarges with its caption, and the focus returns to it', async () => {
    const enlarge = button(page, 'Enlarge Yard')
    const dialog = page.getByRole('dialog', { name: 'Yard' })
    for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button').click()]) {
      await enlarge.click()
      const whole = dialog.getByRole('img', { name: 'Gas meter left of the steps' })
      await expect(whole).toBeVisible()
      await expect(dialog).toContainText(/Yard looks /)
      // The whole picture, in its own shape.
      const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 1 }
      expect(width / height).toBeCloseTo(4 / 3, 1)
      expect(width).toBeGreaterThan(400)
      await expectAccessible(dialog)
      await close()
      await expect(dialog).toBeHidden()
      await expect(enlarge).toBeFocused()
    }
  })

  await test.step('several are one step, pinned one by one later', async () => {
    await choosePhotos(page, 'Toward the parking', 3)
    await expect(panel(page)).toContainText(
      '3 photos added at one place. Press Pin for each to show where you stood.',
    )
    expect((await drawnOn(page)).layout.site.photos).toHaveLength(4)
    await undo(page).click()
    expect((await drawnOn(page)).layout.site.photos).toHaveLength(1)
  })
})
