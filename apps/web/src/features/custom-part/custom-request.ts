import type { Inches, Item, Project } from '@ramp/domain'

export type CustomSize = { readonly width: Inches; readonly length: Inches }

/** What the server is asked to make; a transition is made after the stock one it was chosen from (spec 2 §7). */
export type CustomRequest = (
  | {
      readonly kind: 'transition'
      readonly input: CustomSize & {
        readonly productLine: Project['product']
        readonly itemNumber: string
      }
    }
  | {
      readonly kind: 'part'
      readonly input: CustomSize & {
        readonly productLine: Project['product']
        readonly itemType: 'PLATFORM' | 'PLATFORM_EXT' | 'RAMP'
        readonly surfaceType: NonNullable<Item['surface']>
        readonly railType: NonNullable<Item['handrails']>
        readonly isTurn: boolean
        readonly isLowProfile: boolean
      }
    }
) & { readonly input: { readonly description?: string } }

/** Surface and rails are those of the card; without any, the specification's defaults (spec 2 §7, call 4). */
export function customRequest(model: Item, size: CustomSize): CustomRequest {
  const { productLine, itemType } = model
  if (itemType !== 'PLATFORM' && itemType !== 'PLATFORM_EXT' && itemType !== 'RAMP')
    return { kind: 'transition', input: { productLine, itemNumber: model.itemNumber, ...size } }
  return {
    kind: 'part',
    input: {
      productLine,
      itemType,
      surfaceType: model.surface ?? 'SOLID',
      railType: model.handrails ?? 'NO_RAILS',
      isTurn: model.isTurn,
      isLowProfile: model.isLowProfile,
      ...size,
    },
  }
}

/** The same part under a description of one's own, which has a number of its own; an empty one asks for the words of the product. */
export const describedRequest = (request: CustomRequest, description: string): CustomRequest =>
  request.kind === 'part'
    ? { kind: 'part', input: { ...request.input, description } }
    : { kind: 'transition', input: { ...request.input, description } }
