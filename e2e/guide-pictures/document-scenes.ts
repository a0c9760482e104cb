import { dialog, issueVersion, openFinishedQuote, openPapers } from '../drivers/papers-dialog.ts'
import { openSite } from '../systems/open-site.ts'
import type { Scene } from './scene.ts'

const documents: Scene = {
  name: 'documents',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    await issueVersion(page, await openFinishedQuote(page), 1)
    await page.getByText('Ready to finish your system?').waitFor()
    await openPapers(page)
    await dialog(page).getByLabel('Site address').fill('1418 Maple Hollow Road\nColumbus, OH 43215')
    await dialog(page).getByLabel('Site contact').fill('Ruth Harper, 555-0142')
    const choose = async (name: string) => {
      await dialog(page).getByText(name, { exact: true }).first().click()
      await page.waitForTimeout(2500)
    }
    await choose('Permit set')
    await take(page, 'documents/about')
    await take(page, 'documents/permit-set', { x: 440, y: 60 })
    await dialog(page).getByText('Revisions', { exact: true }).scrollIntoViewIfNeeded()
    await take(page, 'documents/permit-comments-and-revisions', { x: 0, y: 200 })
    await dialog(page)
      .getByText(/^Sheets?$/)
      .first()
      .scrollIntoViewIfNeeded()
    await take(page, 'documents/large-systems', { x: 0, y: 60 })
    for (const [name, address] of [
      ['Crew pack', 'documents/crew-pack'],
      ['Proposal', 'documents/proposal'],
      ['Survey form', 'documents/survey-form'],
    ] as const) {
      await choose(name)
      await take(page, address, { x: 440, y: 60 })
    }
    await choose('Crew pack')
    await dialog(page).getByText('Anchors at the feet').scrollIntoViewIfNeeded()
    await take(page, 'documents/pads-and-anchors', { x: 0, y: 200 })
    for (const [name, address] of [
      ['DXF', 'documents/dxf-drawing'],
      ['SVG', 'documents/svg-drawing'],
      ['glTF', 'documents/gltf-model'],
      ['USDZ', 'documents/usdz-model'],
    ] as const) {
      await choose(name)
      await page.waitForTimeout(3000)
      await take(page, address)
    }
    const site = await newPage('far')
    await openSite(site, 's5-falling-ground')
    await openPapers(site)
    await dialog(site).getByText('Survey sheet', { exact: true }).first().click()
    await site.waitForTimeout(2500)
    await take(site, 'documents/survey-sheet', { x: 440, y: 60 })
  },
}

export const documentScenes: readonly Scene[] = [documents]
