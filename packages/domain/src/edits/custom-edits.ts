import type { Item } from '../catalogue/item.ts'
import type { Edit } from './edit.ts'

/** Keeps a part made to measure with the layout, so that it is found wherever the layout goes; once is enough. */
export const keepCustomItem =
  (item: Item): Edit =>
  (layout) =>
    layout.customItems.some(({ itemNumber }) => itemNumber === item.itemNumber)
      ? layout
      : { ...layout, customItems: [...layout.customItems, item] }

/** Writes the description of a part made to measure (spec 2 §2.2); an empty one is not taken. */
export const describeCustomItem =
  (itemNumber: string, description: string): Edit =>
  (layout) => {
    const text = description.trim()
    const known = layout.customItems.find((item) => item.itemNumber === itemNumber)
    if (!known || text === '' || text === known.description) return layout
    return {
      ...layout,
      customItems: layout.customItems.map((item) => (item === known ? { ...item, description: text } : item)),
    }
  }
