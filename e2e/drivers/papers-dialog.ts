import type { Page } from '@playwright/test'
import { issueRevision, vizionProjectCreate } from '@ramp/contracts'
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

type Finished = { readonly number: string; readonly headers: Readonly<Record<string, string>> }

/** Issues a finished version of it. */
export async function issueVersion(page: Page, { number, headers }: Finished, versionNumber: number) {
  const data = { versionNumber }
  const issued = await page.request.post(issueRevision.path.replace(':id', number), { headers, data })
  expect(issued.ok() ? 'issued' : await issued.text()).toBe('issued')
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
