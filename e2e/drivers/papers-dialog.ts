import type { Page } from '@playwright/test'
import { vizionProjectCreate } from '@ramp/contracts'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { openAs } from '../product/people.ts'
import { expect } from '../product/test.ts'
import { finishDesign, projectOfSystem } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Documents' })
/** A field of it with these words. */
export const filled = (page: Page, name: string, words: string) => dialog(page).getByLabel(name).fill(words)

export async function openPapers(page: Page) {
  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Documents' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** A finished quote of the real switchback, open in the designer. */
export async function openFinishedQuote(page: Page) {
  const quote = await newQuoteFor(page, 'P3G', 'Harper residence')
  const headers = { authorization: `Bearer ${quote.token}` }
  const data = { headerID: quote.number, project: projectOfSystem('t1-switchback', quote.number) }
  expect((await page.request.post(vizionProjectCreate.path, { headers, data })).ok()).toBe(true)
  await finishDesign(page.request, quote.token, quote.number, 't1-switchback')
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', quote.address)
  return { number: quote.number, headers }
}
