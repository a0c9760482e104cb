import type { Item, ItemRole } from '@ramp/domain'
import { type FileKind, fileOfRole } from './file-kinds.ts'
import { adviceFor, type ItemColumn } from './item-row.ts'

/** Columns the rules read for a role, beyond those its file asks of every row (domain 7.5, 7.8, 7.9, 7.13). */
const ROLE_NEEDS: Partial<Readonly<Record<ItemRole, readonly (ItemColumn & keyof Item)[]>>> = {
  platform: ['surface', 'handrails'],
  'platform-ext': ['surface', 'handrails'],
  'transition-upper': ['usableWidth'],
  'transition-lower': ['usableWidth'],
  'transition-ground': ['usableWidth'],
  'bridge-plate': ['usableWidth', 'limit'],
  'brace-cross': ['limit'],
  'closure-side': ['handrails', 'limit'],
  'closure-turnback': ['handrails', 'limit'],
  'closure-tee': ['handrails'],
  'closure-ramp-platform': ['handrails'],
  'child-rail': ['limit'],
}

/** What is wrong with an item by itself, as ends of sentences that begin with file and line. */
export function itemProblems(item: Item, kind: FileKind): readonly string[] {
  return [
    ...(kind.roles.includes(item.role) ? [] : [misplaced(item, kind)]),
    ...(ROLE_NEEDS[item.role] ?? [])
      .filter((column) => item[column] === null)
      .map((column) => unfilled(column, item)),
    ...(item.price === null && !kind.filled.includes('price') && !mayLackPrice(item)
      ? [unfilled('price', item)]
      : []),
    ...smallerThanUsable(item, 'width', 'usableWidth'),
    ...smallerThanUsable(item, 'length', 'usableLength'),
    ...reversedHeights(item),
  ]
}

/** Items that are never a line of a quote themselves: display parts, made-to-order parts, parts sold in pieces. */
const mayLackPrice = ({ role, itemType, expandsTo }: Item) =>
  expandsTo.length > 0 || itemType === 'VPL' || role === 'closure-custom'

const misplaced = ({ role }: Item, kind: FileKind) =>
  `role ${role} does not belong in ${kind.name}; move the row to ${fileOfRole(role)}, ` +
  `or use one of ${kind.roles.join(', ')}`

const unfilled = (column: ItemColumn, { role }: Item) =>
  `${column} must not be empty for role ${role}; ${adviceFor(column)}`

function smallerThanUsable(
  item: Item,
  overall: 'width' | 'length',
  usable: 'usableWidth' | 'usableLength',
): readonly string[] {
  const [outer, inner] = [item[overall], item[usable]]
  if (outer === null || inner === null || outer >= inner) return []
  return [`${overall} must not be less than ${usable} ${inner}, found ${outer}; write the overall size`]
}

function reversedHeights({ minHeightInclusive: min, maxHeightLessThan: max }: Item): readonly string[] {
  if (min === null || max === null || min < max) return []
  return [
    `maxHeightLessThan must be more than minHeightInclusive ${min}, found ${max}; swap or correct the two`,
  ]
}
