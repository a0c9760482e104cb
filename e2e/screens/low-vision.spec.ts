import type { Locator, Page } from '@playwright/test'
import { issueRevision } from '@ramp/contracts'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { button, designing, panel, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { goTo, newQuoteFor, openSystem } from '../systems/open-system.ts'

/** A laptop of 1280 by 1024 at 400 percent. */
const ENLARGED = { width: 320, height: 256 }

test('edges of fields, boxes and switches have a contrast of 3 to 1', async ({ page }) => {
  await openSystem(page, 't1-switchback')
  const seen = new Set<string>()
  for (const name of ['Options', 'Settings', 'Site', 'Fit', 'Connect'] as const) {
    await section(page, name)
    await expect(panel(page).locator('input').first()).toBeAttached()
    for (const { kind, edge } of await edgesOf(page)) {
      seen.add(kind)
      expect(edge, `${kind} in ${name}`).toBeGreaterThanOrEqual(3)
    }
  }
  expect([...seen].toSorted()).toEqual(['field', 'segments', 'switch'])
})

test('what is chosen stays visible in the colors of Windows and with more contrast', async ({ page }) => {
  await openSystem(page, 't1-switchback')
  for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const)
    await test.step(JSON.stringify(media), async () => {
      await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference', ...media })
      await expectToldApart(
        page.getByRole('tab', { selected: true }),
        page.getByRole('tab', { name: 'Stairs' }),
      )
      const rail = page.getByRole('navigation', { name: 'Sections' })
      await expectToldApart(
        rail.locator('[aria-current="page"]'),
        rail.getByRole('button', { name: 'Options' }),
      )
      await section(page, 'Settings')
      await expect(panel(page).locator('.mantine-Switch-track').first()).not.toHaveCSS(
        'background-color',
        'rgb(255, 255, 255)',
      )
      await section(page, 'Connect')
      const segments = panel(page).locator('.mantine-SegmentedControl-label')
      await expect(segments.first()).toBeVisible()
      await expectToldApart(
        panel(page).locator('.mantine-SegmentedControl-label[data-active]').first(),
        panel(page).locator('.mantine-SegmentedControl-label:not([data-active])').first(),
      )
      await goTo(page, 'Run Builder')
      const dots = panel(page).getByRole('list', { name: 'Steps' })
      await expectToldApart(
        dots.locator('[aria-current="step"] i'),
        dots.locator('[data-state="open"] i').first(),
      )
      await button(page, 'Exit to Editor').click()
      await section(page, 'Parts')
    })
})

test('a tooltip shows on focus, stays under the pointer, and Escape closes it', async ({ page }) => {
  await designing(page)
  const tooltip = page.getByRole('tooltip', { name: 'Zoom in' })
  await button(page, 'Zoom out').focus()
  await page.keyboard.press('Tab')
  while ((await page.locator(':focus').getAttribute('aria-label')) !== 'Zoom in')
    await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await button(page, 'Zoom in').hover()
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await page.waitForTimeout(400)
  await expect(tooltip).toBeVisible()
})

test.describe('at 400 percent', () => {
  test('every page but the drawing fits the width', async ({ page }) => {
    test.setTimeout(120_000)
    // A quote with a state, a last day, a verdict and a price has the widest row.
    const { number, token } = await newQuoteFor(page, 'P3G', 'Issued at 400 percent')
    expect((await finishDesign(page.request, token, number, 't1-switchback')).ok()).toBe(true)
    const issued = await page.request.post(issueRevision.path.replace(':id', number), {
      headers: { authorization: `Bearer ${token}` },
      data: { versionNumber: 1 },
    })
    expect(issued.ok()).toBe(true)
    await acceptTerms(page, 'Dana Miller')
    await openAs(page, 'Dana Miller', '/portal/')
    await page.setViewportSize(ENLARGED)
    for (const path of [
      '/portal/',
      '/portal/new-quote',
      '/portal/prices',
      '/',
      '/setup',
      '/documentation',
      '/documentation/canvas/about',
      '/accessibility',
      '/theme',
      '/designer?product=P3G',
    ]) {
      // Who comes back to an open page is signed in again, and led back to it: that may end the way to the next one.
      await expect(() => page.goto(path)).toPass()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(async () => expect(await tooWide(page), path).toEqual([])).toPass()
    }
  })

  test('gallery, user menu and price of the designer are reached and whole', async ({ page }) => {
    await openSystem(page, 't1-switchback')
    await page.setViewportSize(ENLARGED)
    const inWidth = async (one: Locator) => {
      await one.scrollIntoViewIfNeeded()
      await expect(one).toBeInViewport({ ratio: 1 })
    }
    for (const name of [/^Place 4 × 5 platform,/, /^Place 8 × 5 platform,/])
      await inWidth(page.getByRole('button', { name }))
    await inWidth(page.getByText('Retail price'))
    await inWidth(button(page, 'Finish for me'))
    await page.getByRole('button', { name: /Signed in as/ }).click()
    for (const item of await page.getByRole('menuitem').all()) await inWidth(item)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })
})

/** The two look different: ground, letters or edge. */
async function expectToldApart(chosen: Locator, other: Locator) {
  const look = (one: Locator) =>
    one.evaluate((element) => {
      const { backgroundColor, boxShadow, outline, borderColor } = getComputedStyle(element)
      return { backgroundColor, edge: `${boxShadow} ${outline} ${borderColor}` }
    })
  const [of, from] = [await look(chosen), await look(other)]
  expect(of).not.toEqual(from)
}

/** What reaches over the right edge of the page, unless it is scrolled in a place of its own or a drawing. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isScrolled = (element: Element) => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible') return true
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.getClientRects().length > 0)
      .filter((one) => !isScrolled(one))
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 20)}`)
  })

/** Contrast of the edge or ground of what is typed into or switched, with white, which all panels are. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const value = Number(part) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (color: string) => 1.05 / (luminance(color) + 0.05)
    const region = document.querySelector('nav[aria-label="Sections"] + [data-region]')
    const all = (selector: string) => [...(region?.querySelectorAll(selector) ?? [])]
    return [
      ...all('.mantine-Input-input:enabled').map((one) => ({
        kind: 'field',
        edge: contrast(getComputedStyle(one).borderTopColor),
      })),
      ...all('.mantine-Switch-track').map((one) => ({
        kind: 'switch',
        edge: contrast(getComputedStyle(one).backgroundColor),
      })),
      ...all('.mantine-SegmentedControl-root').map((one) => ({
        kind: 'segments',
        edge: contrast(getComputedStyle(one).borderTopColor),
      })),
    ]
  })
