import { acceptTerms } from '../assertions/accepted-terms.ts'
import { openFinishedQuote } from '../drivers/papers-dialog.ts'
import { openAs } from '../product/people.ts'
import { backupText, goTo, openSystem, storeBackup } from '../systems/open-system.ts'
import { fitSystem, press, type Scene, selectPart, showInPanel } from './scene.ts'

/** Handrails, runs, connections, legs and Confirm of a switchback. */
const switchback: Scene = {
  name: 'the guided steps of a switchback',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSystem(page, 't1-switchback')
    await fitSystem(page)
    await goTo(page, 'Handrail Builder')
    await take(page, 'handrail-builder/about')
    await selectPart(page, 1)
    await page.waitForTimeout(500)
    await take(page, 'handrail-builder/orientation', { x: 304, y: 100 })
    await take(page, 'handrail-builder/handrails')
    await goTo(page, 'Run Builder')
    await take(page, 'run-builder/about')
    await press(page, 'Add New Run')
    await page.getByLabel('Start / Top Height').first().fill('31')
    await take(page, 'run-builder/building-a-run')
    await press(page, 'Cancel Run')
    await goTo(page, 'Connections')
    await take(page, 'connections/about')
    await showInPanel(page, 'Entrances')
    await take(page, 'connections/enter-exits')
    await goTo(page, 'Legs')
    await take(page, 'legs/about')
    await page.getByText('Choose a leg from a list').click()
    await page.getByRole('table', { name: 'Legs of this layout' }).getByRole('button').first().click()
    await take(page, 'legs/editing-legs')
    await page.getByRole('switch', { name: 'Auto Generate Legs' }).press('Space')
    await page.waitForTimeout(1500)
    await take(page, 'legs/manual-leg-selection')
    await page
      .getByLabel(/^Quantity of/)
      .first()
      .scrollIntoViewIfNeeded()
    await take(page, 'addons/about')
    await page
      .getByLabel(/^Quantity of/)
      .first()
      .fill('2')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
    await take(page, 'addons/adding-removing-addons')
  },
}

const confirming: Scene = {
  name: 'Confirm and Finish',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSystem(page, 't1-switchback')
    await fitSystem(page)
    await goTo(page, 'Confirm System')
    await take(page, 'confirm/about')
    await take(page, 'confirm/what-does-not-met-mean-for-me', { x: 0, y: 60 })
    const shown = async (text: string | RegExp, address: string) => {
      await showInPanel(page, text)
      await take(page, address)
    }
    await shown('Building codes', 'confirm/code-checks')
    await shown(/^Guards are/, 'confirm/guards-and-handrails')
    await shown('Parts list', 'confirm/parts-list-and-price')
    await press(page, 'Confirm System')
    await page.getByRole('table', { name: 'Item List' }).waitFor()
    await take(page, 'finish/about')
  },
}

/** Closures of a turn back, braces of a high system, and what the rules refuse. */
const others: Scene = {
  name: 'closures, braces and rules',
  takes: async ({ newPage, take }) => {
    const turn = await newPage()
    await openSystem(turn, 't3-turnback')
    await fitSystem(turn)
    await goTo(turn, 'Closures')
    await turn.waitForTimeout(1500)
    await take(turn, 'closures/about')
    await turn.getByRole('table', { name: 'Closures of this layout' }).getByRole('button').first().click()
    await take(turn, 'closures/editing-closures')

    const high = await newPage()
    await openSystem(high, 'p3g-high-on-braces')
    await fitSystem(high)
    await goTo(high, 'Bracing')
    await take(high, 'bracing/about')
    await high.getByText('Switch braces from a list').click()
    await showInPanel(high, 'Switch braces from a list')
    await take(high, 'bracing/editing-bracing')
    await showInPanel(high, 'Angle Bracing')
    await take(high, 'bracing/bracing-rules')
    await high.getByRole('switch', { name: 'Auto Generate Bracing' }).press('Space')
    await high.waitForTimeout(1500)
    await take(high, 'bracing/manual-bracing-selection')

    const porch = await newPage()
    await openSystem(porch, 'p3g-stair-and-ramp')
    await fitSystem(porch)
    await goTo(porch, 'Run Builder')
    await take(porch, 'run-builder/run-rules')
    await goTo(porch, 'Connections')
    await take(porch, 'connections/connection-rules')
  },
}

const converting: Scene = {
  name: 'a conversion',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await storeBackup(page, backupText('t2-straight'))
    await acceptTerms(page, 'Ines Calder')
    await openAs(page, 'Ines Calder', '/designer?product=P3G')
    await press(page, 'Load From History')
    await fitSystem(page)
    await goTo(page, 'Finish')
    await page.getByRole('button', { name: 'Convert P3G to P2G?' }).waitFor()
    await showInPanel(page, 'Linear feet')
    await take(page, 'finish/convert-to-pathway-2g')
  },
}

/** What a finished quote differs in once its rise is another one. */
const since: Scene = {
  name: 'changes since a version',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    await openFinishedQuote(page)
    await page.getByRole('button', { name: /^Rise/ }).click()
    await page.getByRole('textbox', { name: 'Rise', exact: true }).fill('35')
    await page.keyboard.press('Enter')
    await press(page, 'Use these ramps')
    await page.getByRole('button', { name: /^Since \d+-1A: / }).click()
    await page.waitForTimeout(1000)
    await take(page, 'finish/changes-to-a-finished-quote', { x: 280, y: 30 })
  },
}

export const stepScenes: readonly Scene[] = [switchback, confirming, others, converting, since]
