import {
  type Analysis,
  acceptSuggestedRails,
  analyse,
  type Catalogue,
  type Item,
  productRules,
} from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, SYSTEM_FORMAT } from '@ramp/formats'

/** The desired ratio of a new project: an inch of rise for twelve of ramp. */
const RATIO = 12

/**
 * A small job out of the line that is open, so that the tutorial shows the parts a person is about to use, joined as the
 * line wants it: a good ramp at 1:12, with the starter ramp where the line has one. Null when the line has no such parts.
 */
export function tutorialJob(catalogue: Catalogue): Analysis | null {
  const platform = stock(catalogue, 'platform', 60)
  const first = stock(catalogue, 'ramp', 72)
  const last = starterRamp(catalogue) ?? stock(catalogue, 'ramp', 96)
  if (!platform || !first || !last) return null
  const rise = ((first.usableLength ?? 0) + (last.usableLength ?? 0)) / RATIO
  const description = readSystemDescription({
    format: SYSTEM_FORMAT,
    product: catalogue.productLine,
    parts: [
      { id: 'door', shortName: platform.shortName, at: { x: 120, y: 120 }, rotation: 0 },
      {
        id: 'first',
        shortName: first.shortName,
        attach: { to: 'door', side: 'RIGHT', position: 'LEFT', mySide: 'TOP' },
      },
      {
        id: 'turn',
        shortName: platform.shortName,
        attach: { to: 'first', side: 'BOTTOM', position: 'RIGHT', mySide: 'LEFT' },
      },
      {
        id: 'second',
        shortName: last.shortName,
        attach: { to: 'turn', side: 'BOTTOM', position: 'LEFT', mySide: 'TOP' },
      },
    ],
    runs: [{ name: 'Primary', top: rise, bottom: 0, parts: ['door', 'first', 'turn', 'second'] }],
    entrances: [{ part: 'door', side: 'LEFT' }],
    exits: [{ part: 'second', side: 'BOTTOM' }],
  })
  const { layout } = layoutOfDescription(description, catalogue)
  return analyse(acceptSuggestedRails(analyse(layout, catalogue))(layout), catalogue)
}

/** The lowest ramp of a commercial run, which tapers to the ground. */
const starterRamp = ({ items }: Catalogue): Item | null =>
  items.find(({ role, isCustom }) => role === 'starter-ramp' && !isCustom) ?? null

/** A stock item of a role and length, with rails where the line has some. */
function stock({ items, productLine }: Catalogue, role: Item['role'], length: number): Item | null {
  const { handrails: usual } = productRules(productLine).defaults
  const fitting = items.filter(
    (item) =>
      item.role === role && !item.isCustom && !item.isTurn && !item.isResting && item.usableLength === length,
  )
  const square = fitting.filter(({ usableWidth }) => role !== 'platform' || usableWidth === 60)
  return square.find(({ handrails }) => handrails === usual) ?? square[0] ?? null
}
