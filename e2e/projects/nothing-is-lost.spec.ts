import type { Page } from '@playwright/test'
import { clearCanvas, designing, parts } from '../assertions/designer-screen.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { SANDBOX } from '../ui-fuzz/enter.ts'
import { inDatabase, journalText, seen } from '../ui-fuzz/saved.ts'

const makeRoom = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom())

/** The browser's database is full: it refuses what it is given as a browser does. */
const fillDatabase = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) })
  })

/** Local storage and the database are full for drawings: both refuse them as a browser does. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key: string, value: string) {
      if (/^(journal|undo|autoSave)/.test(key)) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    const makeRoom = () => {
      Object.assign(Storage.prototype, { setItem })
      Object.assign(IDBObjectStore.prototype, { put })
    }
    Object.assign(globalThis, { makeRoom })
  })

test('a full browser loses nothing and keeps the drawing as soon as there is room; two tabs of one project tell of each other; a tab that is killed comes back as it was', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)
  await test.step('a full browser says what to do, loses nothing, and keeps the drawing as soon as there is room', () =>
    drawWithoutRoom(driver))
  await emptied(page)
  await test.step('a full database says that local storage alone has the drawing, until there is room', () =>
    drawWithoutDatabase(driver))
  await emptied(page)
  await test.step('a drawing that an older version kept in local storage alone is found, and brought to the database', () =>
    openOlderJournal(driver))
  await emptied(page)
  await test.step('of two tabs of one project one writes', () => drawInTwoTabs(driver))
  await emptied(page)
  await test.step('a tab that is killed while a part is dragged comes back as it was before the drag', () =>
    killWhileDragging(driver))
})

/** The canvas is empty, and in view as a whole as at the start. */
async function emptied(page: Page) {
  await clearCanvas(page)
  await page.getByRole('button', { name: /Fit the canvas/ }).click()
}

async function drawWithoutRoom(driver: DesignerDriver) {
  const { page } = driver
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  await fillStorage(page)
  await driver.drag('Platforms', '5 × 5 platform', 500, 300)
  await expect(page.getByText('Project was not saved -- No Storage')).toBeVisible()
  await expect(page.getByText(/leave this tab open/)).toBeVisible()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+z')
  await expect(parts(page)).toHaveCount(1)
  await page.keyboard.press('Control+y')
  await expect(parts(page)).toHaveCount(2)

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  await closing

  await makeRoom(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const before = await seen(page)
  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(page)).toHaveCount(2)
  expect(await seen(page)).toBe(before)
}

async function drawWithoutDatabase(driver: DesignerDriver) {
  const { page } = driver
  await fillDatabase(page)
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  await expect(page.getByText('Your edits are not fully saved in this browser.')).toBeVisible()
  await expect(page.getByText(/delete data from other sites in the browser settings/)).toBeVisible()
  await expect(page.getByText('Not fully saved', { exact: true })).toBeVisible()
  await makeRoom(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await inDatabase(page)).toBe(await journalText(page))
}

/** The journal as it was before its edits were counted, and a browser without a database. */
async function openOlderJournal(driver: DesignerDriver) {
  const { page } = driver
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  const before = await seen(page)
  const { edit: _, ...older } = JSON.parse((await journalText(page)) ?? '{}')
  // A page of the server's own: a page of the designer would sign in silently, and go elsewhere for that meanwhile.
  await page.goto('/favicon.svg')
  await page.evaluate(async (text) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('journal-')) ?? ''
    localStorage.setItem(key, text)
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  }, JSON.stringify(older))
  expect(await inDatabase(page)).toBeNull()
  await page.goto(SANDBOX)
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(page)).toHaveCount(1)
  expect(await seen(page)).toBe(before)
  expect(await inDatabase(page)).toBe(JSON.stringify(older))
}

async function drawInTwoTabs(driver: DesignerDriver) {
  const { page } = driver
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  const other = await page.context().newPage()
  await other.goto(SANDBOX)
  await other.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(other)).toHaveCount(1)
  await expect(other.getByText('This project is open in another tab. Edit it there.')).toBeVisible()
  await new DesignerDriver(other).drag('Platforms', '5 × 5 platform', 500, 300)
  await expect(parts(other)).toHaveCount(1)
  await driver.drag('Platforms', '5 × 6 platform', 500, 450)
  await expect(parts(page)).toHaveCount(2)
  await other.close()
}

async function killWhileDragging(driver: DesignerDriver) {
  const { page } = driver
  const context = page.context()
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  await driver.drag('Platforms', '5 × 5 platform', 500, 300)
  const [before, kept] = [await seen(page), await journalText(page)]
  const from = await page.evaluate(() => globalThis.__designer?.screenOfLayout(300, 300) ?? { x: 0, y: 0 })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 90, { steps: 5 })
  // The steps back are written when the hand has rested for a second.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('undo-'))))
    .toBe(true)
  const crashed = page.waitForEvent('crash')
  const protocol = await context.newCDPSession(page)
  protocol.send('Page.crash').catch(() => undefined)
  await crashed

  const again = await context.newPage()
  await again.goto(SANDBOX)
  await again.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(again)).toHaveCount(2)
  expect([await seen(again), await journalText(again)]).toEqual([before, kept])
  await again.keyboard.press('Control+z')
  await expect(parts(again)).toHaveCount(1)
}
