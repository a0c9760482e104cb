import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { acceptSuggestedRails, analyse, catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import { section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo, storeBackup } from '../systems/open-system.ts'

const convert = { name: 'Convert P3G to P2G?' }

/** A system that somebody drew the day before, in the sandbox or for a quote. */
function drawnBefore(system = 't2-straight', headerID: string | null = null): string {
  const text = readFileSync(`packages/domain/fixtures/systems/${system}.json`, 'utf8')
  const catalogue = catalogueOf(readCatalogue('P3G'))
  const { layout } = layoutOfDescription(readSystemDescription(JSON.parse(text)), catalogue)
  const railed = acceptSuggestedRails(analyse(layout, catalogue))(layout)
  return JSON.stringify(savedProjectOf(railed, { now: new Date(), headerID }))
}

test('staff convert a PATHWAY 3G design to 2G, and go on with it there (spec 3 §2.14, §7) [e2e-guided-steps-8]', async ({
  page,
}) => {
  await storeBackup(page, drawnBefore())
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

test('a design of a quote is converted into a new quote, and what is not carried over is listed until it is settled', async ({
  page,
}) => {
  const token = await tokenOfPerson(page, 'Ines Calder')
  const headers = { authorization: `Bearer ${token}` }
  const wanted = { name: 'Harper, pickets', productLine: 'P3G', customerNumber: '10001' }
  const { id } = await (await page.request.post('/api/quotes', { headers, data: wanted })).json()
  const link = await (await page.request.get(`/api/quotes/${id}/designer-link`, { headers })).json()
  await storeBackup(page, drawnBefore('t4-l-shape-pickets', id))
  await openAs(page, 'Ines Calder', link.path)
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await goTo(page, 'Finish')
  await page.getByRole('button', convert).click()
  await page.waitForURL((url) => url.searchParams.get('product') === 'P2G')
  expect(new URL(page.url()).searchParams.get('id')).not.toBeNull()
  await expect(page.getByRole('heading', { name: 'Project: Harper, pickets' })).toBeVisible()
  await page.getByRole('button', { name: 'Load From History' }).click()
  const lost = page.getByRole('list', { name: 'Not carried over' })
  await expect(lost).toContainText('PPS55VP')
  await expectAccessible(page)
  await takeScreens(page, 'not-carried-over')
  // It stands wherever one goes, until each of it is settled.
  await section(page, 'Runs')
  await expect(lost).toBeVisible()
  for (let left = await lost.getByRole('button').count(); left > 0; left--)
    await lost.getByRole('button').first().click()
  await expect(lost).toBeHidden()
  const before = await (await page.request.get(`/api/quotes/${id}`, { headers })).json()
  expect(before).toMatchObject({ name: 'Harper, pickets', productLine: 'P3G' })
})
