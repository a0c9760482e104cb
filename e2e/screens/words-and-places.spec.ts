import { acceptTerms } from '../assertions/accepted-terms.ts'
import { button, panel, section } from '../assertions/designer-screen.ts'
import { dialog, openPapers } from '../drivers/papers-dialog.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

test('every page has one heading of the first level, a title, and a way past its bars', async ({ page }) => {
  test.setTimeout(120_000)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/portal/')
  for (const [path, title] of [
    ['/portal/', /^Quotes/],
    ['/portal/new-quote', /^New quote/],
    ['/setup', /^Select a Product/],
    ['/documentation', /^Documentation/],
    ['/accessibility', /^Accessibility/],
    ['/not-found', /^Not found/],
    ['/designer?product=P3G', /^Designer/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(title)
    const skip = button(page, 'Skip to content')
    await skip.focus()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('main:focus, main :focus')).toBeAttached()
  }
})

test('the designer says which project is open, and its parts, previews, fields and motion serve everybody', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openSystem(page, 't1-switchback')
  await test.step('title and heading name the project', async () => {
    await expect(page).toHaveTitle(/^Switchback, 31 in.* - Designer$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Switchback, 31 in/)
    await button(page, 'Skip to content').press('Enter')
    await expect(page.locator('[data-canvas]')).toBeFocused()
  })

  await test.step('an option of the list of the canvas answers a press', async () => {
    const option = page.getByRole('option', { name: /^6 ft ramp/ })
    await option.dispatchEvent('click')
    await expect(option).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('what scrolls has a name', async () => {
    const nameless = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[tabindex="0"]')]
          .filter((one) => !one.matches('a, button, input, select, textarea, summary, [role="treeitem"]'))
          .filter((one) => !one.hasAttribute('aria-label') && !one.hasAttribute('aria-labelledby'))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
    for (const name of ['Options', 'Settings', 'Notes']) {
      await section(page, name)
      await expect(panel(page).getByRole('heading').first()).toBeVisible()
      expect(await nameless()).toEqual([])
    }
  })

  await test.step('motion of the welcome screen ends by itself within 5 seconds', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await section(page, 'Welcome')
    await expect(panel(page).locator('svg circle').first()).toBeVisible()
    const ends = await panel(page).evaluate((one) =>
      one.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    )
    for (const end of ends) expect(end).toBeLessThanOrEqual(5000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('the preview of a document says what is on its sheets, and the person need not type company and phone', async () => {
    await openPapers(page)
    await expect(dialog(page).getByLabel('Your company')).toHaveAttribute('autocomplete', 'organization')
    await expect(dialog(page).getByLabel('Your phone')).toHaveAttribute('autocomplete', 'work tel')
    const preview = dialog(page).getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('figure').first()).toContainText(/8 ft ramp/)
  })
})

test('the key that is a sign alone can be turned off in the list of quotes, and stays off', async ({
  page,
}) => {
  await openAs(page, 'Dana Miller', '/portal/')
  const search = page.getByRole('searchbox', { name: 'Search quotes' })
  await page.getByRole('heading', { name: 'Quotes', level: 1 }).focus()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await button(page, 'Turn off the / key').click()
  await page.reload()
  await expect(button(page, 'Turn on the / key')).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
})
