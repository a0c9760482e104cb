import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Like Playwright's test, but a page that throws an error fails it, whatever the test looked at. */
export const test = base.extend<{ noPageErrors: undefined }>({
  noPageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors, 'errors thrown in the page').toEqual([])
    },
    { auto: true },
  ],
})

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]

/** Text in the very colour of its ground, which the checker takes for a matter of opinion. */
const isInvisible = ({ any }: Finding['nodes'][number]) =>
  any.some(({ data }) => data?.messageKey === 'equalRatio')

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

/** No finding of the accessibility checker on what the page shows once it has come to rest. */
export async function expectAccessible(page: Page) {
  await settled(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze()
  const invisible = incomplete.map((doubt) => ({ ...doubt, nodes: doubt.nodes.filter(isInvisible) }))
  const found = [...violations, ...invisible]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  expect(found).toEqual([])
}

export { expect }
