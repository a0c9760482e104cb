import {
  boxVariant,
  type Catalogue,
  type Industry,
  type Item,
  itemsOfRole,
  type Part,
  type PartKind,
  partKindOf,
  pieceUsage,
  unitPriceAt,
} from '@ramp/domain'
import { moneyText } from '@ramp/shell'

export type GalleryTab =
  | 'platforms'
  | 'ramps'
  | 'stairs'
  | 'pieces'
  | 'transitions'
  | 'common'
  | 'portables'
  | 'vpl'

/** Items as the server hands them out, list by list (spec 2 §7). */
export type GalleryItems = {
  readonly configurationItems: readonly Item[]
  readonly stairConfigurationItems: readonly Item[]
  readonly transitionConfigurationItems: readonly Item[]
  readonly miscConfigurationItems: readonly Item[]
  readonly noGenerateConfigurationItems: readonly Item[]
  readonly portableConfigurationItems: readonly Item[]
  readonly vplConfigurationItems: readonly Item[]
}

/** For whom the gallery is: what is sold to homes, and what staff alone may see (spec 2 §6). */
export type GalleryViewer = {
  readonly industry: Industry
  readonly isInternal: boolean
  readonly catalogue: Catalogue
}

type TabRow = {
  readonly id: GalleryTab
  readonly name: string
  readonly isShown?: (viewer: GalleryViewer) => boolean
}

const TABS: readonly TabRow[] = [
  { id: 'platforms', name: 'Platforms' },
  { id: 'ramps', name: 'Ramps' },
  { id: 'stairs', name: 'Stairs' },
  { id: 'pieces', name: 'Pieces' },
  { id: 'transitions', name: 'Transitions' },
  { id: 'common', name: 'Common' },
  { id: 'portables', name: 'Portables', isShown: ({ industry }) => industry === 'residential' },
  {
    id: 'vpl',
    name: 'VPL (Internal Only)',
    isShown: ({ industry, isInternal }) => industry === 'residential' && isInternal,
  },
]

/** The tabs of spec 2 §2.1, in its order. */
export const galleryTabs = (viewer: GalleryViewer): readonly TabRow[] =>
  TABS.filter(({ isShown }) => isShown?.(viewer) ?? true)

/** Cards of one tab: what can be drawn, no turn or custom items, internal ones for internal staff (spec 2 §6, §7). */
export const itemsOfTab = (tab: GalleryTab, items: GalleryItems, viewer: GalleryViewer): readonly Item[] =>
  listOf(tab, items).filter(
    (item) =>
      !item.isCustom &&
      !item.isTurn &&
      (viewer.isInternal || !item.isInternal) &&
      partKindOf(item) !== null &&
      !isWithoutBox(item, viewer.catalogue),
  )

function listOf(tab: GalleryTab, items: GalleryItems): readonly Item[] {
  const { configurationItems, miscConfigurationItems, transitionConfigurationItems } = items
  switch (tab) {
    case 'platforms':
      return ofKind([...configurationItems, ...miscConfigurationItems], 'platform', 'platform-ext', 'arr')
    case 'ramps':
      return ofKind(configurationItems, 'ramp')
    case 'stairs':
      return items.stairConfigurationItems
    case 'pieces':
      return ofKind(miscConfigurationItems, 'piece')
    case 'transitions':
      return ofKind(transitionConfigurationItems, 'transition', 'threshold')
    case 'common':
      return items.noGenerateConfigurationItems
    case 'portables':
      return items.portableConfigurationItems
    case 'vpl':
      return items.vplConfigurationItems
  }
}

/** Platforms and ramps follow the project's options; the other tabs are the same for the whole product line. */
export const followsOptions = (tab: GalleryTab): boolean => tab === 'platforms' || tab === 'ramps'

const ofKind = (items: readonly Item[], ...kinds: readonly PartKind[]): readonly Item[] =>
  items.filter((item) => kinds.some((kind) => kind === partKindOf(item)))

/** Of an item that is sold with and without a box one card is enough; the box is a switch of the part (spec 2 §5). */
function isWithoutBox(item: Item, catalogue: Catalogue): boolean {
  const boxed = boxVariant(catalogue, item, true)
  return boxed !== null && boxed.shortName !== item.shortName
}

/** Stock platforms of the line that are not made with the chosen surface and rails, such as `8x5` with vertical pickets. */
export function sizesNotMade(shown: readonly Item[], { catalogue }: GalleryViewer): readonly string[] {
  const names = new Set(shown.map(({ frontendName }) => frontendName))
  const stock = itemsOfRole(catalogue, 'platform').filter(
    ({ isTurn, isCustom, isLowProfile, isResting, handrails }) =>
      !isTurn && !isCustom && !isLowProfile && !isResting && handrails !== 'NO_RAILS',
  )
  return [...new Set(stock.map(({ frontendName }) => frontendName))].filter((name) => !names.has(name))
}

/** Whether the line has a piece that turns a run of ramps by 45 degrees. */
export const hasTurningPiece = ({ catalogue }: GalleryViewer): boolean =>
  itemsOfRole(catalogue, 'arr').length > 0

/** 'Flip Tower Side': the arm of a lift's tower stands on its other side (spec 2 §2.1). */
export const flipped = (part: Part): Part => (part.kind === 'vpl' ? { ...part, isTowerFlipped: true } : part)

/** The description with its measures filled in (spec 2 §3.1). */
export const descriptionOf = ({ description, usableLength, usableWidth }: Item): string =>
  description.replaceAll('%L%', String(usableLength ?? '')).replaceAll('%W%', String(usableWidth ?? ''))

/** Said on a card of Pieces that is no display: it is ordered as drawn, and costs what it costs (spec 2 §2.1, decision 027). */
export const orderedText = (item: Item, percent: number): string | null =>
  partKindOf(item) === 'piece' && pieceUsage(item) === 'addon'
    ? `Ordered, ${moneyText(unitPriceAt(item, percent))}`
    : null
