import { figures } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { CountingPointer } from '../drivers/counting-pointer.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { expectSwitchback } from '../systems/switchback.ts'

test('a real switchback is drawn from the empty canvas in at most 12 pointer operations', async ({
  page,
}) => {
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const driver = new DesignerDriver(page)
  await driver.press('Accept and Continue')
  await driver.press('Start Project')
  const pointer = new CountingPointer()
  const button = (name: RegExp) => page.getByRole('button', { name })
  const join = (what: string, side: string) =>
    pointer.click(button(new RegExp(`^Join ${what}.* at the ${side}`)))

  await pointer.click(page.getByRole('tab', { name: 'Ramps' }))
  await pointer.click(button(/^Place 6 ft ramp/))
  await takeScreens(page, 'speed-first')
  await pointer.click(button(/^Right: where .* the lower end/))
  await join('5 × 5 platform', 'lower end')
  await pointer.hover(button(/^Parts for the right/))
  await join('5 × 5 platform', 'right')
  await takeScreens(page, 'speed-turn')
  await join('4 ft ramp', 'top')
  await join('5 ft ramp', 'lower end')
  await join('8 ft ramp', 'lower end')
  await join('8 ft ramp', 'lower end')
  await takeScreens(page, 'speed-last')
  await join('Lower Transition', 'lower end')

  await expectSwitchback(page)
  for (const figure of ['Linear feet 41.00', 'Ramping 372"', '1 loose ramp end, no entrance, no exit'])
    await expect(figures(page)).toContainText(figure)
  expect(pointer.done).toBeLessThanOrEqual(12)
})
