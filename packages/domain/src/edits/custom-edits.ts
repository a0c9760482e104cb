import type { Item } from '../model/catalogue/item.ts'
import type { PartId } from '../model/layout/part.ts'
import type { Edit } from './edit.ts'

/** Keeps a part made to measure with the layout, so that it is found wherever the layout goes; once is enough. */
export const addCustomItem =
  (item: Item): Edit =>
  (layout) =>
    layout.customItems.some(({ itemNumber }) => itemNumber === item.itemNumber)
      ? layout
      : { ...layout, customItems: [...layout.customItems, item] }

type Naming = {
  /** Short name of the parts as they were placed. */
  readonly from: string
  /** The same part under its own description, with the number and short name that go with it. */
  readonly to: Item
  /** Parts that were placed before, and keep what they are called. */
  readonly except: ReadonlySet<PartId>
}

/** Calls parts made to measure as somebody described them (spec 2 §2.2); others of that size keep their number and words. */
export const nameCustomParts =
  ({ from, to, except }: Naming): Edit =>
  (layout) =>
    addCustomItem(to)({
      ...layout,
      parts: layout.parts.map((part) =>
        part.shortName === from && !except.has(part.id) ? { ...part, shortName: to.shortName } : part,
      ),
    })
