import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { savedProjectOf } from '@ramp/contracts'
import {
  acceptSuggestedRails,
  analyse,
  catalogueOf,
  layoutOfDescription,
  readSystemDescription,
} from '@ramp/domain'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo, keepBackup, openSystem } from '../systems/open-system.ts'

const convert = { name: 'Convert P3G to P2G?' }

/** A straight ramp that somebody drew the day before. */
function drawnBefore(): string {
  const text = readFileSync('packages/domain/fixtures/systems/t2-straight.json', 'utf8')
  const catalogue = catalogueOf(readCatalogue('P3G'))
  const { layout } = layoutOfDescription(readSystemDescription(JSON.parse(text)), catalogue)
  const railed = acceptSuggestedRails(analyse(layout, catalogue))(layout)
  return JSON.stringify(savedProjectOf(railed, { now: new Date() }))
}

test('staff convert a PATHWAY 3G design to 2G, and go on with it there (spec 3 §2.14, §7)', async ({
  page,
}) => {
  await keepBackup(page, drawnBefore())
  await openAs(page, 'Ines Calder', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await goTo(page, 'Finish')
  await page.getByRole('button', convert).click()
  await page.waitForURL((url) => url.searchParams.get('product') === 'P2G')
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(page.getByText('Project Loaded')).toBeVisible()
  const parts = page.getByRole('listbox', { name: 'Objects on the canvas' }).getByRole('option')
  await expect(parts).toHaveCount(4)
  await goTo(page, 'Finish')
  for (const shortName of ['MP55', 'MRTL8', 'MRGT', 'MHRPRC'])
    await expect(page.getByRole('row', { name: new RegExp(` ${shortName} \\d+$`) })).toBeVisible()
})

test('a dealer is not offered to convert', async ({ page }) => {
  await openSystem(page, 't2-straight')
  await goTo(page, 'Finish')
  await expect(page.getByText('All parts generated successfully.')).toBeVisible()
  await expect(page.getByRole('button', convert)).toHaveCount(0)
})
