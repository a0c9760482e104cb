import { type Drawing, type Item, type Layout, newLayout, type Part, type ProductLine } from '@ramp/domain'

const FORMAT = 'rampwright-parts/1'

/** What was copied: parts and drawings of a product line. */
export type Copied = {
  readonly product: ProductLine
  readonly parts: readonly Part[]
  readonly drawings: readonly Drawing[]
  /** Parts made to measure come with their items, which no catalogue holds. */
  readonly customItems: readonly Item[]
}

/** Copied objects as text, so that another tab can paste them: a layout that holds nothing else. */
export const clipboardText = ({ product, ...objects }: Copied): string =>
  JSON.stringify({ format: FORMAT, layout: { ...newLayout(product), ...objects } })

/** Reads what a clipboard holds; null for anything that was not copied here. `readLayout` checks every field. */
export function readClipboard(text: string, readLayout: (value: unknown) => Layout | null): Copied | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('format' in value) || value.format !== FORMAT || !('layout' in value)) return null
  const layout = readLayout(value.layout)
  if (!layout || layout.parts.length + layout.drawings.length === 0) return null
  const { parts, drawings, customItems } = layout
  return { product: layout.project.product, parts, drawings, customItems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
