import { DesignerHand } from '../hands/designer-hand.ts'
import { button, panel, section } from '../looks/designer-screen.ts'
import { TriedFields } from '../looks/numeric-fields.ts'
import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

test('every number of a survey is typed into the one field', async ({ page }) => {
  test.slow()
  await openSite(page, 's2-porch-outward-door')
  const hand = new DesignerHand(page)
  const fields = new TriedFields(page)
  const stop = (name: string) =>
    panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
  await section(page, 'Site')
  await stop('Person and device')
  await fields.tryAll()
  await stop('Door')
  await panel(page).getByRole('switch', { name: 'Storm door' }).press('Space')
  await fields.tryAll()
  await stop('House and yard')
  await panel(page).getByRole('button', { name: 'Type lengths' }).nth(1).click()
  await panel(page).getByText('Sides of the lot').click()
  await fields.tryAll()
  await stop('Obstacles')
  await panel(page).getByRole('button', { name: 'Tree', exact: true }).click()
  await hand.click(700, 600)
  await fields.tryAll()
  await stop('Obstacles')

  await button(page, 'Next spot').click()
  await hand.click(300, 620)
  await fields.tryAll()
  await button(page, 'New set-up').click()
  await fields.tryAll()
  await button(page, 'Datum again').click()
  await fields.tryAll()
  expect([...fields.names].sort()).toEqual([
    'Below the door',
    'Clear width',
    'Clearance of Tree',
    'It hangs below the sill',
    'Length of',
    'Person and device together',
    'Porch over the datum',
    'Read there',
    'Reading at Datum',
    'Right of the door',
    'Setback from the lot line',
    'Sill over the datum',
    'Step down to the deck',
    'The datum, Datum, read again',
    'Turn after',
  ])
})
