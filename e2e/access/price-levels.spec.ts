import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { acceptSuggestedRails, analyse, catalogueOf, setProject } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo } from '../systems/open-system.ts'

/** The straight ramp of the fixtures, at the dealer price level. */
function atDealerPrice(headerID: string) {
  const text = readFileSync('packages/domain/fixtures/systems/t2-straight.json', 'utf8')
  const catalogue = catalogueOf(readCatalogue('P3G'))
  const { layout } = layoutOfDescription(readSystemDescription(JSON.parse(text)), catalogue)
  const railed = acceptSuggestedRails(analyse(layout, catalogue))(layout)
  return savedProjectOf(setProject({ priceLevel: 'dealer' })(railed), { now: new Date(), headerID })
}

test('a dealer gets retail prices and no other level, also in a project that staff set to dealer prices', async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await tokenOfPerson(page, 'Ines Calder')}` }
  const wanted = { name: 'Harper', productLine: 'P3G', customerNumber: '10001' }
  const { id } = await (await page.request.post('/api/quotes', { headers, data: wanted })).json()
  const data = { headerID: id, project: atDealerPrice(id) }
  const saved = await page.request.post('/api/rampConfiguration/VizionProjectCreate', { headers, data })
  expect(saved.status()).toBe(200)
  const link = await (await page.request.get(`/api/quotes/${id}/designer-link`, { headers })).json()

  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/javascript|json/.test(response.headers()['content-type'] ?? ''))
      texts.push(response.text().catch(() => ''))
  })
  await openAs(page, 'Dana Miller', link.path)
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await goTo(page, 'Confirm System')
  const all = (await Promise.all(texts)).join('\n')
  expect(all).toContain('"level":"retail","percent":100')
  expect(all).not.toMatch(/level["']?:\s*["'`](dealer|fss)|percent["']?:\s*(65|77\.7)\b|77\.7/)

  const figures = page.getByRole('region', { name: 'Figures of the system' })
  await expect(figures).toContainText('Retail price $5,574.29')
  await expect(page.getByText('Prices here are retail.')).toBeVisible()
  await page.getByRole('button', { name: 'Use retail prices' }).scrollIntoViewIfNeeded()
  await takeScreens(page, 'retail-instead')
  await page.getByRole('button', { name: 'Use retail prices' }).click()
  await expect(page.getByText('Prices here are retail.')).toBeHidden()
  await expect(figures).toContainText('Retail price $5,574.29')
})
