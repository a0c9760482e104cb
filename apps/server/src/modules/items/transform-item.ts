import type { AnswerOf, itemTransformConfigurationItem, ValidInputOf } from '@ramp/contracts'
import { type Catalogue, customWishAfter, type Item, transformItem } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import type { CustomItems } from './custom-items.service.ts'

type Request = ValidInputOf<typeof itemTransformConfigurationItem>
type Deps = { readonly catalogue: Catalogue; readonly customs: CustomItems; readonly caller: Caller }

/** The item that replaces another: from stock, or made anew where the part was made to measure (spec 2 §7, call 5). */
export async function transform(
  current: Item,
  request: Request,
  { catalogue, customs, caller }: Deps,
): Promise<AnswerOf<typeof itemTransformConfigurationItem>> {
  const change = {
    usableWidth: request.requestedUsableWidth ?? unless(current.width, request.originalWidth),
    usableLength: request.requestedUsableLength ?? unless(current.length, request.originalLength),
    isLowProfile: request.requestedIsLowPro,
    isTurn: request.requestedIsTurn,
    handrails: request.requestedRailType,
    surface: request.requestedSurfaceType,
  }
  const wish = customWishAfter(current, change)
  const made =
    wish && (await customs.generate(caller, request.productLine, { wish, version: request.version }))
  const item = made ? whole(made) : transformItem(catalogue, current, change)
  if (!item)
    throw new AppError(
      'item.no-such-variant',
      `The catalog has no variant of ${current.shortName} with these properties. Choose another size, handrail or surface.`,
    )
  return {
    shortName: item.shortName,
    itemNumber: item.itemNumber,
    description: item.description,
    surfaceType: item.surface,
    railType: item.handrails,
    isLowPro: item.isLowProfile,
    item,
  }
}

/** A part that could not be made has no size. */
const whole = (item: Item): Item | null => (item.usableWidth === null ? null : item)

/** The size a part had, unless that is its overall one, which says nothing new. */
const unless = (overall: number | null, original: number | undefined) =>
  original === overall ? undefined : original
