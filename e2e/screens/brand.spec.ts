import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { card, designing, section } from '../assertions/designer-screen.ts'
import { pdfText } from '../assertions/pdf-text.ts'
import { openAs } from '../product/people.ts'
import { type RunningProduct, startProduct } from '../product/running-product.ts'
import { test as base, expect } from '../product/test.ts'

const logo = join(mkdtempSync(join(tmpdir(), 'brand-logo-')), 'logo.svg')
writeFileSync(
  logo,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H40V20Z" fill="currentColor"/></svg>',
)

const test = base.extend<object, { product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const product = await startProduct({
        BRAND_NAME: 'EZ-VIZION',
        BRAND_ACCENT: '#00695c',
        BRAND_LOGO: logo,
        BRAND_CONTACT: 'access@ez-vizion.example',
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('the maker runs the product under its own name, colour and sign, on screens and on paper', async ({
  page,
}, info) => {
  await page.goto('/')
  await expect(page).toHaveTitle('EZ-VIZION: design ramp systems anywhere, any time')
  await expect(page.getByRole('link', { name: 'EZ-VIZION, home' })).toContainText('EZ-VIZION')
  await expect(page.getByRole('link', { name: 'EZ-VIZION, home' }).locator('path')).toHaveAttribute(
    'd',
    'M0 0H40V20Z',
  )
  expect(await page.request.get('/brand.svg').then((answer) => answer.text())).toContain('fill="#00695c"')
  await page.goto('/accessibility')
  await expect(page.getByText('access@ez-vizion.example')).toBeVisible()
  await page.goto('/privacy')
  await expect(page.getByText('What data EZ-VIZION has about you')).toBeVisible()
  await expect(page.getByText('{product}')).toHaveCount(0)

  await page.goto('/designer?product=P3G')
  await expect(page).toHaveTitle(/EZ-VIZION/)
  const driver = await designing(page)
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  )
  expect(accent).toBe('#00695c')
  await section(page, 'Welcome')
  await page.getByRole('button', { name: 'No Thanks' }).click()
  await expect(page.getByText('Still need help? Re-watch the EZ-VIZION tutorial.')).toBeVisible()
  await section(page, 'Parts')
  await card(page, '5 × 5 platform').click()
  const downloading = page.waitForEvent('download')
  await driver.press('Download PDF')
  const path = info.outputPath('layout.pdf')
  await (await downloading).saveAs(path)
  const words = (await pdfText(path)).flatMap((one) => one.words).join(' ')
  expect(words).toContain('EZ-VIZION')
  expect(words).not.toMatch(/rampwright/i)

  await openAs(page, 'Dana Miller', '/portal/')
  await expect(page).toHaveTitle(/– EZ-VIZION portal$/)
  await expect(page.getByRole('link', { name: 'EZ-VIZION' })).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(/rampwright/i)
})
