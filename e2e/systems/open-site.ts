import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { moveSite, newLayout, type Point, setSite } from '@ramp/domain'
import { readSiteDescription, savedProjectOf } from '@ramp/formats'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { section } from '../assertions/designer-screen.ts'
import { openAs } from '../product/people.ts'
import { loadBackup, storeBackup } from './open-system.ts'

/** Where the door of a described site lies on the canvas. */
const DOOR: Point = { x: 480, y: 300 }

/** The history backup of a surveyed site with nothing drawn on it, and its product line. */
function backupOf(name: string) {
  const json = readFileSync(`packages/domain/fixtures/sites/${name}.json`, 'utf8')
  const { site, product, project } = readSiteDescription(JSON.parse(json))
  const layout = newLayout(product, name)
  const begun = { ...layout, project: { ...layout.project, ...project } }
  const saved = savedProjectOf(setSite(moveSite(site, DOOR))(begun), { now: new Date(), headerID: null })
  return { product, json: JSON.stringify(saved) }
}

/** Opens a surveyed site with nothing drawn on it, as a person does who was there the day before. */
export async function openSite(page: Page, name: string) {
  const { product, json } = backupOf(name)
  await storeBackup(page, json)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', `/designer?product=${product}`)
  await page.getByRole('button', { name: 'Load From History' }).click()
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
}

/** Opens another site of the same product line where one is open already, from the history backup. */
export async function loadNextSite(page: Page, name: string) {
  await loadBackup(page, backupOf(name).json)
  // Pressed while it is open, an entry of the rail would close its panel.
  for (const entry of ['Parts', 'Fit']) await section(page, entry)
}
