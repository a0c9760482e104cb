import type { Locator, Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { watchFocus } from '../assertions/watch-focus.ts'
import { CountingPointer } from '../drivers/counting-pointer.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { CHANGED_L, L, partsOfDescription, SWITCHBACK } from '../systems/described-parts.ts'

/** Pointer operations from the portal's list to the finished quote with its PDF, printed one by one. */

const named = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first()

/** The list of quotes; the terms were accepted on an earlier day, and nothing else is prepared. */
async function openList(page: Page) {
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/portal/')
}

/** A new quote from the list: the form's Enter opens it in the designer. */
async function newQuote(page: Page, pointer: CountingPointer, name: string, product?: RegExp) {
  await pointer.click(named(page, 'New quote'))
  await expect(page.getByLabel('Quote name')).toBeFocused()
  await page.keyboard.type(name)
  if (product) {
    await pointer.click(page.getByRole('radio', { name: product }))
  }
  const opening = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const designer = await opening
  watchFocus(designer)
  return designer
}

/** An empty canvas, by keyboard from the rise. */
const startBlank = (page: Page) => named(page, 'Start Project').press('Enter')

const join = (page: Page, pointer: CountingPointer, what: string, side: string) =>
  pointer.click(named(page, new RegExp(`^Join ${what}.* at the ${side}`)))

/** From the drawn system to the issued quote. The Stencil Checkup comes where something may be missing. */
async function finish(
  page: Page,
  pointer: CountingPointer,
  door: RegExp | null,
  look: (page: Page) => Promise<void> = async () => {},
) {
  const checkup = named(page, "It's ok, Continue")
  const confirm = page.getByRole('heading', { name: 'Confirm System' })
  await pointer.click(named(page, 'Finish for me'))
  await expect(checkup.or(confirm)).toBeVisible()
  if (await checkup.isVisible()) await pointer.click(checkup)
  if (door) await pointer.click(named(page, door))
  await pointer.click(named(page, 'Confirm System'))
  await expect(page.getByText('All parts generated successfully.')).toBeVisible()
  await look(page)
  const closing = page.waitForEvent('close')
  await pointer.click(page.getByRole('button', { name: 'Finish', exact: true }).last())
  await closing
}

/** More words than fit beside the title begin where it does. */
async function expectWordsBelowTitle(page: Page) {
  const title = await page.getByText('Looks Good!').boundingBox()
  const words = await page.getByText(/^All parts generated successfully\./).evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().x
  })
  expect(Math.abs(words - (title?.x ?? 0))).toBeLessThan(2)
}

/** The quote in the tab that waited: its parts list to the piece, and its PDF. */
async function expectQuote(page: Page, parts: readonly string[]) {
  const table = page.getByRole('table', { name: 'Parts list' })
  await expect(table).toBeVisible({ timeout: 30_000 })
  // The tab looks again by itself; until then it shows the list that was issued before.
  await expect.poll(() => listedIn(table), { timeout: 30_000 }).toEqual(parts.toSorted())
  await expect(page.getByRole('button', { name: 'Open PDF' })).toBeVisible()
}

/** `29070 PPCTL 6` for every row. */
async function listedIn(table: Locator): Promise<readonly string[]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    )
  return rows.map(([name, number, , quantity]) => `${number} ${name} ${quantity}`).toSorted()
}

const print = (job: string, { done, operations }: CountingPointer) =>
  process.stdout.write(`\n${job}: ${done} pointer operations\n${operations.join('\n')}\n`)

test('a residential L in at most 12 pointer operations [e2e-whole-jobs-2]', async ({ page }) => {
  await openList(page)
  const pointer = new CountingPointer()
  const designer = await newQuote(page, pointer, 'Residential L')
  await expect(designer.getByLabel(/^Rise: how high/)).toBeFocused()
  await designer.keyboard.type('24')
  await startBlank(designer)
  await pointer.click(named(designer, /^Place 5 × 5 platform/))
  await pointer.click(named(designer, /^Parts for the right/))
  await join(designer, pointer, '8 ft ramp', 'right')
  await join(designer, pointer, '8 ft ramp', 'lower end')
  await join(designer, pointer, '5 × 5 platform', 'lower end')
  await pointer.click(named(designer, /^Parts for the bottom/))
  await join(designer, pointer, '8 ft ramp', 'bottom')
  await finish(designer, pointer, /Left side/, expectWordsBelowTitle)
  await expectQuote(page, partsOfDescription(L))
  print('Residential L', pointer)
  expect(pointer.done).toBeLessThanOrEqual(12)

  await test.step('another rise and the turn to the other side in at most 5', () => changeIt(page))
})

test('a residential L that fits a rise in at most 6 from the start panel, and a PATHWAY HD switchback with a stair in at most 18', async ({
  page,
}) => {
  test.slow()
  await openList(page)
  await test.step('a residential L that fits a rise in at most 6 from the start panel', () => fitL(page))
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await test.step('a PATHWAY HD switchback with a stair in at most 18', () => drawSwitchback(page))
})

async function fitL(page: Page) {
  const pointer = new CountingPointer()
  const designer = await newQuote(page, pointer, 'L that fits')
  await expect(designer.getByLabel(/^Rise: how high/)).toBeFocused()
  await designer.keyboard.type('24')
  await pointer.click(
    designer.getByRole('list', { name: 'Ramps that fit' }).getByRole('button', { name: /^L to/ }).first(),
  )
  const price = await designer.getByRole('button', { name: /^L to/, pressed: true }).innerText()
  await pointer.click(named(designer, 'Use this ramp'))
  await expect(designer.getByText('All parts accounted for.')).toBeVisible()
  await pointer.click(named(designer, 'Confirm System'))
  const figures = await designer.getByLabel('Figures of the system').innerText()
  expect(price).toContain(/\$[\d,.]+/.exec(figures)?.[0])
  const closing = designer.waitForEvent('close')
  await pointer.click(designer.getByRole('button', { name: 'Finish', exact: true }).last())
  await closing
  await expect(page.getByRole('table', { name: 'Parts list' })).toBeVisible({ timeout: 30_000 })
  print('Residential L that fits', pointer)
  expect(pointer.done).toBeLessThanOrEqual(6)
}

/** The finished L is opened again, which loads its last official save; the quote is issued anew. */
async function changeIt(page: Page) {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open in designer' }).click()
  const designer = await opening
  watchFocus(designer)
  await expect(named(designer, 'Finish for me')).toBeVisible()
  const pointer = new CountingPointer()
  await pointer.click(named(designer, /^Rise/))
  await expect(designer.getByRole('textbox', { name: 'Rise', exact: true })).toBeFocused()
  await designer.keyboard.type('27.5')
  await designer.keyboard.press('Enter')
  await expect(named(designer, 'Use these ramps')).toBeFocused()
  await designer.keyboard.press('Enter')
  await pointer.click(named(designer, 'Turn the other way'))
  await finish(designer, pointer, null)
  await expectQuote(page, partsOfDescription(CHANGED_L))
  print('The L changed', pointer)
  expect(pointer.done).toBeLessThanOrEqual(5)
}

async function drawSwitchback(page: Page) {
  const pointer = new CountingPointer()
  const designer = await newQuote(page, pointer, 'Commercial switchback', /PATHWAY HD/)
  await expect(designer.getByLabel(/^Rise: how high/)).toBeFocused()
  await designer.keyboard.type('42')
  await startBlank(designer)
  await pointer.click(named(designer, /^Place 5 × 5 platform/))
  await pointer.click(named(designer, /^Parts for the left/))
  await join(designer, pointer, '42 in Stair', 'left')
  await join(designer, pointer, '8 ft ramp', 'bottom')
  await join(designer, pointer, '8 ft ramp', 'lower end')
  await join(designer, pointer, '5 ft ramp', 'lower end')
  await join(designer, pointer, '5 × 5 platform', 'lower end')
  await pointer.click(named(designer, /^Parts for the right/))
  await join(designer, pointer, '5 × 5 platform', 'right')
  await join(designer, pointer, '8 ft ramp', 'top')
  await join(designer, pointer, '7 ft ramp', 'lower end')
  await join(designer, pointer, '6 ft Starter Ramp', 'lower end')
  await finish(designer, pointer, /Top side/)
  await expectQuote(page, partsOfDescription(SWITCHBACK))
  print('PATHWAY HD switchback with a stair', pointer)
  expect(pointer.done).toBeLessThanOrEqual(18)
}
