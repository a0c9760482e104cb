import {
  type Analysis,
  analyse,
  type Catalogue,
  type Item,
  layoutOfDescription,
  readSystemDescription,
  SYSTEM_FORMAT,
} from '@ramp/domain'

/** Height of the door that the little job of the tutorial leads down from, inches. */
const DOOR = 24

/**
 * A small job out of the line that is open, so that the tutorial shows the parts a person is about to use. Null when the
 * line has no such parts.
 */
export function tutorialJob(catalogue: Catalogue): Analysis | null {
  const platform = stock(catalogue, 'platform', 60)
  const long = stock(catalogue, 'ramp', 96)
  const short = stock(catalogue, 'ramp', 72)
  if (!platform || !long || !short) return null
  const below = (to: string) => ({ to, side: 'BOTTOM', position: 'CENTER', mySide: 'TOP' })
  const description = readSystemDescription({
    format: SYSTEM_FORMAT,
    product: catalogue.productLine,
    parts: [
      { id: 'door', shortName: platform.shortName, at: { x: 120, y: 120 }, rotation: 0 },
      {
        id: 'first',
        shortName: short.shortName,
        attach: { to: 'door', side: 'RIGHT', position: 'CENTER', mySide: 'TOP' },
      },
      {
        id: 'turn',
        shortName: platform.shortName,
        attach: { to: 'first', side: 'BOTTOM', position: 'CENTER', mySide: 'LEFT' },
      },
      { id: 'second', shortName: long.shortName, attach: below('turn') },
    ],
    runs: [{ name: 'Primary', top: DOOR, bottom: 0, parts: ['door', 'first', 'turn', 'second'] }],
    entrances: [{ part: 'door', side: 'TOP' }],
    exits: [{ part: 'second', side: 'BOTTOM' }],
  })
  const { layout } = layoutOfDescription(description, catalogue)
  return analyse(layout, catalogue)
}

/** A stock item of a role and length, with rails where the line has some. */
function stock({ items }: Catalogue, role: Item['role'], length: number): Item | null {
  const fitting = items.filter(
    (item) =>
      item.role === role && !item.isCustom && !item.isTurn && !item.isResting && item.usableLength === length,
  )
  const square = fitting.filter(({ usableWidth }) => role !== 'platform' || usableWidth === 60)
  return square.find(({ handrails }) => handrails === 'TWO_LINE') ?? square[0] ?? null
}
