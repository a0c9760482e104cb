import type { Locator, Page } from '@playwright/test'
import { designing, panel, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { dialog, openPapers } from '../drivers/papers-dialog.ts'
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
    await expect(page.getByText('Prepare a layout and a quote in minutes.')).toBeVisible()
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
    const picture = text.getByRole('img', { name: 'One leg is selected' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)).toBe(760)
    await expect(text.getByRole('listitem').first()).toContainText('Click the foot on the canvas')
    await takeScreens(page, 'guide-topic')
    await openTopic(page, 'Connections', 'Enter / Exits')
    expect(new URL(page.url()).pathname).toBe('/documentation/connections/enter-exits')
    await page.goBack()
    await expect(text.getByRole('heading', { name: 'Editing Legs' })).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  })

  await test.step('it has the ten sections of the specification first, a welcome and its version', async () => {
    await page.goto('/documentation')
    await expect(page.getByText('Welcome to the guide')).toBeVisible()
    await expect(page.getByText('Version 2.8.15').first()).toBeVisible()
    const names = await guideMenu(page).getByRole('region').getByRole('heading').allInnerTexts()
    expect(names.slice(0, 10)).toEqual(Object.keys(SECTIONS))
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
      .first()
      .click()
    await expect(page.getByRole('article')).toContainText('A starter ramp ends its run')
    await search.fill('helicopter')
    await expect(page.getByText('No topic matches these words.')).toBeVisible()
    await search.fill('')
    await expect(guideMenu(page).getByRole('region').first()).toBeVisible()
  })
})

test('the guide opens in a new tab from the portal, from a panel and from a document, each at its page', async ({
  page,
}) => {
  const opens = async (link: Locator, address: string) => {
    const opening = page.context().waitForEvent('page')
    await link.click()
    const guide = await opening
    await expect(guide.getByRole('article').getByRole('img')).toBeVisible()
    expect(new URL(guide.url()).pathname).toBe(`/documentation/${address}`)
    await guide.close()
  }
  await openAs(page, 'Dana Miller', '/portal/new-quote')
  await opens(
    page.getByRole('banner').getByRole('link', { name: /^Documentation/ }),
    'dealer-portal/create-a-quote',
  )
  await designing(page)
  await section(page, 'Settings')
  await opens(panel(page).getByRole('link', { name: /^Guide: Project Settings/ }), 'panels/settings')
  await openPapers(page)
  await dialog(page).getByText('Proposal', { exact: true }).click()
  await opens(dialog(page).getByRole('link', { name: /^About this document/ }), 'documents/proposal')
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
