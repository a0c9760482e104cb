import type { Locator, Page } from '@playwright/test'
import { button, panel, properties, sidebar } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { loadNext, openSystem } from '../systems/open-system.ts'

/** The whole page where it is new; then the part of it that changed. */
const look = (name: string, shown: Page | Locator) => test.step(name, () => expectAccessible(shown))

test('the accessibility checker finds nothing in any section of the sidebar, about what is selected, in dialogs, menus and the list of issues', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openSystem(page, 't1-switchback')

  await test.step('in any section of the sidebar', async () => {
    await look('a system', page)
    for (const section of [
      'Welcome',
      'Site',
      'Fit',
      'Outline',
      'Options',
      'Settings',
      'Graphics',
      'Tools',
      'Notes',
    ]) {
      await button(page, section).click()
      await look(section, sidebar(page))
    }
    for (const [section, exit] of [
      ['Drafting', 'Exit'],
      ['Drawing', 'Exit Drawing'],
    ] as const) {
      await button(page, section).click()
      await look(section, sidebar(page))
      await button(page, exit).click()
    }
    await button(page, 'Drawing').click()
    await button(page, 'Pen').click()
    await look('Pen', sidebar(page))
    await button(page, 'Exit Drawing').click()
    await button(page, 'Parts').click()
    for (const tab of ['Platforms', 'Ramps', 'Stairs', 'Pieces', 'Transitions', 'Common', 'Portables']) {
      await page.getByRole('tab', { name: tab }).click()
      await look(`Parts, ${tab}`, panel(page))
    }
  })

  await test.step('what is selected', async () => {
    await button(page, 'Outline').click()
    const row = (name: RegExp) => page.getByRole('treeitem', { name })
    await row(/^6 ft ramp/).click()
    await look('a ramp with its chips', page)
    await page.getByRole('tab', { name: 'Typography' }).click()
    await look('its lettering', properties(page))
    await row(/^5 × 5 platform 1/).click()
    await look('a platform', page.getByRole('main'))
    await page.keyboard.press('Control+a')
    await look('everything', properties(page))
    await page.keyboard.press('Escape')
    await button(page, 'Add Text').click()
    await look('a text', page.getByRole('main'))
    await page.keyboard.press('Escape')
    await button(page, 'Layers').click()
    await look('layers', page.getByRole('main'))
    await button(page, 'Close layers').click()
  })

  await test.step('dialogs and menus', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await look('shortcuts', page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^File/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look('file menu', page.getByRole('menu'))
    await page.getByRole('menuitem', { name: /New/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('new project', page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Signed in as/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look('user menu', page.getByRole('menu'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Callout/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look('callout menu', page.getByRole('menu'))
    await page.keyboard.press('Escape')
    await button(page, 'Welcome').click()
    await page.getByRole('button', { name: /Start Tutorial/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('tutorial', page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  })

  await test.step('in a system with errors and its list of issues', async () => {
    await loadNext(page, 't1-switchback', (layout) => ({
      ...layout,
      parts: layout.parts.map((part, index) =>
        index === 0 ? { ...part, at: { x: part.at.x, y: part.at.y + 40 } } : part,
      ),
    }))
    await button(page, 'Outline').click()
    await look('problems in the outline', page)
    await page.getByRole('button', { name: /\d+ (error|warning)/ }).click()
    await expect(page.getByRole('list', { name: 'Issues' })).toBeVisible()
    await look('issues', page)
  })
})

test('the accessibility checker finds nothing from the terms to the empty canvas, and in any guided step', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await test.step('from the terms to the empty canvas', async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('terms', page)
    await button(page, 'Accept and Continue').click()
    await expect(button(page, 'Start Project')).toBeVisible()
    await look('start', page)
    await button(page, 'Start Project').click()
    await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
    await look('empty canvas', page)
  })

  await test.step('in any guided step', async () => {
    await loadNext(page, 't1-switchback', (layout) => ({
      ...layout,
      site: { doors: [{ id: 'door-1', sill: 30, stepDown: 1 }] },
    }))
    await button(page, "Let's Go").click()
    await look('what may be missing', page.getByRole('dialog'))
    await button(page, "It's ok, Continue").click()
    await look('Handrail', page)
    await button(page, 'Next').click()
    await look('Runs', panel(page))
    await button(page, 'Edit Primary').click()
    for (const step of ['start height', 'parts', 'end height', 'run confirmed']) {
      await look(step, panel(page))
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
    }
    await button(page, 'Next').click()
    for (const step of ['Connections', 'Closures', 'Legs', 'Bracing']) {
      await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible()
      await look(step, page.getByRole('main'))
      await button(page, 'Next').click()
    }
    await expect(button(page, 'Confirm System')).toBeVisible()
    await look('Confirm', panel(page))
    await button(page, 'Confirm System').click()
    await expect(page.getByText('All parts generated successfully.')).toBeVisible()
    await look('Finish', panel(page))
    await button(page, 'Finish').click()
    await expect(page.getByText('Successfully Generated')).toBeVisible()
    await look('generated parts', page.getByRole('dialog'))
  })
})

test('the accessibility checker finds nothing on the login and on pages for everybody', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/setup')
  await page.waitForURL(/\/oidc-login\//)
  await look('login', page)
  for (const path of ['/', '/accessibility', '/theme', '/not-found', '/page-error']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(path, page)
  }
})
