import type { Page } from '@playwright/test'
import { type OwnTerms, saveQuotePrice, vizionProjectCreate } from '@ramp/contracts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { finishDesign, projectOfSystem } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'
import { press, type Scene } from './scene.ts'

/** A quote that was finished with a system; with none it is to be designed. */
async function quote(page: Page, name: string, system: string | null): Promise<string> {
  const { number, token } = await newQuoteFor(page, 'P3G', name)
  if (!system) return number
  const headers = { authorization: `Bearer ${token}` }
  const data = { headerID: number, project: projectOfSystem(system, number) }
  await page.request.post(vizionProjectCreate.path, { headers, data })
  await finishDesign(page.request, token, number, system)
  return number
}

/** The next version of a quote that was finished before. */
async function finishAgain(page: Page, number: string) {
  await finishDesign(page.request, await tokenOfPerson(page, 'Dana Miller'), number, 't1-switchback')
}

const quotes: Scene = {
  name: 'the dealer portal',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    await quote(page, 'Abara residence, porch', 't2-straight')
    await quote(page, 'Zeller residence, garage', 't6-stair')
    const draft = await quote(page, 'Miller clinic, side door', null)
    const finished = await quote(page, 'Harper residence, rear', 't1-switchback')
    await openAs(page, 'Dana Miller', '/portal/')
    await page
      .getByRole('row', { name: /Harper residence/ })
      .first()
      .waitFor()
    await page.waitForTimeout(1000)
    await take(page, 'dealer-portal/about')
    await page.getByRole('searchbox', { name: 'Search quotes' }).fill('residence')
    await page.waitForTimeout(1500)
    await take(page, 'dealer-portal/find-a-quote', { x: 0, y: 0 })
    await page.goto('/portal/new-quote')
    await page.getByLabel('Quote name').fill('Harper residence, front')
    await take(page, 'dealer-portal/create-a-quote')
    await page.goto(`/portal/quotes/${draft}`)
    await page.getByText('No parts list yet').waitFor()
    await take(page, 'dealer-portal/open-in-the-designer')
    await page.goto(`/portal/quotes/${finished}`)
    await page.getByRole('table', { name: 'Parts list' }).waitFor()
    await page.waitForTimeout(1500)
    await take(page, 'dealer-portal/read-a-quote')
    await take(page, 'dealer-portal/customers-and-price-levels', { x: 0, y: 100 })
    await page
      .getByRole('heading', { name: 'Documents' })
      .evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await take(page, 'dealer-portal/documents-of-a-quote', { x: 320, y: 150 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await press(page, 'Accept quote')
    await page.getByText('Accept this quote?').waitFor()
    await take(page, 'dealer-portal/accept-a-quote', { x: 228, y: 100 })
    await press(page, 'Not yet')
    await press(page, 'Duplicate')
    await page.getByText(/^Copy of/).waitFor()
    await take(page, 'dealer-portal/duplicate-a-quote')
    await finishAgain(page, finished)
    await page.goto(`/portal/quotes/${finished}`)
    // The page is drawn once more when its price is there.
    await page.getByText('Version 2, received').waitFor()
    await page.waitForTimeout(1500)
    await page.getByText('Version 2, received').evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await take(page, 'dealer-portal/change-a-quote')
    await page
      .getByRole('heading', { name: 'Revisions' })
      .evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await take(page, 'dealer-portal/options-and-revisions', { x: 0, y: 100 })

    const staff = await newPage('far')
    await openAs(staff, 'Ines Calder', '/portal/audit')
    await staff.getByRole('table').first().waitFor()
    await take(staff, 'dealer-portal/audit')
    await staff.goto('/portal/price-lists')
    await staff.getByRole('table', { name: 'Price lists' }).waitFor()
    await press(staff, 'Publish a price list')
    await take(staff, 'dealer-portal/price-lists')
  },
}

const prices: Scene = {
  name: 'prices of a dealer',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    await openAs(page, 'Dana Miller', '/portal/prices')
    await page.getByLabel('How the price is built').selectOption('Cost plus')
    await page.getByLabel('Margin, % of price').fill('35')
    await page.getByLabel('Margin, % of price').press('Enter')
    await page.getByText(/^Cost ÷ 0.65/).waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await take(page, 'dealer-portal/how-your-prices-are-built')
  },
}

/** A house with a ramp, drawn in the browser: a logo as a dealer has one. */
async function drawnLogo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [360, 120]
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = 'rgb(24, 78, 119)'
    context.fill(new Path2D('M20 60 L70 15 L120 60 V105 H20 Z M130 105 L240 80 V105 Z'))
    context.font = 'bold 44px sans-serif'
    context.fillText('HARBOR', 150, 62)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const company: Scene = {
  name: 'company of a dealer',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    await openAs(page, 'Dana Miller', '/portal/company')
    const fields = {
      'Company name': 'Harbor Access',
      'Contractor license': 'VA 2705-118204',
      Address: '418 Mill Road\nNorfolk, VA 23510',
      Insurance: 'Tidewater Mutual, policy TM-4471',
      Phone: '757-555-0100',
      'E-mail': 'office@harbor-access.example',
    }
    for (const [label, words] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(words)
    const buffer = await drawnLogo(page)
    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await press(page, 'Save company')
    await page.getByText('Saved as version 1.').waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await take(page, 'dealer-portal/your-company-on-proposals')
  },
}

const EXEMPT = { kind: 'exempt', reason: 'Labor', certificate: '' } as const
const TERMS: OwnTerms = {
  method: { kind: 'list', percents: {} },
  installation: { kind: 'per-foot', perFoot: 4500 },
  freight: { kind: 'typed', cents: 25_000 },
  optionalLines: [{ name: 'Removal of old steps', group: 'other', cents: 45_000, isTicked: false }],
  tax: {
    rates: [{ name: 'Sales tax', percent: 6 }],
    groups: { parts: { kind: 'taxable', rate: 'Sales tax' }, installation: EXEMPT, freight: EXEMPT },
    rounding: 'rate',
    ownTax: null,
    exemptCustomer: null,
  },
  payers: [
    {
      name: 'Veterans grant',
      pays: { cents: 600_000 },
      authorization: { number: 'PO 4711-22', limit: null, expires: '' },
    },
  ],
}

const priceOfQuote: Scene = {
  name: 'price of a quote',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    const number = await quote(page, 'Harper residence, rear', 't1-switchback')
    const headers = { authorization: `Bearer ${await tokenOfPerson(page, 'Dana Miller')}` }
    const data = { id: number, terms: TERMS, basedOn: 0 }
    await page.request.post(saveQuotePrice.path.replace(':id', number), { headers, data })
    await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)
    await page.getByRole('table', { name: 'Payers' }).waitFor()
    await page
      .getByRole('heading', { name: 'Price', exact: true })
      .evaluate((one) => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 90))
    await take(page, 'dealer-portal/price-of-a-quote', { x: 300, y: 60 })
  },
}

export const portalScenes: readonly Scene[] = [quotes, prices, priceOfQuote, company]
