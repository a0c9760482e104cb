import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import { figures, section, undo } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { loadNext, openSystem, walkTo } from '../systems/open-system.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Ramps for this rise' })

async function typeRise(page: Page, inches: string) {
  await figures(page).getByRole('button', { name: /^Rise/ }).click()
  await page.getByRole('textbox', { name: 'Rise', exact: true }).fill(inches)
  await expect(card(page)).toBeHidden()
  await page.keyboard.press('Enter')
}

test('another rise offers the ramps it asks for and takes them, in Confirm; less rise offers shorter ones, and who keeps them as drawn is not asked again', async ({
  page,
}) => {
  const house = newDrawing({
    kind: 'rectangle',
    id: 'house',
    at: { x: 480, y: 300 },
    width: 200,
    length: 200,
  })
  await openSystem(page, 't4-l-shape-pickets', addDrawings([house]))
  await walkTo(page, 'Confirm System')
  const before = await drawnOn(page)
  await typeRise(page, '27.5')
  await expect(card(page)).toContainText(
    /^Change ramps to 1:12: 8 ft → 8 ft \+ 8 ft, 28 ft of ramp, \+\$1,558\.59/,
  )
  const risen = await drawnOn(page)
  await test.step('until it is taken, nothing but the rise is another', () => {
    expect(risen.layout.parts).toEqual(before.layout.parts)
  })
  await card(page).getByRole('button', { name: 'Use these ramps' }).click()
  await expect(card(page)).toBeHidden()
  const after = await drawnOn(page)
  await test.step('the run has the length, its turn and landings, and the price that was said', () => {
    const [run] = after.runs.figures
    expect([run?.rampingLength, run?.rise, run?.steepness]).toEqual([336, 27.5, 'good'])
    expect(run?.parts.map((id) => after.placement.byId.get(id)?.part.shortName)).toEqual([
      'PPS55VP',
      'PRSVP8',
      'PRSVP8',
      'PPS55VP',
      'PRSVP8',
      'PRSVP4',
    ])
    expect(after.partsList.partsTotal - risen.partsList.partsTotal).toBe(155859)
    expect(after.layout.drawings).toEqual(before.layout.drawings)
    expect(after.issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })
  await test.step('undo brings the ramps back, and the offer with them', async () => {
    await undo(page).click()
    expect((await drawnOn(page)).layout.parts).toEqual(before.layout.parts)
    await expect(card(page)).toBeVisible()
  })

  await loadNext(page, 't2-straight')
  await test.step('less rise offers shorter ramps; who keeps them as drawn is not asked again', () =>
    keepAsDrawn(page))
})

async function keepAsDrawn(page: Page) {
  await section(page, 'Notes')
  await typeRise(page, '20')
  await expect(card(page)).toContainText(
    /^Change ramps to 1:12: 8 ft \+ 8 ft \+ 8 ft → 4 ft \+ 8 ft \+ 8 ft, 20 ft of ramp, -\$/,
  )
  await card(page).getByRole('button', { name: 'Keep as drawn' }).click()
  await expect(card(page)).toBeHidden()
  await section(page, 'Parts')
  await expect(card(page)).toBeHidden()
  await figures(page).getByRole('button', { name: /^Rise/ }).click()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await typeRise(page, '33')
  await expect(card(page)).toContainText('add a platform in between')
}
