import type { Page } from '@playwright/test'
import { button, panel, section } from '../assertions/designer-screen.ts'
import { openPapers } from '../drivers/papers-dialog.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystem } from '../systems/open-system.ts'

/** The distances of WCAG 1.4.12, as a person's own style sets them. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** Words that a box cuts off or that lie beyond the window; what ends in three dots is whole in its name or its title. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (words: DOMRect, box: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration) =>
      (/hidden|clip/.test(overflowX) && (words.right > box.right + 1 || words.left < box.left - 1)) ||
      (/hidden|clip/.test(overflowY) && (words.bottom > box.bottom + 3 || words.top < box.top - 3))
    // What is 1 px wide is for the ear.
    const isRead = (one: HTMLElement) =>
      [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
      !one.closest('svg, .visually-hidden') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 1
    return [...document.querySelectorAll<HTMLElement>('body *')].filter(isRead).flatMap((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const words = range.getBoundingClientRect()
      for (let box: HTMLElement | null = one; box; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (box === one && style.textOverflow === 'ellipsis') return []
        // What scrolls is reached.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return []
        if (box.clientWidth > 1 && isCut(words, box.getBoundingClientRect(), style))
          return [`'${one.textContent?.trim().slice(0, 40)}' in ${box.className}`]
      }
      return []
    })
  })

for (const size of [
  { width: 1440, height: 900 },
  { width: 1152, height: 800 },
  { width: 820, height: 1180 },
])
  test(`with more space between letters, words and lines nothing is cut off at ${size.width} px (WCAG 1.4.12)`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await openSystem(page, 't1-switchback')
    await page.addStyleTag({ content: SPACING })
    const look = (name: string) =>
      test.step(name, () => expect.poll(() => cutWords(page), { message: name, timeout: 3000 }).toEqual([]))
    for (const name of [
      'Parts',
      'Welcome',
      'Site',
      'Fit',
      'Outline',
      'Options',
      'Settings',
      'Graphics',
      'Tools',
      'Notes',
    ])
      await test.step(name, async () => {
        // Pressed while it is open, an entry of the rail would close its panel.
        if ((await panel(page).getByRole('heading', { name, exact: true }).count()) === 0)
          await section(page, name)
        await look(name)
      })
    await section(page, 'Drawing')
    await look('Drawing')
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 })
    await button(page, 'Exit Drawing').click()
    await section(page, 'Outline')
    await page.getByRole('treeitem', { name: /^5 × 5 platform 1/ }).click()
    await look('a platform with its properties')
    await openPapers(page)
    await look('Documents')
    await page.keyboard.press('Escape')
    for (const step of [
      'Handrail Builder',
      'Run Builder',
      'Connections',
      'Closures',
      'Legs',
      'Bracing',
      'Confirm System',
    ] as const) {
      await goTo(page, step)
      await look(step)
    }
  })
