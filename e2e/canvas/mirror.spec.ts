import { addDrawings, type Edit, newDrawing, setLegLength, switchClosure } from '@ramp/domain'
import { button, figures, section, undo } from '../assertions/designer-screen.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { openSystem, walkTo } from '../systems/open-system.ts'

const turn = { name: 'Turn the other way', exact: true } as const

/** The door of the house is drawn, a leg is typed and a closure is off. */
const withChoices: Edit = (layout) =>
  [
    addDrawings([newDrawing({ kind: 'door', id: 'door', at: { x: 480, y: 446 } })]),
    setLegLength('A-leg-1', 25),
    switchClosure('A-BOTTOM-S', false),
  ].reduce((changed, edit) => edit(changed), layout)

test('a finished L turns to the other side of its door in one click, in every section and step; an empty canvas has nothing to turn', async ({
  page,
}) => {
  test.slow()
  await openSystem(page, 't4-l-shape-pickets', withChoices)
  await walkTo(page, 'Confirm System')
  await expect(figures(page)).toHaveText(/^1 warning/)
  const before = await drawnOn(page)
  const price = await figures(page).textContent()
  await page.getByRole('button', turn).click()
  await expect(page.getByRole('progressbar', { name: 'Completed steps' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  )

  const after = await drawnOn(page)
  const at = (id: string, { layout } = after) => layout.parts.find((part) => part.id === id)?.at.x ?? 0
  await test.step('the parts stand on the other side, and what is drawn of the site stays', () => {
    for (const id of ['A', 'r1', 'B', 'r2', 'r3']) expect(at(id)).toBeCloseTo(960 - at(id, before), 6)
    expect(after.layout.drawings).toEqual(before.layout.drawings)
  })
  await test.step('it costs the same, and every choice is still there', async () => {
    expect(after.partsList.partsTotal).toBe(before.partsList.partsTotal)
    expect(await figures(page).textContent()).toBe(price)
    const [typed] = after.legs.filter(({ height, originalLength }) => height !== originalLength)
    expect(typed?.x).toBeGreaterThan(at('A'))
    expect(after.closures.filter(({ isActive }) => !isActive).map(({ platform }) => platform)).toEqual(['A'])
    expect(after.issues.filter(({ code }) => code === 'choice.owner-gone')).toEqual([])
    expect(after.layout.runs).toEqual(before.layout.runs)
  })
  await test.step('one undo brings the finished system back', async () => {
    await undo(page).click()
    expect((await drawnOn(page)).layout).toEqual(before.layout)
  })

  await test.step('in every section and step the other way is one click away', async () => {
    await section(page, 'Parts')
    const lastAt = async () => (await drawnOn(page)).layout.parts.at(-1)?.at.x ?? 0
    await page.getByRole('button', turn).click()
    let x = await lastAt()
    for (const name of ['Notes', 'Drafting', 'Exit', 'Drawing', 'Exit Drawing', 'Handrail', 'Runs', 'Legs'])
      await test.step(name, async () => {
        await section(page, name)
        await page.getByRole('button', turn).click()
        x = 960 - x
        await expect.poll(lastAt).toBeCloseTo(x, 6)
      })
  })

  await test.step('an empty canvas has nothing to turn', async () => {
    await section(page, 'Parts')
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(button(page, 'Turn the other way')).toHaveAttribute('aria-disabled', 'true')
  })
})
