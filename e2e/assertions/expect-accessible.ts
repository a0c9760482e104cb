import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The checker as it is put into a page: half as long as its readable form, and read once. */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations', 'incomplete'],
} satisfies axe.RunOptions

/** No finding of the accessibility checker on a page, or the part of it that changed, once it has come to rest. */
export async function expectAccessible(shown: Page | Locator) {
  const [page, part] = 'page' in shown ? [shown.page(), shown] : [shown, shown.locator('html')]
  await settled(page)
  const hasChecker = await page.evaluate(() => 'axe' in globalThis)
  if (!hasChecker) await page.evaluate(CHECKER)
  const { violations, incomplete } = await part.evaluate(findingsOn, OPTIONS)
  const invisible = incomplete.map((doubt) => ({ ...doubt, nodes: doubt.nodes.filter(isInvisible) }))
  const found = [...violations, ...invisible]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  expect(found).toEqual([])
  expect(await part.evaluate(unnamedWords), 'visible words that are not in the name').toEqual([])
}

/** Runs in the page: words on controls that their names lack, so that whoever speaks to the computer is not understood (WCAG 2.5.3). */
function unnamedWords(part: Element): readonly string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return [...part.querySelectorAll<HTMLElement>('[aria-label]:is(button, a, [role="tab"])')].flatMap(
    (control) => {
      const name = plain(control.getAttribute('aria-label') ?? '')
      const texts = [...control.querySelectorAll<HTMLElement>('*'), control]
        .filter((one) => !one.closest('[aria-hidden="true"], .visually-hidden, svg'))
        .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        .map(({ textContent }) => plain(textContent ?? ''))
      return texts.filter((text) => !name.includes(text)).map((text) => `'${text}' on '${name}'`)
    },
  )
}

/** Runs in the page, where the checker was put. */
const findingsOn = (part: Element, options: axe.RunOptions): Promise<axe.AxeResults> =>
  (globalThis as unknown as { readonly axe: typeof axe }).axe.run(part, options)

/** Text in the very colour of its ground, which the checker takes for a matter of opinion. */
const isInvisible = ({ any }: axe.NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio')

/** Colours halfway through a fade are nobody's choice: waits until every transition with an end has ended. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
