import { type Item, partKindOf } from '@ramp/domain'

export type GalleryTab = 'platforms' | 'ramps' | 'stairs' | 'transitions'

/** Items as the server hands them out, list by list (spec 2 §7). */
export type GalleryItems = {
  readonly configurationItems: readonly Item[]
  readonly stairConfigurationItems: readonly Item[]
  readonly transitionConfigurationItems: readonly Item[]
}

export const GALLERY_TABS: readonly { readonly id: GalleryTab; readonly name: string }[] = [
  { id: 'platforms', name: 'Platforms' },
  { id: 'ramps', name: 'Ramps' },
  { id: 'stairs', name: 'Stairs' },
  { id: 'transitions', name: 'Transitions' },
]

/** Cards of one tab: what can be drawn, no turn or custom items, internal ones for internal staff (spec 2 §6, §7). */
export function itemsOfTab(tab: GalleryTab, items: GalleryItems, isInternal: boolean): readonly Item[] {
  return listOf(tab, items).filter(
    (item) => !item.isCustom && !item.isTurn && (isInternal || !item.isInternal) && partKindOf(item) !== null,
  )
}

function listOf(tab: GalleryTab, items: GalleryItems): readonly Item[] {
  switch (tab) {
    case 'platforms':
      return items.configurationItems.filter((item) => partKindOf(item) === 'platform')
    case 'ramps':
      return items.configurationItems.filter((item) => partKindOf(item) === 'ramp')
    case 'stairs':
      return items.stairConfigurationItems
    case 'transitions':
      return items.transitionConfigurationItems
  }
}

/** The description with its measures filled in (spec 2 §3.1). */
export const descriptionOf = ({ description, usableLength, usableWidth }: Item): string =>
  description.replaceAll('%L%', String(usableLength ?? '')).replaceAll('%W%', String(usableWidth ?? ''))
