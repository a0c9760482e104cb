import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { vizionProjectCreate } from '@ramp/contracts'
import { catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

const SYSTEM = 't1-switchback'

test('a quote shows its drawing in three dimensions, tells it in words, and gives papers of it', async ({
  page,
}) => {
  test.slow()
  const { number, token } = await newQuoteFor(page, 'P3G', 'Harper residence')
  const text = readFileSync(`packages/domain/fixtures/systems/${SYSTEM}.json`, 'utf8')
  const { layout } = layoutOfDescription(
    readSystemDescription(JSON.parse(text)),
    catalogueOf(readCatalogue('P3G')),
  )
  const project = savedProjectOf(layout, { now: new Date(), headerID: number })
  const saved = await page.request.post(vizionProjectCreate.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { headerID: number, project },
  })
  expect(saved.ok()).toBe(true)
  expect((await finishDesign(page.request, token, number, SYSTEM)).ok()).toBe(true)
  await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)

  const asked = page.waitForResponse(/\/model$/)
  await page.getByRole('button', { name: 'Show in 3D' }).click()
  expect((await asked).ok()).toBe(true)
  const view = page.getByRole('application', { name: /in 3D/ })
  await expect(view).toHaveAttribute('data-view3d', 'open')
  await expect(view.locator('canvas')).toBeVisible()
  await view.press('2')
  await expect(page.getByRole('button', { name: 'From the door, seated (43")' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await view.press('1')
  const word = (about: string) => page.locator(`[data-label="${about}"]:visible`)
  await expect(word('entrance')).toHaveText('Entrance 31"')
  await expect(word('exit')).toHaveText('Exit 0"')
  expect(await word('leg').count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('switch', { name: 'Leg tags' }).press('Space')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(word('leg')).toHaveCount(0)
  await page.getByRole('button', { name: 'In words' }).click()
  await expect(page.getByText('6 ft from 31" down to 25"')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close the 3D view' }).click()
  await expect(view).toHaveCount(0)

  await page.getByRole('button', { name: 'Permit set' }).click()
  await expect(page.getByText('Before the permit set goes out')).toBeVisible()
  await expect(page.getByText('Enter the site address.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enter your company' })).toBeVisible()
  await expectAccessible(page)
  await takeScreens(page, 'portal-permit-asks')
  await page.getByRole('button', { name: 'Enter job details' }).click()
  await page.getByRole('textbox', { name: 'Site address' }).fill('1418 Maple Hollow Road')
  await page.getByRole('textbox', { name: 'Contact' }).fill('R. Harper')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Enter the site address.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enter job details' })).toHaveCount(0)
  await expect(page.getByText('Enter your company name.')).toBeVisible()
  const facts = {
    project: { address: ['1418 Maple Hollow Road'], contact: 'R. Harper', phone: '' },
    dealer: { name: 'Miller Ramps', licence: 'OH-1', phone: '', email: '' },
  }
  const headers = { authorization: `Bearer ${token}` }
  const kept = await page.request.post(`/api/quotes/${number}/paper-facts`, { headers, data: facts })
  expect(kept.ok()).toBe(true)
  for (const paper of ['Permit set', 'Crew pack', 'Proposal']) {
    const made = page.waitForResponse(/\/papers$/)
    const tab = page.waitForEvent('popup')
    // A browser without a screen shows no PDF: it keeps it.
    const pdf = tab.then((one) => one.waitForEvent('download'))
    await page.getByRole('button', { name: paper }).click()
    expect((await made).headers()['content-type']).toBe('application/pdf')
    const bytes = readFileSync(await (await pdf).path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await (await tab).close()
  }
  await page.getByRole('button', { name: 'Survey sheet' }).click()
  await expect(
    page.getByText('The site is not surveyed yet. Enter the door first, under Site.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Survey the site' })).toBeVisible()

  for (const [file, ending] of [
    ['DXF', 'dxf'],
    ['glTF', 'glb'],
  ] as const) {
    const kept = page.waitForEvent('download')
    await page.getByRole('button', { name: file }).click()
    expect((await kept).suggestedFilename()).toBe(`${number}.${ending}`)
  }
})
