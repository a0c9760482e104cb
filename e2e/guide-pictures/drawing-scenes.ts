import { acceptTerms } from '../assertions/accepted-terms.ts'
import { card, clearCanvas, designing, section } from '../assertions/designer-screen.ts'
import { openAs } from '../product/people.ts'
import { openSystem, storeBackup } from '../systems/open-system.ts'
import { fitSystem, openProperties, press, type Scene, selectPart } from './scene.ts'

/** The pages that come before a drawing. */
const beginning: Scene = {
  name: 'before a drawing',
  takes: async ({ newPage, take }) => {
    const page = await newPage('far')
    await page.goto('/')
    await page.getByText('Start Designing').first().waitFor()
    await page.waitForTimeout(500)
    await take(page, 'getting-started/log-in-and-out')
    await acceptTerms(page, 'Dana Miller')
    await openAs(page, 'Dana Miller', '/setup')
    await page.getByText('PATHWAY HD').first().waitFor()
    await take(page, 'getting-started/choose-a-product')
    await page.goto('/designer?product=P3G')
    await page.getByRole('button', { name: 'Start Project' }).waitFor()
    await take(page, 'getting-started/sandbox')
    await page.getByLabel(/^Rise/).first().fill('24')
    await page.keyboard.press('Tab')
    await page.getByRole('list', { name: 'Ramps that fit' }).getByRole('button').first().waitFor()
    await page.waitForTimeout(3000)
    await take(page, 'getting-started/start-a-project')
    await press(page, 'Start Project')
    await section(page, 'Welcome')
    await press(page, 'Start Tutorial')
    await page.getByRole('dialog').waitFor()
    await take(page, 'getting-started/tutorial-and-welcome')
  },
}

/** The panels of Building, beside a switchback. */
const building: Scene = {
  name: 'the panels of Building',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSystem(page, 't1-switchback')
    await fitSystem(page)
    await take(page, 'getting-started/the-designer-screen')
    await take(page, 'canvas/about')
    await take(page, 'canvas/stencils')
    await take(page, 'confirm/finish-for-me', { x: 0, y: 200 })
    await take(page, 'save-and-recover/save-a-project', { x: 0, y: 0 })
    await take(page, 'documents/layout-pdf', { x: 304, y: 0 })
    for (const [name, address] of [
      ['Outline', 'panels/outline'],
      ['Options', 'panels/options'],
      ['Settings', 'panels/settings'],
      ['Graphics', 'panels/graphics'],
      ['Notes', 'panels/notes'],
    ] as const) {
      await section(page, name)
      await page.waitForTimeout(800)
      await take(page, address)
    }
    await section(page, 'Parts')
    await press(page, /^File/)
    await take(page, 'save-and-recover/file-menu', { x: 0, y: 0 })
    await page.keyboard.press('Escape')
    await press(page, 'Layers')
    await take(page, 'panels/layers')
    await press(page, 'Close')
    await selectPart(page, 3)
    await take(page, 'parts/copy-move-and-delete', { x: 304, y: 60 })
    await openProperties(page)
    await take(page, 'parts/properties')
    await section(page, 'Parts')
    await press(page, 'Turn the other way')
    await fitSystem(page)
    await take(page, 'panels/turn-the-other-way')
    await press(page, 'History of changes')
    await take(page, 'panels/undo-and-redo', { x: 0, y: 0 })
    await page.keyboard.press('Escape')
    await press(page, /^Rise/)
    await page.waitForTimeout(500)
    await take(page, 'fit-a-ramp/rise-of-the-door')
    await page.keyboard.press('Escape')
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await take(page, 'getting-started/keyboard-shortcuts', { x: 152, y: 100 })
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await page.waitForTimeout(1500)
    await take(page, 'save-and-recover/work-offline')
    await page.context().setOffline(false)
    await page.waitForTimeout(500)
    await press(page, '3D view')
    await page.waitForTimeout(6000)
    await take(page, 'panels/3d-view')
  },
}

/** One part after the other. */
const parts: Scene = {
  name: 'parts',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await designing(page)
    await card(page, '5 × 5 platform').click()
    await page.mouse.move(1000, 5)
    await take(page, 'parts/next-parts', { x: 304, y: 150 })
    await openProperties(page)
    await take(page, 'parts/platforms-and-landings')
    await page.keyboard.press('Escape')
    await card(page, '5 × 5 platform').click({ button: 'right' })
    await page.waitForTimeout(500)
    await page.getByRole('menuitem', { name: 'Customize Part' }).click()
    await page.getByText('Generate Part').waitFor()
    await take(page, 'parts/custom-sizes')
    await press(page, 'Back to Parts')
    await clearCanvas(page)
    await page.getByRole('tab', { name: 'Ramps' }).click()
    await card(page, '6 ft ramp').click()
    await openProperties(page)
    await press(page, /^Swap/)
    await take(page, 'parts/swap-a-part')
  },
}

const stairs: Scene = {
  name: 'stairs',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSystem(page, 'p3g-stair-and-ramp')
    await fitSystem(page)
    const index = await page
      .locator('[data-part]')
      .evaluateAll((all) => all.findIndex((one) => /stair/i.test(one.textContent ?? '')))
    await selectPart(page, Math.max(index, 0))
    await openProperties(page)
    await take(page, 'parts/stairs')
  },
}

/** Drawings beside the parts. */
const drawings: Scene = {
  name: 'drawings',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSystem(page, 't2-straight')
    await fitSystem(page)
    await section(page, 'Tools')
    await page.getByText('Lay it along an edge').waitFor()
    await press(page, /^Ruler/)
    await take(page, 'tools/about')
    await press(page, 'Undo')
    await section(page, 'Drafting')
    await take(page, 'drafting-mode/about')
    await page
      .getByRole('button', { name: /^Place / })
      .nth(2)
      .click()
    await take(page, 'drafting-mode/drafting-lines')
    await section(page, 'Exit')
    await section(page, 'Drawing')
    await take(page, 'drawing-tools/about')
    await section(page, 'Line')
    await take(page, 'drawing-tools/lines-arcs')
    await section(page, 'Shape')
    await take(page, 'drawing-tools/shapes')
  },
}

/** A backup in the browser, and a file with a password. */
const saved: Scene = {
  name: 'saved projects',
  takes: async ({ newPage, take }) => {
    const page = await newPage()
    await openSystem(page, 't1-switchback')
    await page.getByRole('button', { name: 'Save to history' }).first().click()
    await page.waitForTimeout(1500)
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).waitFor()
    await page.waitForTimeout(1000)
    await take(page, 'save-and-recover/after-a-crash')
    const staff = await newPage()
    await storeBackup(staff, '')
    await acceptTerms(staff, 'Devin Park')
    await openAs(staff, 'Devin Park', '/designer?product=P3G')
    await press(staff, 'Start Project')
    await press(staff, /^File/)
    await staff.getByRole('menuitem', { name: 'Save to file with a password' }).click()
    await staff.getByRole('dialog').waitFor()
    await take(staff, 'save-and-recover/project-files')
  },
}

export const drawingScenes: readonly Scene[] = [beginning, building, parts, stairs, drawings, saved]
