import type { Page } from '@playwright/test'
import { type OwnTerms, saveQuotePrice, setPurchaseLevel } from '@ramp/contracts'
import { type Person, tokenOfPerson } from '../product/people.ts'
import { expect } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

// The price of a quote on its page: what it shows, and how it is changed.

export const priceOf = (page: Page) => page.getByRole('region', { name: 'Price', exact: true })
const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)
/** The figure at the head of the price. */
export async function totalOf(page: Page): Promise<number> {
  return centsOf(await priceOf(page).locator('p > b').innerText())
}
export const rowOf = (page: Page, table: string, name: string | RegExp) =>
  priceOf(page).getByRole('table', { name: table }).getByRole('row', { name })
export const changePrice = (page: Page) => priceOf(page).getByRole('button', { name: 'Change price' }).click()
/** Opens a part of the terms. */
export const openPart = (page: Page, part: string) =>
  priceOf(page).locator('summary').filter({ hasText: part }).click()
/** Saves, and waits until the price is shown again. */
export async function savePrice(page: Page) {
  await priceOf(page).getByRole('button', { name: 'Save price' }).click()
  await expect(priceOf(page).getByRole('button', { name: 'Change price' })).toBeVisible({ timeout: 15_000 })
}

/** A finished quote of a dealer whose purchase level is entered. */
export async function quoteDrawn(page: Page, name: string) {
  const staff = await tokenOfPerson(page, 'Ines Calder')
  const answer = await page.request.post(setPurchaseLevel.path.replace(':customerNumber', '10001'), {
    headers: { authorization: `Bearer ${staff}` },
    data: { level: 'dealer' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { number, token } = await newQuoteFor(page, 'P3G', name)
  expect((await finishDesign(page.request, token, number, 't2-straight')).ok()).toBe(true)
  return { number, address: `/portal/quotes/${number}`, token }
}

/** Saves terms as somebody does on another screen. */
export async function saveTermsAs(page: Page, person: Person, id: string, terms: OwnTerms, basedOn: number) {
  const headers = { authorization: `Bearer ${await tokenOfPerson(page, person)}` }
  const answer = await page.request.post(saveQuotePrice.path.replace(':id', id), {
    headers,
    data: { id, terms, basedOn },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
