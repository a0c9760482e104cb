import type { Page } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import {
  addDrawings,
  catalogueOf,
  type Drawing,
  type Layout,
  newDrawing,
  newLayout,
  newPart,
  type Part,
} from '@ramp/domain'
import { savedProjectOf } from '@ramp/formats'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { storeBackup } from '../systems/open-system.ts'

const PARTS = 2000
const DRAWINGS = 1000
/** 3000 specification pixels (spec 1 §9). */
const CANVAS = 1800

/** A canvas of the largest size, full of ramps, with words and shapes between them. */
function fullLayout(): Layout {
  const ramp = catalogueOf(readCatalogue('P3G')).byShortName.get('PRSTL3')
  if (!ramp) throw new Error('the catalogue has no ramp of 3 ft')
  const columns = 41
  const parts = Array.from({ length: PARTS }, (_, index): Part => {
    const at = { x: 22 + (index % columns) * 43.5, y: 19 + Math.floor(index / columns) * 36.5 }
    const part = newPart(ramp, `part-${index}`, at, 0)
    if (!part) throw new Error('a ramp is a part')
    return part
  })
  const drawings = Array.from({ length: DRAWINGS }, (_, index): Drawing => {
    const at = { x: 20 + (index % 50) * 36, y: 20 + Math.floor(index / 50) * 88 }
    const id = `drawing-${index}`
    if (index % 3 === 0) return newDrawing({ kind: 'rectangle', id, at })
    return newDrawing({ kind: 'text', id, at, text: `GARAGE ${index}` })
  })
  const layout = newLayout('P3G', 'Full')
  const canvas = { width: CANVAS, height: CANVAS }
  return addDrawings(drawings)({ ...layout, parts, project: { ...layout.project, canvas } })
}

const openFull = async (page: Page) => {
  await storeBackup(page, JSON.stringify(savedProjectOf(fullLayout(), { now: new Date() })))
  await openAs(page, 'Devin Park', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(page.locator('[data-part]')).toHaveCount(PARTS, { timeout: 60_000 })
}

test('the largest canvas full of objects is opened, moved about, emptied, undone, saved and printed', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await test.step('open', () => openFull(page))
  const canvas = page.locator('[data-canvas]')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('there is no canvas')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await test.step('pan', async () => {
    await page.mouse.move(middle.x, middle.y)
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 120)
  })
  await test.step('drag', async () => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 10 })
    await page.mouse.up()
  })
  await test.step('select all', async () => {
    await canvas.focus()
    await page.keyboard.press('Control+a')
    await expect(page.getByText(`${PARTS + DRAWINGS}`).first()).toBeVisible({ timeout: 60_000 })
  })
  await test.step('delete', async () => {
    await page.keyboard.press('Delete')
    await expect(page.locator('[data-part]')).toHaveCount(0, { timeout: 60_000 })
  })
  await test.step('undo', async () => {
    await page.keyboard.press('Control+z')
    await expect(page.locator('[data-part]')).toHaveCount(PARTS, { timeout: 60_000 })
  })
  await test.step('save', async () => {
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved to history')).toBeVisible({ timeout: 60_000 })
  })
  await test.step('file', async () => {
    const saving = page.waitForEvent('download', { timeout: 120_000 })
    await page.getByRole('button', { name: /^File/ }).click()
    await page.getByRole('menuitem', { name: 'Save to file', exact: true }).click()
    await saving
  })
  await test.step('pdf', async () => {
    const saving = page.waitForEvent('download', { timeout: 200_000 })
    await page.getByRole('button', { name: /^File/ }).click()
    await page.getByRole('menuitem', { name: 'Download PDF' }).click()
    await saving
  })
  await test.step('reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect(page.locator('[data-part]')).toHaveCount(PARTS, { timeout: 60_000 })
  })
})
