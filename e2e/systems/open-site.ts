import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { savedProjectOf } from '@ramp/contracts'
import { moveSite, newLayout, type Point, readSiteDescription, setSite } from '@ramp/domain'
import { acceptTerms } from '../looks/accepted-terms.ts'
import { openAs } from '../product/people.ts'
import { keepBackup } from './open-system.ts'

/** Where the door of a described site lies on the canvas. */
const DOOR: Point = { x: 480, y: 300 }

/** Opens a surveyed site with nothing drawn on it, as a person does who was there the day before. */
export async function openSite(page: Page, name: string) {
  const json = readFileSync(`packages/domain/fixtures/sites/${name}.json`, 'utf8')
  const { site, product, project } = readSiteDescription(JSON.parse(json))
  const layout = newLayout(product, name)
  const begun = { ...layout, project: { ...layout.project, ...project } }
  const saved = savedProjectOf(setSite(moveSite(site, DOOR))(begun), { now: new Date(), headerID: null })
  await keepBackup(page, JSON.stringify(saved))
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', `/designer?product=${product}`)
  await page.getByRole('button', { name: 'Load From History' }).click()
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
}
