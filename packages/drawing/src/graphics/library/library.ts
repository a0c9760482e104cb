import { BUILDINGS } from './buildings.data.ts'
import type { SubCategory } from './categories.ts'
import type { LibraryGraphic } from './graphic.ts'
import { GROUND } from './ground.data.ts'
import { INDUSTRIAL } from './industrial.data.ts'
import { LAYOUT_BOXES, TOOLS } from './layout-boxes.data.ts'
import { NATURE } from './nature.data.ts'
import { SHAPES } from './shapes.data.ts'
import { TEXT_LABELS } from './text-labels.data.ts'

const byName = (a: LibraryGraphic, b: LibraryGraphic): number =>
  a.frontendName.localeCompare(b.frontendName, 'en', { numeric: true })

/** Every graphic of the library, by name. */
export const GRAPHICS: readonly LibraryGraphic[] = [
  ...SHAPES,
  ...GROUND,
  ...NATURE,
  ...BUILDINGS,
  ...INDUSTRIAL,
  ...LAYOUT_BOXES,
  ...TEXT_LABELS,
  ...TOOLS,
].sort(byName)

const byId = new Map(GRAPHICS.map((graphic) => [graphic.id, graphic]))

export const libraryGraphic = (id: string): LibraryGraphic | null => byId.get(id) ?? null

export const graphicsOf = (sub: SubCategory): readonly LibraryGraphic[] =>
  GRAPHICS.filter(({ subCategories }) => subCategories.includes(sub))

/** Graphics with a keyword that holds the words looked for, in any case (spec 2 §2.5). */
export function searchGraphics(words: string): readonly LibraryGraphic[] {
  const wanted = words.trim().toLowerCase()
  return wanted === ''
    ? []
    : GRAPHICS.filter(({ keywords }) => keywords.some((word) => word.toLowerCase().includes(wanted)))
}
