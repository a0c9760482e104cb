import type { Item, ItemRole, ProductLine } from '@ramp/domain'
import type { Report } from '../csv/catalogue-error.ts'
import { fileOfRole } from '../items/file-kinds.ts'
import type { ItemRow } from '../items/read-items.ts'
import { rolesNeeded } from './roles-needed.ts'

type FoundItem = { readonly at: string; readonly item: Item }

/** Checks the rows of a whole product line against each other. */
export function checkLine(
  productLine: ProductLine,
  rows: readonly ItemRow[],
  report: Report,
  placeOf: (role: ItemRole) => string = fileOfRole,
): void {
  checkUnique(rows, 'itemNumber', 'item number', report)
  checkUnique(rows, 'shortName', 'short name', report)
  for (const role of lackingRoles(productLine, rows)) {
    report(
      `${productLine}: no item has the role ${role}, which the rules need; ` +
        `add a row with that role to ${placeOf(role)}`,
    )
  }
  checkPieces(rows, report)
  checkLegs(rows, report)
  checkStairs(rows, report)
}

function checkUnique(
  rows: readonly ItemRow[],
  column: 'itemNumber' | 'shortName',
  name: string,
  report: Report,
): void {
  const first = new Map<string, string>()
  for (const { at, cells } of rows) {
    const value = cells[column] ?? ''
    const taken = first.get(value)
    if (taken !== undefined && value !== '') {
      report(`${at}: ${name} ${value} is already used in ${taken}; give each item its own ${name}`)
    }
    if (taken === undefined) first.set(value, at)
  }
}

function lackingRoles(productLine: ProductLine, rows: readonly ItemRow[]): readonly ItemRole[] {
  const present = new Set(rows.map(({ cells }) => cells.role))
  return rolesNeeded(productLine).filter((needed) => !present.has(needed))
}

/** Pieces exist and are sold as they are: an item never expands in two steps. */
function checkPieces(rows: readonly ItemRow[], report: Report): void {
  const expandsTo = new Map(rows.map(({ cells }) => [cells.shortName, cells.expandsTo ?? '']))
  for (const { at, item } of found(rows)) {
    for (const { shortName } of item.expandsTo) {
      const onward = expandsTo.get(shortName)
      if (onward === undefined) {
        report(`${at}: expandsTo names ${shortName}, which no item is called; write an existing short name`)
      } else if (onward !== '') {
        report(`${at}: expandsTo names ${shortName}, which expands itself; write what it expands to`)
      }
    }
  }
}

function checkLegs(rows: readonly ItemRow[], report: Report): void {
  for (const [before, { at, item }] of neighbours(rows, 'leg')) {
    const [shorter, longer] = [before.item.limit ?? 0, item.limit ?? 0]
    if (longer > shorter) continue
    report(
      `${at}: limit must be more than ${shorter} of the leg before it (${before.at}), found ${longer}; ` +
        'order legs from short to long',
    )
  }
}

/** One stair ends where the next begins, so that every height in the range has exactly one stair (domain 7.4). */
function checkStairs(rows: readonly ItemRow[], report: Report): void {
  for (const [before, { at, item }] of neighbours(rows, 'stair')) {
    if (item.minHeightInclusive === before.item.maxHeightLessThan) continue
    report(
      `${at}: minHeightInclusive must be ${before.item.maxHeightLessThan}, where the stair before it ends ` +
        `(${before.at}), found ${item.minHeightInclusive}; order stairs from low to high without gap or overlap`,
    )
  }
}

/** Rows of a role that follow each other in the file. A pair with a wrong row is left out: that row has its own message. */
function neighbours(rows: readonly ItemRow[], role: ItemRole): readonly (readonly [FoundItem, FoundItem])[] {
  const ofRole = rows.filter(({ cells }) => cells.role === role)
  return ofRole.slice(1).flatMap((row, place) => {
    const [before] = found(ofRole.slice(place, place + 1))
    const [after] = found([row])
    return before && after ? [[before, after] as const] : []
  })
}

const found = (rows: readonly ItemRow[]): readonly FoundItem[] =>
  rows.flatMap(({ at, item }) => (item ? [{ at, item }] : []))
