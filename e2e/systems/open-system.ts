import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import { createQuote, getDesignerLink } from '@ramp/contracts'
import { acceptSuggestedRails, analyse, catalogueOf, type Edit, type ProductLine } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { section } from '../assertions/designer-screen.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'

const same: Edit = (layout) => layout

type Backup = { readonly product: ProductLine; readonly json: string }

/** The history backup of one of the whole systems, with its rails chosen. */
function backupOf(system: string, change: Edit, headerID: string | null = null): Backup {
  const description = descriptionOf(system)
  const catalogue = catalogueOf(readCatalogue(description.product))
  const { layout } = layoutOfDescription(description, catalogue)
  const railed = acceptSuggestedRails(analyse(layout, catalogue))(layout)
  const saved = savedProjectOf(change(railed), { now: new Date(), headerID })
  return { product: description.product, json: JSON.stringify(saved) }
}

const descriptionOf = (system: string) =>
  readSystemDescription(JSON.parse(readFileSync(`packages/domain/fixtures/systems/${system}.json`, 'utf8')))

/** The history backup of one of the whole systems, as the browser keeps it. */
export const backupText = (system: string): string => backupOf(system, same).json

/** Puts a backup into the browser before the designer asks for it. */
export const storeBackup = (page: Page, json: string) =>
  page.addInitScript((backup) => {
    if (window.sessionStorage.getItem('was-here')) return
    window.sessionStorage.setItem('was-here', 'yes')
    window.localStorage.setItem('autoSave', backup)
    window.localStorage.setItem('canvasInteractionReminder', 'false')
    window.localStorage.setItem('stencilWarnings', 'false')
  }, json)

async function loadIt(page: Page) {
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(page.getByText('Ready to finish your system?')).toBeVisible()
}

/** Opens a system in the sandbox, as a person does who drew it the day before. */
export async function openSystem(page: Page, system: string, change: Edit = same) {
  const backup = backupOf(system, change)
  await storeBackup(page, backup.json)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', `/designer?product=${backup.product}`)
  await loadIt(page)
}

/** Opens another system of the same product line where one is open already: its history backup comes in the place of the drawing. */
export async function loadNext(page: Page, system: string, change: Edit = same) {
  await loadBackup(page, backupOf(system, change).json)
}

/**
 * Loads a history backup in the place of the drawing that is open. A toast of the backup loaded before is let go first: while it
 * stands, the same words are not shown anew, and may be gone before they are looked for.
 */
export async function loadBackup(page: Page, json: string) {
  await expect(page.getByText('Project Loaded')).toHaveCount(0)
  await page.evaluate((backup) => window.localStorage.setItem('autoSave', backup), json)
  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Load from history' }).click()
  await expect(page.getByText('Project Loaded').first()).toBeVisible()
}

/** Creates a quote as the portal does, by calls: its number, the address of the designer for it, and a token for more calls. */
export async function newQuoteFor(page: Page, product: ProductLine, name: string) {
  const token = await tokenOfPerson(page, 'Dana Miller')
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(createQuote.path, { headers, data: { name, productLine: product } })
  expect(made.ok(), await made.text()).toBe(true)
  const number: string = (await made.json()).id
  const link = await page.request.get(getDesignerLink.path.replace(':id', number), { headers })
  const address: string = (await link.json()).path
  return { number, address, token }
}

/** Opens a system for a new quote, as a person does who drew it the day before; gives the quote's number and address. */
export async function openSystemOfQuote(page: Page, system: string, name = system) {
  const { product } = descriptionOf(system)
  const quote = await newQuoteFor(page, product, name)
  await storeBackup(page, backupOf(system, same, quote.number).json)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', quote.address)
  await loadIt(page)
  return quote
}

/** The steps by their headings, and where the rail calls them so. Finish opens from Confirm alone. */
const ENTRIES = {
  'Handrail Builder': 'Handrail',
  'Run Builder': 'Runs',
  Connections: 'Connect',
  Closures: 'Closures',
  Legs: 'Legs',
  Bracing: 'Bracing',
  'Confirm System': 'Confirm',
  Finish: 'Confirm',
} as const

/** Opens a guided step by the rail; Finish by way of Confirm. */
export async function goTo(page: Page, step: keyof typeof ENTRIES) {
  await section(page, ENTRIES[step])
  if (step === 'Finish') await page.getByRole('button', { name: 'Confirm System' }).click()
  await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible()
}

/** Walks to a guided step as a person does who goes through all of them: what was walked is kept as done. */
export async function walkTo(page: Page, step: keyof typeof ENTRIES) {
  const heading = page.getByRole('heading', { name: step, exact: true })
  const next = page.getByRole('button', { name: /^(Next|Confirm System)$/ })
  await page.getByRole('button', { name: "Let's Go" }).click()
  for (let pressed = 0; pressed < 7; pressed++) {
    // The steps are fetched when the first of them opens: what is not there yet may be the one that is looked for.
    await expect(heading.or(next).first()).toBeVisible()
    if (await heading.isVisible()) break
    await next.click()
  }
  await expect(heading).toBeVisible()
}
