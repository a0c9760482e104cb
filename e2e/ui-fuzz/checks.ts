import type { Page } from '@playwright/test'
import { analyse, type Catalogue, type Layout } from '@ramp/domain'
import { layoutSchema } from '@ramp/formats'
import { enterDesigner } from './enter.ts'
import type { FuzzDriver } from './fuzz-driver.ts'
import { journalText, offCanvas, pressToTheEnd, seen } from './saved.ts'

/** The faults that a look at the page shows; none when all is well. */
export async function faultsOf(
  { page, strangers }: FuzzDriver,
  catalogue: Catalogue,
): Promise<readonly string[]> {
  const failed = await page.getByText(/^An error occurred/).allTextContents()
  const text = await journalText(page)
  return [...failed, ...(text === null ? [] : faultsOfJournal(text, catalogue, strangers))]
}

function faultsOfJournal(
  text: string,
  catalogue: Catalogue,
  strangers: ReadonlySet<string>,
): readonly string[] {
  const read = layoutSchema.safeParse(JSON.parse(text).layout)
  if (!read.success)
    return read.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `the journal cannot be read: ${path.join('.')} ${message}`)
  const layout: Layout = read.data
  const lost = offCanvas(layout).filter(({ id }) => !strangers.has(id))
  const analysis = analyse(layout, catalogue)
  const overlaps = analysis.placement.overlaps.filter((pair) => !pair.every((id) => strangers.has(id)))
  return [
    ...lost.slice(0, 2).map(({ kind, at }) => `${kind} stands off the canvas at ${at.x}, ${at.y}`),
    ...(overlaps.length > 0 ? [`${overlaps.length} parts overlap`] : []),
    ...unreal(analysis, 'analysis').slice(0, 3),
  ]
}

/** Where a number is none. */
function unreal(value: unknown, path: string, known = new Set<unknown>()): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (typeof value !== 'object' || value === null || known.has(value)) return []
  known.add(value)
  const entries: Iterable<readonly [unknown, unknown]> =
    value instanceof Map ? value : value instanceof Set ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, one]) =>
    key === 'catalogue' ? [] : unreal(one, `${path}.${String(key)}`, known),
  )
}

const layoutOf = (text: string | null): string =>
  text === null ? '' : JSON.stringify(JSON.parse(text).layout)

function isEmpty(text: string): boolean {
  const { parts, drawings } = JSON.parse(text).layout
  return parts.length + drawings.length === 0
}

/** Undo leads to the start and redo back again. */
export async function checkSteps(
  page: Page,
  start: string | null,
): Promise<{ readonly start: string | null; readonly faults: readonly string[] }> {
  await pressToTheEnd(page, 'Redo')
  // A step back and forth, for the journal knows nothing of a drawing that was only opened.
  if ((await pressToTheEnd(page, 'Undo', 1)) === 0) return { start, faults: [] }
  await pressToTheEnd(page, 'Redo')
  const end = layoutOf(await journalText(page))
  await pressToTheEnd(page, 'Undo')
  const first = layoutOf(await journalText(page))
  await pressToTheEnd(page, 'Redo')
  const again = layoutOf(await journalText(page))
  return {
    start: first,
    faults: [
      ...(start !== null && first !== start
        ? ['undo to the start gives another drawing than the start']
        : []),
      ...(again !== end ? ['redo to the end gives another drawing than the end'] : []),
    ],
  }
}

/** A page that is loaded again shows the same drawing. */
export async function checkReload(page: Page, home: string): Promise<readonly string[]> {
  const [before, kept] = [await seen(page), await journalText(page)]
  await page.reload()
  await enterDesigner(page, home)
  // An empty drawing is not worth coming back to: what was saved by hand before it is.
  if (kept === null || isEmpty(kept)) return []
  const after = await seen(page)
  if (before !== after)
    return [`a reload shows another drawing: ${before.slice(0, 600)} became ${after.slice(0, 600)}`]
  const [now] = [await journalText(page)]
  return layoutOf(now) === layoutOf(kept) ? [] : ['a reload changed what is kept']
}
