import type { Page } from '@playwright/test'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { forgetSessions, openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['About', 'Stencils'],
  'Handrail Builder': ['About', 'Orientation', 'Handrails'],
  'Run Builder': ['About', 'Building a Run', 'Run Rules'],
  Connections: ['About', 'Enter / Exits', 'Connection Rules'],
  Legs: ['About', 'Editing Legs', 'Manual Leg Selection'],
  Bracing: ['About', 'Editing Bracing', 'Manual Bracing Selection', 'Bracing Rules'],
  Addons: ['About', 'Adding / Removing Addons'],
  Tools: ['About'],
  'Drafting Mode': ['About', 'Drafting Lines'],
  'Drawing Tools': ['About', 'Lines & Arcs', 'Shapes'],
  Site: ['About'],
  'Fit a Ramp': ['About'],
}

const guideMenu = (page: Page) => page.getByRole('navigation', { name: 'Documentation' })
const openTopic = (page: Page, section: string, topic: string) =>
  guideMenu(page)
    .getByRole('region', { name: section, exact: true })
    .getByRole('link', { name: topic })
    .click()

test('public pages open without a login, the others ask for one first, and the home page leads to a product and out again (spec 1 §1, §2) [e2e-screens-1]', async ({
  page,
}) => {
  await test.step('the public pages open without a login, each under its address (spec 1 §1, §2)', async () => {
    for (const [address, heading, words] of [
      ['/privacy', /Privacy/, ''],
      ['/agreement', /License Agreement/, 'own employees'],
      ['/accessibility', /Accessibility/, 'WCAG 2.0 AA'],
      ['/theme', /Theme/, ''],
      ['/terms', /Terms of Use/, '20. '],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words)
    }
    await expect(page).toHaveTitle('Terms of Use')
  })

  await test.step('picker, designer and guide ask for a login first (spec 1 §2)', async () => {
    for (const address of ['/setup', '/designer?product=P3G', '/documentation']) {
      await page.goto(address)
      await page.waitForURL(/\/oidc-login\//)
    }
  })

  await test.step('the way from the home page to a product, and out again (spec 1 §1, §2)', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle(/design ramp systems/)
    await expect(
      page.getByRole('heading', { name: 'Design ramp systems anywhere, any time.', exact: true }),
    ).toBeVisible()
    await expect(page.getByText('A layout and a quote can be prepared in minutes.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    await page.getByRole('link', { name: 'Start Designing' }).click()
    await page.waitForURL(/\/oidc-login\//)
    await page.getByRole('button', { name: 'Dana Miller' }).click()
    await expect(page.getByRole('heading', { name: 'SELECT A PRODUCT' })).toBeVisible()
    for (const [name, tagline] of [
      ['PATHWAY 3G', '(Moduler Access System)'],
      ['PATHWAY HD', '(Code Compliant Moduler Access System)'],
    ] as const)
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(tagline)
    for (const [name, product] of [
      ['PATHWAY 3G', 'P3G'],
      ['PATHWAY 2G', 'P2G'],
      ['PATHWAY HD', 'PHD'],
    ] as const)
      await expect(page.getByRole('link', { name: `Start Designing ${name}` })).toHaveAttribute(
        'href',
        `/designer?product=${product}`,
      )
    for (const name of ['TITAN', 'RAILWAY'])
      await expect(page.getByRole('button', { name: `Start Designing ${name}` })).toBeDisabled()

    const bar = page.getByRole('banner')
    await expect(bar.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await bar.getByRole('link', { name: 'Rampwright, home' }).click()
    await expect(page.getByRole('link', { name: 'Start Designing' })).toBeVisible()
    await bar.getByRole('button', { name: 'Signed in as Dana Miller' }).click()
    forgetSessions()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('the guide has ten sections and its version, is searched over all topics, and a topic has an address to send (spec 1 §2, spec 3 §2.17) [e2e-screens-6]', async ({
  page,
}) => {
  await openAs(page, 'Dana Miller', '/documentation/legs/editing-legs')

  await test.step('a topic of the guide has an address to send, a picture and its steps (spec 1 §2)', async () => {
    await expect(page).toHaveTitle('Editing Legs, Legs - Documentation')
    const text = page.getByRole('article')
    await expect(text.getByRole('heading', { name: 'Editing Legs' })).toBeVisible()
    await expect(
      text.getByRole('img', { name: 'One leg of a platform is chosen' }).locator('path').first(),
    ).toBeVisible()
    await expect(text.getByRole('listitem').first()).toContainText('Click the foot on the canvas')
    await takeScreens(page, 'guide-topic')
    await openTopic(page, 'Connections', 'Enter / Exits')
    expect(new URL(page.url()).pathname).toBe('/documentation/connections/enter-exits')
    await page.goBack()
    await expect(text.getByRole('heading', { name: 'Editing Legs' })).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  })

  await test.step('it has ten sections, a welcome and its version', async () => {
    await page.goto('/documentation')
    await expect(page.getByText('Welcome to the guide')).toBeVisible()
    await expect(page.getByText('Version 2.8.15').first()).toBeVisible()
    await expect(guideMenu(page).getByRole('region')).toHaveCount(Object.keys(SECTIONS).length)
    for (const [section, topics] of Object.entries(SECTIONS))
      await expect(
        guideMenu(page).getByRole('region', { name: section, exact: true }).getByRole('link'),
      ).toHaveText([...topics])
    await openTopic(page, 'Canvas', 'Stencils')
    const text = page.getByRole('article')
    await expect(text.getByRole('radio', { name: 'Desktop' })).toBeChecked()
    await expect(text).toContainText('Drag a stencil from the gallery')
    await text.getByText('Tablet', { exact: true }).click()
    await expect(text).toContainText('Tap a stencil')
  })

  await test.step('the guide is searched over all topics (spec 1 §2)', async () => {
    const search = guideMenu(page).getByRole('searchbox', { name: 'Search the guide' })
    await search.fill('starter ramp')
    await guideMenu(page)
      .getByRole('link', { name: /PATHWAY HD.*Run Rules/ })
      .click()
    await expect(page.getByRole('article')).toContainText('A starter ramp ends its run')
    await search.fill('helicopter')
    await expect(page.getByText('No topic has these words.')).toBeVisible()
    await search.fill('')
    await expect(guideMenu(page).getByRole('region')).toHaveCount(Object.keys(SECTIONS).length)
  })
})

test.describe('on a device for fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('the guide speaks to fingers (spec 1 §2, spec 3 §2.17) [e2e-screens-7]', async ({ page }) => {
    await openAs(page, 'Dana Miller', '/documentation')
    await openTopic(page, 'Canvas', 'Stencils')
    await expect(page.getByRole('article').getByRole('radio', { name: 'Tablet' })).toBeChecked()
    await expect(page.getByRole('article')).toContainText('Tap a stencil')
  })
})

test('a new project is asked for first, and whoever denies the terms is led home (spec 1 §2, spec 3 §2.16) [e2e-screens-5]', async ({
  page,
}) => {
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Start Project' }).click()
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
  const askAnew = async () => {
    await page.getByRole('button', { name: /^File/ }).click()
    await page.getByRole('menuitem', { name: 'New Project' }).click()
    await expect(page.getByText('Are you sure you wish to start a new project?')).toBeVisible()
  }
  await askAnew()
  await page.getByRole('button', { name: 'No, Go back to my project' }).click()
  await expect(page.locator('[data-part]')).toHaveCount(1)
  await askAnew()
  await page.getByRole('button', { name: 'Yes, Start a new project' }).click()
  await expect(page.getByText('A history backup of this project was found.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load From History' })).toBeVisible()
  await page.getByRole('button', { name: 'Start From Blank Project' }).click()
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  await expect(page.locator('[data-part]')).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const terms = page.getByRole('dialog', { name: 'Terms of Use' })
  await expect(terms.getByRole('button', { name: 'Accept and Continue' })).toBeFocused()
  for (const _ of ['once', 'twice']) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await terms.getByRole('button', { name: 'Deny' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { name: /Design ramp systems/ })).toBeVisible()
})

test.describe('in another browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('it is said on which the product runs (spec 1 §1) [e2e-screens-2]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('only reliably runs on Google Chrome or Microsoft Edge')).toBeVisible()
  })
})
