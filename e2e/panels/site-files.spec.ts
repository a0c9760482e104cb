import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { button, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

test.use({ viewport: { width: 1024, height: 768 } })

const files = (page: Page) => panel(page).locator('details').filter({ hasText: 'Survey files' })
const rows = (page: Page) => panel(page).getByRole('table').getByRole('row')

async function openFiles(page: Page) {
  await section(page, 'Site')
  await files(page).getByText('Survey files').click()
}

/** What a button saves. */
async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

async function open(page: Page, name: string, file: { name: string; text: string }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).click()])
  await chooser.setFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) })
}

test('a survey is saved as a file and opened again in one step that can be undone', async ({ page }) => {
  await openSite(page, 's2-porch-outward-door')
  await openFiles(page)
  const file = await saved(page, 'Save survey')
  expect(file.name).toBe('s2-porch-outward-door.site.json')
  const json = JSON.parse(file.text)
  expect(json).toMatchObject({ format: 'ramp-site/1', product: 'P3G', porch: { use: 'start' } })

  const text = JSON.stringify({
    ...json,
    door: undefined,
    doors: [{ ...json.doors[0], sill: 31, name: 'Back door' }],
  })
  await open(page, 'Open survey', { name: 'harper.site.json', text })
  await expect(files(page)).toContainText(
    /harper\.site\.json replaces 1 door, .* with 1 door, .*Parts, options, photos and the lot plan stay/,
  )
  await expectAccessible(panel(page))
  await takeScreens(page, 'site-files')
  await button(page, 'Replace survey').click()
  await expect(panel(page)).toContainText('sill 31"')
  await undo(page).click()
  await expect(panel(page)).not.toContainText('sill 31"')

  await open(page, 'Open survey', { name: 'bad.json', text: 'P3G' })
  await expect(files(page)).toContainText(
    'bad.json is not a survey file. Choose one that was saved with Save survey.',
  )
  await expect(panel(page)).not.toContainText('sill 31"')
  // A field that kept its file would report no change when the corrected file is chosen.
  for (const field of await files(page).locator('input[type=file]').all()) await expect(field).toHaveValue('')
})

test('readings come from a spreadsheet, and rows that cannot be read are named', async ({ page }) => {
  await openSite(page, 's2-porch-outward-door')
  await openFiles(page)
  const table = [
    'set-up,point,method,reading,right,out',
    '1,Walk,laser,41 1/2,-60,200',
    '1,Drive,laser,43.25,240,200',
    '1,Shed,laser,low,0,0',
  ].join('\n')
  await open(page, 'Open readings', { name: 'yard.csv', text: table })
  await expect(files(page)).toContainText('1 row is left out:')
  await expect(files(page)).toContainText(
    'Row 4: "low" is not a length. Write inches, such as 41.5 or 41 1/2.',
  )
  await takeScreens(page, 'site-readings')
  await button(page, 'Replace readings').click()
  await expect(rows(page).filter({ hasText: 'Drive' })).toContainText('-1 3/4"')
  const file = await saved(page, 'Save readings')
  expect(file.name).toBe('s2-porch-outward-door readings.csv')
  expect(file.text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'set-up,point,method,reading,right,out,height,known',
    '1,Walk,laser,41.5,-60,200,,',
    '1,Drive,laser,43.25,240,200,,',
    '',
  ])
  await undo(page).click()
  await expect(rows(page).filter({ hasText: 'Drive' })).toHaveCount(0)
})
