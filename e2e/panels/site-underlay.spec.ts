import type { Page } from '@playwright/test'
import { button, designing, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'

test.use({ viewport: { width: 1024, height: 768 } })

/** What the plan is filled with: no other thing on the canvas has this color. */
const PINK = [255, 0, 160] as const

/** A plan of 1000 x 750 pixels. */
const planPicture = (page: Page): Promise<Buffer> =>
  page
    .evaluate(([red, green, blue]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1000
      canvas.height = 750
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = `rgb(${red} ${green} ${blue})`
      context?.fillRect(0, 0, 1000, 750)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }, PINK)
    .then((text) => Buffer.from(text, 'base64'))

async function layPlan(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const choosing = page.waitForEvent('filechooser')
  await panel(page)
    .getByRole('button', { name: /lot plan/ })
    .last()
    .click()
  await (await choosing).setFiles({ name, mimeType, buffer })
}

async function openPlace(page: Page) {
  await section(page, 'Site')
  await panel(page)
    .getByRole('button', { name: /^House and yard/ })
    .click()
}

async function tapAt(page: Page, x: number, y: number) {
  const place = await page.evaluate(([x, y]) => globalThis.__designer?.screenOfLayout(x, y), [x, y] as const)
  if (!place) throw new Error('The designer does not say where its layout is')
  await page.mouse.click(place.x, place.y)
}

/** How much red a place of the layout has more than green, as painted: the plan is pink, the paper is gray or white. */
const pinkAt = (page: Page, x: number, y: number): Promise<number> =>
  page.evaluate(
    ([x, y]) => {
      const place = globalThis.__designer?.screenOfLayout(x, y)
      const layer = document.querySelector<HTMLCanvasElement>('[data-canvas] canvas')
      if (!place || !layer) return -1
      const { left, top, width } = layer.getBoundingClientRect()
      const ratio = layer.width / width
      const [red = 0, green = 0] =
        layer
          .getContext('2d')
          ?.getImageData(Math.round((place.x - left) * ratio), Math.round((place.y - top) * ratio), 1, 1)
          .data ?? []
      return red - green
    },
    [x, y] as const,
  )

const underlayOf = async (page: Page) => (await drawnOn(page)).layout.site.underlay

test('a picture of a lot plan lies under the drawing, is scaled by two points, and is still there after the page was closed', async ({
  page,
}) => {
  test.slow()
  await designing(page)
  await openPlace(page)

  await test.step('a file that is no plan says what to choose', async () => {
    await layPlan(page, 'plan.pdf', 'image/png', Buffer.from('%PDF-1.7'))
    await expect(panel(page).getByRole('alert')).toContainText(
      'This file is not a plan the browser can read.',
    )
    await expect(button(page, 'Remove lot plan')).toBeHidden()
  })

  await test.step('a picture is laid in the middle, and asks for two points', async () => {
    await layPlan(page, 'plat.png', 'image/png', await planPicture(page))
    await expect(panel(page)).toContainText('plat.png not to scale yet')
    await expect(panel(page)).toContainText('Tap the first point on the plan.')
    await expect.poll(() => pinkAt(page, 300, 200)).toBeGreaterThan(60)
    await expectAccessible(panel(page))
  })

  await test.step('two points and their distance scale it about the first', async () => {
    await tapAt(page, 300, 360)
    await expect(panel(page)).toContainText('Tap the second point on the plan.')
    await tapAt(page, 500, 360)
    const before = await underlayOf(page)
    const apart = panel(page).getByRole('textbox', { name: 'Distance between the points' })
    await apart.fill(`8'-4"`)
    await apart.press('Enter')
    await expect(panel(page)).toContainText('plat.png to scale')
    const after = await underlayOf(page)
    expect((after?.scale ?? 0) / (before?.scale ?? 1)).toBeCloseTo(0.5, 1)
    expect(after?.isToScale).toBe(true)
    // Half as large about (300, 360): what was at (900, 360) is at (600, 360).
    await expect.poll(() => pinkAt(page, 700, 360)).toBeLessThan(20)
    await expect.poll(() => pinkAt(page, 320, 300)).toBeGreaterThan(60)
  })

  await test.step('it is moved, turned and hidden, and undo takes each back', async () => {
    await button(page, 'Move').click()
    const [from, to] = await page.evaluate(() =>
      [
        [350, 360],
        [450, 360],
      ].map(([x = 0, y = 0]) => globalThis.__designer?.screenOfLayout(x, y)),
    )
    if (!from || !to) throw new Error('The designer does not say where its layout is')
    const before = await underlayOf(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    expect(((await underlayOf(page))?.at.x ?? 0) - (before?.at.x ?? 0)).toBeCloseTo(100, -1)
    const angle = panel(page).getByRole('textbox', { name: 'Rotate plan' })
    await angle.fill('30')
    await angle.press('Enter')
    expect((await underlayOf(page))?.rotation).toBe(30)
    await panel(page).getByText('Show the plan', { exact: true }).click()
    await expect.poll(() => pinkAt(page, 450, 360)).toBeLessThan(20)
    for (const _ of ['shown', 'level', 'moved back']) await undo(page).click()
    await expect.poll(async () => await underlayOf(page)).toEqual(before)
    await expect.poll(() => pinkAt(page, 320, 300)).toBeGreaterThan(60)
  })

  await test.step('it is still there after the page was closed, and is removed', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect.poll(() => pinkAt(page, 320, 300)).toBeGreaterThan(60)
    await openPlace(page)
    await button(page, 'Remove lot plan').click()
    expect(await underlayOf(page)).toBeUndefined()
    await expect.poll(() => pinkAt(page, 320, 300)).toBeLessThan(20)
  })
})

/** A lot of 60 by 40 ft with a circle, in feet, with a line on a layer that is off far away. */
const LOT_DXF = [
  ...['0', 'SECTION', '2', 'HEADER', '9', '$INSUNITS', '70', '2', '0', 'ENDSEC'],
  ...['0', 'SECTION', '2', 'TABLES', '0', 'TABLE', '2', 'LAYER', '70', '1', '0', 'LAYER', '2', 'OFF'],
  ...[
    '70',
    '0',
    '62',
    '-7',
    '6',
    'CONTINUOUS',
    '0',
    'ENDTAB',
    '0',
    'ENDSEC',
    '0',
    'SECTION',
    '2',
    'ENTITIES',
  ],
  ...['0', 'LWPOLYLINE', '8', 'LOT', '90', '4', '70', '1', '10', '0', '20', '0', '10', '60', '20', '0'],
  ...[
    '10',
    '60',
    '20',
    '40',
    '10',
    '0',
    '20',
    '40',
    '0',
    'CIRCLE',
    '8',
    'LOT',
    '10',
    '30',
    '20',
    '20',
    '40',
    '5',
  ],
  ...['0', 'LINE', '8', 'OFF', '10', '0', '20', '0', '11', '900', '21', '900', '0', 'ENDSEC', '0', 'EOF'],
].join('\n')

test('a DXF of a lot plan is to scale by the units of its file', async ({ page }) => {
  test.slow()
  await designing(page)
  await openPlace(page)
  await layPlan(page, 'lot.dxf', 'application/dxf', Buffer.from('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF'))
  await expect(panel(page).getByRole('alert')).toContainText('This DXF file has no lines that can be read.')
  await layPlan(page, 'lot.dxf', 'application/dxf', Buffer.from(LOT_DXF))
  await expect(panel(page)).toContainText('lot.dxf to scale')
  const plan = await underlayOf(page)
  expect(plan).toMatchObject({ kind: 'dxf', isToScale: true })
  if (!plan) throw new Error('no plan was laid')
  // 60 by 40 ft, and a margin around them.
  expect(plan.width * plan.scale).toBeGreaterThan(720)
  expect(plan.width * plan.scale).toBeLessThan(780)
  expect((plan.height * plan.scale) / (plan.width * plan.scale)).toBeCloseTo(2 / 3, 1)
})
