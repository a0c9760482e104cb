import type { Page } from '@playwright/test'

// How many components an action renders, as React itself tells developer tools: work that a person waits for, counted
// and not timed.

/** What is read of React's own tree; the rest of a fiber is nobody's business. */
type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

declare global {
  /** How often a component within each element rendered since it was last emptied. */
  var __rendered: Map<Element, number> | undefined
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
}

/** Has every page that opens from now on count what is rendered. */
export const countRenders = (page: Page) =>
  page.addInitScript(() => {
    const [FUNCTION, HOST, FORWARD_REF, MEMO, SIMPLE_MEMO] = [0, 5, 11, 14, 15]
    const COMPONENTS = [FUNCTION, FORWARD_REF, MEMO, SIMPLE_MEMO]
    const PERFORMED_WORK = 1
    const counts = new Map<Element, number>()
    globalThis.__rendered = counts
    const count = (within: readonly Element[]) => {
      for (const element of within) counts.set(element, (counts.get(element) ?? 0) + 1)
    }
    const children = (fiber: Fiber): Fiber[] => {
      const all: Fiber[] = []
      for (let child = fiber.child; child; child = child.sibling) all.push(child)
      return all
    }
    const visit = (fiber: Fiber, before: Fiber | null, within: readonly Element[]) => {
      if (COMPONENTS.includes(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0))
        count(within)
      if (before && before.child === fiber.child) return
      const inside =
        fiber.tag === HOST && fiber.stateNode instanceof Element ? [...within, fiber.stateNode] : within
      for (const child of children(fiber)) visit(child, before && child.alternate, inside)
    }
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) =>
        visit(current, current.alternate, []),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    }
  })

/** How many components within the element `selector` names render while something is done; the page opened after `countRenders`. */
export async function rendersWithin(
  page: Page,
  selector: string,
  doIt: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(() => globalThis.__rendered?.clear())
  await doIt()
  return page.locator(selector).evaluate((element) => {
    const { __rendered: counts } = globalThis
    if (!counts) throw new Error('Renders are not counted on this page')
    return counts.get(element) ?? 0
  })
}
