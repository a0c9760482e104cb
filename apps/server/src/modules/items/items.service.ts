import type { itemRequestConfigurationItems, ValidInputOf } from '@ramp/contracts'
import { INCHES_PER_FOOT, type Item, type ItemType, type ProductLine } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import type { CatalogueFor, OpenLines } from '../../http/catalogue-for.ts'
import { maySeeInternalItems } from '../../identity/access.policy.ts'
import type { Caller } from '../../identity/caller.ts'

type Options = ValidInputOf<typeof itemRequestConfigurationItems>
type Catalogues = { readonly catalogueFor: CatalogueFor; readonly openLines: OpenLines }

const SIZED_BY_PLATFORM: readonly ItemType[] = ['PLATFORM', 'PLATFORM_EXT']
const PIECES: readonly ItemType[] = ['LANDING_PAD', 'ARR', 'GATE', 'CONNECTOR', 'RAIL_END', 'FOOT']
const WITHOUT_LAYOUT: readonly ItemType[] = ['UNIVERSAL_TRANSITION', 'THRESHOLD']
/** What is drawn is ordered by drawing it. */
const DRAWN: readonly ItemType[] = ['PLATFORM', 'PLATFORM_EXT', 'RAMP', 'STAIR', 'ARR', 'VPL']

export function itemsService({ catalogueFor, openLines }: Catalogues) {
  const lookIn = (line: ProductLine | undefined) =>
    (line === undefined ? openLines : [line]).map((one) => catalogueFor(one))
  const byNumber = (caller: Caller, numbers: readonly string[], line: ProductLine | undefined): Item[] => {
    const catalogues = lookIn(line)
    return numbers.flatMap((number) => {
      const found = catalogues.flatMap(({ byItemNumber }) => byItemNumber.get(number) ?? [])
      return visibleTo(caller, found).slice(0, 1)
    })
  }
  return {
    byNumber,
    byShortName(caller: Caller, shortName: string, line: ProductLine | undefined): Item {
      const found = lookIn(line).flatMap(({ byShortName }) => byShortName.get(shortName) ?? [])
      const [item] = visibleTo(caller, found)
      if (item) return item
      throw unknownItem(shortName)
    },
    linearFeet: (caller: Caller, numbers: readonly string[], line: ProductLine | undefined) =>
      byNumber(caller, numbers, line).map((item) => ({
        itemNumber: item.itemNumber,
        shortName: item.shortName,
        length: linearFeetOf(item),
      })),
    forOptions: (caller: Caller, options: Options): Item[] =>
      visibleTo(caller, catalogueFor(options.productLine).items).filter((item) => suits(item, options)),
    immutable(productLine: ProductLine, caller: Caller) {
      const items = visibleTo(caller, catalogueFor(productLine).items)
      const ofTypes = (...types: readonly ItemType[]) =>
        items.filter(({ itemType }) => types.includes(itemType))
      return {
        transitionConfigurationItems: ofTypes('TRANSITION'),
        stairConfigurationItems: ofTypes('STAIR'),
        portableConfigurationItems: ofTypes('PORTABLE'),
        vplConfigurationItems: caller.isInternal ? ofTypes('VPL') : [],
        miscConfigurationItems: ofTypes(...PIECES),
        noGenerateConfigurationItems: ofTypes(...WITHOUT_LAYOUT),
      }
    },
    addOns: (productLine: ProductLine, caller: Caller) =>
      visibleTo(caller, catalogueFor(productLine).items)
        .filter(({ itemType, price }) => price !== null && !DRAWN.includes(itemType))
        .map(({ itemNumber, shortName, itemType, description }) => ({
          itemNumber,
          shortName,
          quantity: 0,
          itemType,
          description,
        })),
  }
}

/** Platforms of every size and ramps of one width, in one rail and surface. */
const suits = (item: Item, { railType, surfaceType, usableWidth }: Options): boolean =>
  (SIZED_BY_PLATFORM.includes(item.itemType) ||
    (item.itemType === 'RAMP' && item.usableWidth === usableWidth)) &&
  !item.isLowProfile &&
  item.handrails === railType &&
  item.surface === surfaceType

export const unknownItem = (name: string) => new AppError('item.unknown', `Could not get ${name} info`)

const visibleTo = (caller: Caller, items: readonly Item[]): Item[] =>
  items.filter(({ isInternal }) => !isInternal || maySeeInternalItems(caller))

/** The longer of usable length and width in feet; 45-degree parts count nothing (spec 3 §5.6). */
const linearFeetOf = ({ itemType, usableLength, usableWidth }: Item): number =>
  itemType === 'ARR' ? 0 : Math.max(usableLength ?? 0, usableWidth ?? 0) / INCHES_PER_FOOT
