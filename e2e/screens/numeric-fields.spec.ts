import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import {
  button,
  card,
  clearCanvas,
  enter,
  field,
  figures,
  panel,
  properties,
  section,
  setting,
} from '../assertions/designer-screen.ts'
import { numericFieldUses } from '../assertions/numeric-field-uses.ts'
import { TriedFields } from '../assertions/numeric-fields.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'
import { goTo, newQuoteFor, openSystem } from '../systems/open-system.ts'

type Walk = Readonly<Record<string, readonly string[]>>
const PROPERTIES = 'apps/web/src/features/property-panel'
const SITE = 'apps/web/src/features/site'
const RISE = 'Rise: how high is the door above the ground?'

/** What has browser tests of its own: a question of Confirm, places by two tapes, the lot plan, terms of a proposal. */
const ELSEWHERE: Walk = {
  'apps/web/src/features/confirm/lines/question-in-place.tsx': ['Confirm: Rise'],
  'apps/portal/src/features/quote/revisions/issue-dialog.tsx': ['Issue: Valid for (days)'],
  'apps/portal/src/ui/prices/entries.tsx': [
    'Prices: Permit fee',
    'Prices: Margin, % of price',
    'Prices: Up to, lb',
    'Prices: Clear width up to (in)',
  ],
  'apps/portal/src/features/settings/settings-page.tsx': ['Settings: Proposals are valid for (days)'],
  'apps/web/src/features/site/survey/by-tapes.tsx': ['Site: First tape'],
  'apps/web/src/features/site/underlay/underlay-fields.tsx': [
    'Site: Rotate plan',
    'Site: Opacity, %',
    'Site: Distance between the points',
  ],
}

/** Each file that shows a field for a number, and where it was typed into. */
const AROUND: Walk = {
  'apps/web/src/features/startup/startup-panel.tsx': [`Start: ${RISE}`],
  'apps/web/src/ui/height/rise-fields.tsx': [
    `Start: ${RISE}`,
    'Start: Threshold, only when flush',
    'Start: Porch or steps',
    'Start: Ground falls by',
    'Start: Ground rises by',
  ],
  'apps/web/src/features/fit/fit-panel.tsx': [`Fit: ${RISE}`],
  'apps/web/src/features/status-bar/rise-button.tsx': ['Rise: Rise', 'Rise: Rise at the second door'],
  'apps/web/src/features/runs/proposed-runs.tsx': [
    'Proposed runs: Start / Top Height',
    'Proposed runs: End / Bottom Height',
  ],
  'apps/web/src/features/settings/canvas-size-fields.tsx': [
    'Settings: Canvas width',
    'Settings: Canvas height',
  ],
  'apps/web/src/features/custom-part/custom-part.tsx': ['Custom part: Width', 'Custom part: Length'],
  'apps/web/src/features/quick-bar/stair-height-button.tsx': ['Quick bar: Stair height'],
  [`${PROPERTIES}/object/object-place.tsx`]: [
    ...['Platform', 'Ramp', 'Stair', 'Landing pad', 'Door'].flatMap((kind) =>
      ['From the left', 'From the top', 'Angle in degrees'].map((name) => `${kind}: ${name}`),
    ),
    'Platform: Gap',
  ],
  [`${PROPERTIES}/part/part-lettering.tsx`]: ['Platform lettering: Text size'],
  [`${PROPERTIES}/drawing/drawing-special.tsx`]: ['Door: Opens by'],
}

const SURVEY: Walk = {
  [`${SITE}/person-fields.tsx`]: ['Site: Weight of person and device'],
  [`${SITE}/door-fields.tsx`]: [
    'Site: Sill above the datum',
    'Site: Step down to the deck',
    'Site: Clear width',
    'Site: Storm door hangs below sill',
  ],
  [`${SITE}/doors/porch-fields.tsx`]: ['Site: Porch above the datum'],
  [`${SITE}/doors/new-door.tsx`]: ['Site, new door: Sill above the datum'],
  [`${SITE}/place-fields.tsx`]: ['Site: Setback from the lot line'],
  [`${SITE}/north-fields.tsx`]: ['Site: Or degrees from north'],
  [`${SITE}/places/outline-editor.tsx`]: ['Site: Length of', 'Site: Turn after'],
  [`${SITE}/places/thing-row.tsx`]: ['Site: Clearance of Tree'],
  [`${SITE}/places/measures-fields.tsx`]: [
    'Site: Center, right of door',
    'Site: Center, out from wall',
    'Site: Diameter of Tree',
  ],
  [`${SITE}/places/house-by-sizes.tsx`]: [
    'Site: House width',
    'Site: House depth',
    'Site: Door center from left corner',
  ],
  [`${SITE}/places/porch-by-sizes.tsx`]: [
    'Site: Porch width',
    'Site: Porch depth',
    'Site: Center, right of door',
    'Site: Porch height above datum',
  ],
  [`${SITE}/places/lot-by-sizes.tsx`]: ['Site: Lot width', 'Site: Lot depth', 'Site: House to front line'],
  [`${SITE}/places/surface-by-sizes.tsx`]: ['Site: Surface width', 'Site: Surface depth'],
  [`${SITE}/places/lot-lines.tsx`]: ['Site: House to left line'],
  [`${SITE}/places/lot-line-fields.tsx`]: ['Site: House to rear line'],
  [`${SITE}/places/door-from-corner.tsx`]: ['Site: Door center from corner n'],
  [`${SITE}/survey/reading-row.tsx`]: [
    'Site: Reading at Datum',
    'Site: Right of door',
    'Site: Out from wall',
  ],
  [`${SITE}/survey/new-set-up.tsx`]: ['Site: Read there'],
  'apps/web/src/features/typed-point/typed-point.tsx': ['Point: From the left', 'Point: From the top'],
  [`${SITE}/survey/heights.tsx`]: ['Site: The datum, Datum, read again'],
}

const STEPS: Walk = {
  [`${PROPERTIES}/object/object-place.tsx`]: [
    'Words: From the left',
    'Words: From the top',
    'Words: Angle in degrees',
    'Several: Turn by degrees',
  ],
  [`${PROPERTIES}/drawing/drawing-size.tsx`]: ['Box: Width', 'Box: Length'],
  [`${PROPERTIES}/drawing/drawing-typography.tsx`]: ['Words: Size', 'Callout, lettering: Size'],
  [`${PROPERTIES}/several/common-size.tsx`]: ['Several: Width', 'Several: Length'],
  'apps/web/src/ui/fields/color-row.tsx': ['Color: Text, r', 'Color: Text, g', 'Color: Text, b'],
  'apps/web/src/features/runs/wizard/start-height-step.tsx': ['Run: Start / Top Height'],
  'apps/web/src/features/runs/wizard/end-height-step.tsx': ['Run: End / Bottom Height'],
  'apps/web/src/features/legs/edit-leg.tsx': ['Legs: Current Leg Length in inches'],
  'apps/web/src/ui/steps/add-on-list.tsx': ['Legs by hand: Quantity of'],
  'apps/web/src/features/exports/foundation-fields.tsx': [
    'Documents: Pads under the feet, inches (n for none)',
  ],
  'apps/web/src/features/exports/paper-fields.tsx': [
    'Documents: Live load, psf',
    'Documents: Soil bearing capacity, psf',
  ],
  'apps/web/src/features/exports/offer/offer-fields.tsx': ['Proposal: Valid for (days)'],
  'apps/portal/src/features/audit/audit-page.tsx': ['Audit: Quote number'],
}

const expectWalked = (fields: TriedFields, walk: Walk) =>
  expect(
    Object.values(walk)
      .flat()
      .filter((name) => !fields.names.has(name)),
    'fields that were not typed into',
  ).toEqual([])

const tab = (page: Page, name: string) => properties(page).getByRole('tab', { name }).click()
const dropdown = (page: Page) => page.locator('.mantine-Popover-dropdown:visible')
const text = newDrawing({ kind: 'text', id: 'text', at: { x: 320, y: 80 }, text: 'FRONT OF HOME' })
const box = newDrawing({ kind: 'rectangle', id: 'box', at: { x: 320, y: 200 } })
const other = newDrawing({ kind: 'text', id: 'other', at: { x: 320, y: 130 }, text: 'DRIVEWAY' })
const frame = newDrawing({ kind: 'rectangle', id: 'frame', at: { x: 320, y: 260 } })
const callout = newDrawing({ kind: 'callout', id: 'callout', at: { x: 320, y: 330 } })

test('every file that shows a field for a number is in one of the walks below', () => {
  const uses = numericFieldUses()
  const walked = new Map(Object.entries({ ...STEPS, ...SURVEY, ...AROUND, ...ELSEWHERE }))
  expect([...walked.keys()].sort()).toEqual([...uses.keys()].sort())
  for (const [path, names] of walked)
    expect(names.length, `${path} has more fields`).toBeGreaterThanOrEqual(uses.get(path) ?? 0)
})

test('every number before and around the drawing is typed into the one field, which stores it or says what it takes', async ({
  page,
}) => {
  test.slow()
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const fields = new TriedFields(page)
  await page.getByText('Add it up').click()
  await fields.tryAll('Start', page.locator('main'), { key: 'Tab' })
  await page.getByRole('textbox', { name: RISE }).fill('')
  await button(page, 'Start Project').click()
  const driver = new DesignerDriver(page)
  await page.getByRole('button', { name: /Fit the canvas/ }).click()

  await section(page, 'Fit')
  await fields.tryAll('Fit', panel(page))
  await section(page, 'Settings')
  await fields.tryAll('Settings', panel(page))
  await figures(page).getByRole('button', { name: /^Rise/ }).click()
  await page.getByText('There is a second door').click()
  const popover = dropdown(page)
  for (const shut of await popover.getByText('Add it up').all()) await shut.click()
  await fields.tryAll('Rise', popover, { key: 'Tab' })
  await page.keyboard.press('Escape')

  await section(page, 'Parts')
  await card(page, '5 × 5 platform').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Customize Part' }).click()
  await fields.tryAll('Custom part', panel(page))
  await button(page, 'Back to Parts').click()
  await driver.drag('Platforms', '5 × 5 platform', 400, 61)
  await driver.drag('Platforms', '5 × 5 platform', 120, 200)
  // It is moved to where the other one is beside it.
  for (const _ of ['alone', 'beside']) await fields.tryAll('Platform', properties(page))
  await tab(page, 'Typography')
  await fields.tryAll('Platform lettering', properties(page))
  for (const [kind, list, name] of [
    ['Ramp', 'Ramps', '6 ft ramp'],
    ['Landing pad', 'Platforms', '4 × 5 Landing Pad'],
    ['Stair', 'Stairs', '22 in Stair'],
  ] as const) {
    await driver.drag(list, name, 400, 400)
    await fields.tryAll(kind, properties(page))
  }
  await button(page, 'Set stair height').click()
  await fields.tryAll('Quick bar', dropdown(page))
  await page.keyboard.press('Escape')
  await clearCanvas(page)
  await driver.drag('Platforms', '5 × 5 platform', 480, 360)
  await driver.drag('Ramps', '8 ft ramp', 480, 445)
  await section(page, 'Runs')
  await fields.tryAll('Proposed runs', panel(page), { key: 'Tab' })
  await section(page, 'Graphics')
  await page.getByPlaceholder('Search...').fill('Door Right')
  await page.getByRole('button', { name: /^Place Door Right/ }).click()
  await fields.tryAll('Door', properties(page))
  expectWalked(fields, AROUND)
})

test('every number of a survey is typed into the one field', async ({ page }) => {
  test.slow()
  await openSite(page, 's2-porch-outward-door')
  const driver = new DesignerDriver(page)
  const fields = new TriedFields(page)
  const stop = (name: string) =>
    panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
  await section(page, 'Site')
  await stop('Person and device')
  await fields.tryAll('Site')
  await stop('Door')
  await panel(page).getByRole('switch', { name: 'Storm door' }).press('Space')
  await fields.tryAll('Site')
  await stop('House and yard')
  await panel(page).getByRole('button', { name: 'Type sizes of the house' }).click()
  await fields.tryAll('Site')
  for (const [name, size] of [
    ['House width', '480'],
    ['House depth', '336'],
    ['Door center from left corner', '144'],
  ] as const) {
    const typed = panel(page).getByRole('textbox', { name, exact: true })
    await typed.fill(size)
    await typed.press('Enter')
  }
  await button(page, 'Add house').click()
  await panel(page)
    .getByRole('button', { name: /^Porch/ })
    .click()
  await button(page, 'Remove Porch').click()
  await button(page, 'Type sizes of the porch').click()
  await fields.tryAll('Site')
  await button(page, 'Cancel').click()
  await panel(page).getByRole('button', { name: 'Type sizes of the lot' }).click()
  await fields.tryAll('Site')
  await button(page, 'Cancel').click()
  await button(page, 'Type sizes of the single lot line').click()
  await fields.tryAll('Site')
  await button(page, 'Cancel').click()
  await panel(page).getByRole('button', { name: 'Type sides of the lot' }).click()
  for (const [name, size] of [
    ['Lot width', '840'],
    ['Lot depth', '1080'],
    ['House to front line', '300'],
    ['House to left line', '120'],
  ] as const) {
    const typed = panel(page).getByRole('textbox', { name, exact: true })
    await typed.fill(size)
    await typed.press('Enter')
  }
  await button(page, 'Add lot').click()
  // A lot whose sides are short has no room for every setback: they are typed last.
  const lot = panel(page).getByRole('button', { name: /^Lot/ })
  await lot.click()
  await fields.tryAll('Site')
  await lot.click()
  await fields.tryAll('Site')
  await stop('Surfaces')
  await button(page, 'Draw concrete').click()
  await button(page, 'Type the point').click()
  await fields.tryAll('Point', page.getByRole('group', { name: 'Type the point' }), { key: 'Tab' })
  await page.keyboard.press('Escape')
  await button(page, 'Type sides of the concrete').click()
  await fields.tryAll('Site')
  await stop('Surfaces')
  await stop('Door')
  await fields.tryAll('Site')
  await stop('Obstacles')
  await panel(page).getByRole('button', { name: 'Tree', exact: true }).click()
  await driver.click(700, 600)
  await fields.tryAll('Site')
  await stop('Obstacles')

  await button(page, 'Next spot').click()
  await driver.click(300, 620)
  await fields.tryAll('Site')
  await button(page, 'New set-up').click()
  await fields.tryAll('Site')
  await button(page, 'Re-check datum').click()
  await fields.tryAll('Site')
  await stop('Door')
  await button(page, 'Add a door').click()
  await fields.tryAll('Site, new door', panel(page).getByRole('region', { name: 'Door', exact: true }))
  expectWalked(fields, SURVEY)
})

test('every number of drawings, guided steps, documents and the audit is typed into the one field', async ({
  page,
}) => {
  test.slow()
  await openSystem(page, 't1-switchback', addDrawings([text, box, other, frame, callout]))
  const fields = new TriedFields(page)
  const driver = new DesignerDriver(page)
  await driver.click(320, 130)
  await page.keyboard.down('Shift')
  await driver.click(302, 260)
  await page.keyboard.up('Shift')
  // Words, which are the widest, do not grow one way only.
  await enter(page, 'Width', '100')
  await expect(field(page, 'Width')).toHaveAccessibleDescription(/^One of them only scales both ways/)
  await setting(page, 'Keep proportions').press('Space')
  await fields.tryAll('Several', properties(page))
  await driver.click(320, 330)
  await tab(page, 'Typography')
  await fields.tryAll('Callout, lettering', properties(page))
  await driver.press('Undo')
  await driver.click(320, 80)
  await fields.tryAll('Words', properties(page))
  await tab(page, 'Color')
  await button(page, 'Pick text').click()
  await fields.tryAll('Color', dropdown(page))
  await page.keyboard.press('Escape')
  await driver.click(302, 200)
  await fields.tryAll('Box', properties(page))

  await goTo(page, 'Run Builder')
  await button(page, 'Edit Primary').click()
  await fields.tryAll('Run', panel(page), { key: 'Tab' })
  await driver.press('Next')
  await driver.press('Next')
  await fields.tryAll('Run', panel(page), { key: 'Tab', around: { 'End / Bottom Height': 4 } })
  await goTo(page, 'Legs')
  await page.getByText('Choose a leg from a list').click()
  await panel(page)
    .getByRole('button', { name: /, leg 1$/ })
    .first()
    .click()
  await fields.tryAll('Legs', panel(page))
  await page.getByRole('switch', { name: 'Auto Generate Legs' }).press('Space')
  await fields.tryAll('Legs by hand', panel(page))

  await page.getByRole('button', { name: /^File/ }).click()
  await page.getByRole('menuitem', { name: 'Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Documents' })
  await fields.tryAll('Documents', dialog)
  await dialog.getByText('Proposal', { exact: true }).click()
  await fields.tryAll('Proposal', dialog)

  // An audit of nothing has no filter.
  await newQuoteFor(page, 'P3G', 'Harper')
  await openAs(page, 'Ines Calder', '/portal/')
  await page.getByRole('link', { name: 'Audit' }).click()
  await fields.tryAll('Audit')
  expectWalked(fields, STEPS)
})

const NOT_STORED = /^“12 monkeys” is not stored\. Enter /

test('what is typed and not entered is stored by a click elsewhere, or the click says that it is not', async ({
  page,
}) => {
  await openSystem(page, 't1-switchback', addDrawings([text, box]))
  const driver = new DesignerDriver(page)
  const notStored = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: /is not stored/ })

  await test.step('properties', async () => {
    await driver.click(320, 80)
    await field(page, 'Size').fill('31')
    await driver.click(302, 200)
    await expect(field(page, 'Size')).toBeHidden()
    await field(page, 'Width').fill('12 monkeys')
    await driver.click(320, 80)
    await expect(notStored.getByText(NOT_STORED)).toBeVisible()
    await expect(field(page, 'Size')).toHaveValue('31')
  })

  await test.step('a popover that a press elsewhere closes', async () => {
    await figures(page).getByRole('button', { name: /^Rise/ }).click()
    const rise = page.getByRole('textbox', { name: 'Rise', exact: true })
    await rise.fill('19 1/2')
    await page.getByRole('heading', { name: 'Parts' }).click()
    await expect(rise).toBeHidden()
    await expect(figures(page)).toContainText('Rise 19 1/2"')
  })

  await test.step('a guided step', async () => {
    await goTo(page, 'Legs')
    await page.getByText('Choose a leg from a list').click()
    const leg = panel(page)
      .getByRole('button', { name: /, leg 1$/ })
      .first()
    await leg.click()
    const length = page.getByRole('textbox', { name: 'Current Leg Length in inches' })
    await length.fill('17')
    await goTo(page, 'Bracing')
    await goTo(page, 'Legs')
    await page.getByText('Choose a leg from a list').click()
    await leg.click()
    await expect(length).toHaveValue('17"')
  })
})
