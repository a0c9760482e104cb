import type { itemTransformConfigurationItem, OutputOf, ValidInputOf } from '@ramp/contracts'
import type { Catalogue, Item } from '@ramp/domain'
import { AppError } from '../../http/app-error.ts'

type Request = ValidInputOf<typeof itemTransformConfigurationItem>

/**
 * The item of the same kind with the requested properties. What is not requested stays as it is. Sizes that serve
 * straight and in turns have no turn variant of their own: there the same item is given.
 */
export function transformItem(
  catalogue: Catalogue,
  current: Item,
  request: Request,
): OutputOf<typeof itemTransformConfigurationItem> {
  const wanted = {
    usableWidth: request.requestedUsableWidth ?? request.originalWidth ?? current.usableWidth,
    usableLength: request.requestedUsableLength ?? request.originalLength ?? current.usableLength,
    isLowProfile: request.requestedIsLowPro ?? current.isLowProfile,
    handrails: request.requestedRailType ?? current.handrails,
    surface: request.requestedSurfaceType ?? current.surface,
  }
  const isTurn = request.requestedIsTurn ?? current.isTurn
  const fitting = catalogue.items.filter(
    (item) =>
      item.role === current.role &&
      item.usableWidth === wanted.usableWidth &&
      item.usableLength === wanted.usableLength &&
      item.isLowProfile === wanted.isLowProfile &&
      item.handrails === wanted.handrails &&
      item.surface === wanted.surface,
  )
  const item = fitting.find((one) => one.isTurn === isTurn) ?? fitting.find((one) => !one.isTurn)
  if (!item)
    throw new AppError(
      'item.no-such-variant',
      `The catalogue has no variant of ${current.shortName} with these properties. Choose another size, handrail or surface.`,
    )
  return {
    shortName: item.shortName,
    itemNumber: item.itemNumber,
    description: item.description,
    surfaceType: item.surface,
    railType: item.handrails,
    isLowPro: item.isLowProfile,
  }
}
