import type { Degrees } from '@ramp/domain'

/**
 * What a block is called in every export of every system: kind, item, and how it is turned where it is. Other letters than
 * those a block name may have become hyphens.
 */
export const blockName = (kind: string, item: string, turn: Degrees): string =>
  [kind, item, ...(turn === 0 ? [] : [`T${turn}`])]
    .join('-')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9_-]+/g, '-')
