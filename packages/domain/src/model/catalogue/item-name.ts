import type { Item } from './item.ts'

/** `5x5` is lettered `5 × 5`, as on a drawing. */
export const displayName = (name: string): string => name.replace(/(\d)x(\d)/g, '$1 × $2')

/** What a person calls the part: `5 × 5 platform`, `8 ft ramp`, `22 in Stair`. */
export function partName(item: Pick<Item, 'frontendName' | 'role' | 'isLowProfile'>): string {
  const name = displayName(item.frontendName)
  switch (item.role) {
    case 'platform':
      return `${name} ${item.isLowProfile ? 'low-profile ' : ''}platform`
    case 'ramp':
      return `${name} ramp`
    default:
      return name
  }
}
