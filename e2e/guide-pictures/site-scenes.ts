import type { Page } from '@playwright/test'
import { panel, section } from '../assertions/designer-screen.ts'
import { openSite } from '../systems/open-site.ts'
import { fitSystem, type Scene, showInPanel } from './scene.ts'

const stop = (page: Page, name: string) =>
  panel(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()

const survey: Scene = {
  name: 'the survey of a site',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSite(page, 's5-falling-ground')
    await fitSystem(page)
    await section(page, 'Site')
    await page.waitForTimeout(800)
    await take(page, 'site/about')
    await stop(page, 'Door')
    await take(page, 'site/doors-and-porch')
    await stop(page, 'House and yard')
    await take(page, 'site/house-and-yard')
    await showInPanel(page, 'Add a lot plan under the drawing')
    await take(page, 'site/lot-plan')
    await showInPanel(page, 'Top of the drawing points to')
    await take(page, 'site/north')
    await stop(page, 'Obstacles')
    await take(page, 'site/obstacles-and-surfaces')
    await stop(page, 'Photos')
    await take(page, 'site/photos')
    await showInPanel(page, 'Survey files')
    await panel(page).getByText('Survey files').first().click()
    await showInPanel(page, 'Save survey')
    await take(page, 'site/survey-files')
    await showInPanel(page, 'Heights')
    await take(page, 'site/heights-of-the-ground')
  },
}

const tapes: Scene = {
  name: 'positions by numbers',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSite(page, 's7-tree-in-the-middle')
    await fitSystem(page)
    await section(page, 'Site')
    await stop(page, 'Obstacles')
    await panel(page).getByRole('button', { name: /tree/i }).last().click()
    await page.waitForTimeout(400)
    await take(page, 'site/positions-by-numbers')
  },
}

const fitting: Scene = {
  name: 'Fit a ramp',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSite(page, 's3-corner-lot')
    await page.getByRole('list', { name: 'Ramps that fit' }).getByRole('button').first().click()
    await page.waitForTimeout(1500)
    await take(page, 'fit-a-ramp/about')
    const tight = await newPage()
    await openSite(tight, 's8-only-at-1-10')
    await tight.getByRole('region', { name: 'Nothing fits' }).waitFor()
    await tight.waitForTimeout(4000)
    await take(tight, 'fit-a-ramp/nothing-fits')
  },
}

export const siteScenes: readonly Scene[] = [survey, tapes, fitting]
