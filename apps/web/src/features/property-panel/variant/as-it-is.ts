import type { Item } from '@ramp/domain'

/** What a request for a variant says of the item it replaces: what is not asked to change stays (spec 2 §7.5). */
export const asItIs = ({ isLowProfile, isTurn, surface, handrails, usableWidth, usableLength }: Item) => ({
  requestedIsLowPro: isLowProfile,
  requestedIsTurn: isTurn,
  ...(surface && { requestedSurfaceType: surface }),
  ...(handrails && { requestedRailType: handrails }),
  ...(usableWidth && { requestedUsableWidth: usableWidth, originalWidth: usableWidth }),
  ...(usableLength && { requestedUsableLength: usableLength, originalLength: usableLength }),
})
