import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { button, designing, panel } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { expect, test } from '../product/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Documents' })

async function openSurveySheet(page: Page) {
  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Documents' }).click()
  await dialog(page).getByText('Survey sheet', { exact: true }).click()
}

/** A picture as a camera makes it. */
const photograph = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 1200
      canvas.height = 1600
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = 'rgb(106 143 90)'
      context?.fillRect(0, 600, 1200, 1000)
      return canvas.toDataURL('image/jpeg', 0.5).split(',')[1] ?? ''
    })
    .then((text) => Buffer.from(text, 'base64'))

async function takePhoto(page: Page, of: string) {
  await panel(page)
    .getByRole('button', { name: /^Photos/ })
    .click()
  const choosing = page.waitForEvent('filechooser')
  await button(page, `Take a photo: ${of}`).click()
  await (await choosing).setFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(page),
  })
  await expect(panel(page).getByRole('img', { name: new RegExp(`^${of}, looks`) })).toBeVisible()
}

test('a survey sheet asks for the site first, and is made of what was surveyed before anything is drawn, photos too', async ({
  page,
}) => {
  test.slow()
  await designing(page)

  await test.step('without a survey it says what to enter first, and opens the panel for it', async () => {
    await openSurveySheet(page)
    await expect(
      dialog(page).getByText('The site is not surveyed yet. Enter the door first, under Site.'),
    ).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Download PDF' })).toBeDisabled()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Survey the site' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(panel(page).getByRole('heading', { name: 'Site' })).toBeVisible()
  })

  await test.step('a photo of the site is in the sheet, which says who surveyed and when', async () => {
    await takePhoto(page, 'Open door')
    await openSurveySheet(page)
    await expect(dialog(page).getByRole('img', { name: /^Sheet \d+: Photos$/ })).toBeVisible()
    await dialog(page).getByLabel('Surveyed by').fill('Dana Miller')
    await dialog(page).getByLabel('Date of survey').fill('2026-11-20')
    await expectAccessible(page)
    const coming = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Download PDF' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^Survey-sheet.*\.pdf$/)
    const pdf = (await readFile(await file.path())).toString('latin1')
    expect(pdf.match(/\/Filter \/DCTDecode/g)).toHaveLength(1)
  })

  await test.step('who surveyed the site is there when the documents are opened again', async () => {
    await page.keyboard.press('Escape')
    await openSurveySheet(page)
    await expect(dialog(page).getByLabel('Surveyed by')).toHaveValue('Dana Miller')
    await expect(dialog(page).getByLabel('Date of survey')).toHaveValue('2026-11-20')
  })
})
