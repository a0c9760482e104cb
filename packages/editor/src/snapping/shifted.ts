import { add, type PlacedPart, type PlacedSide, type Point, type Side } from '@ramp/domain'

/** Placed parts somewhere else, without asking the catalogue again: a drag does this for every pointer move. */
export const shifted = (parts: readonly PlacedPart[], by: Point): readonly PlacedPart[] =>
  by.x === 0 && by.y === 0 ? parts : parts.map((one) => shiftOne(one, by))

function shiftOne(placed: PlacedPart, by: Point): PlacedPart {
  const side = (name: Side) => shiftSide(placed.sides[name], by)
  const [topLeft, topRight, bottomRight, bottomLeft] = placed.outline
  return {
    ...placed,
    part: { ...placed.part, at: add(placed.part.at, by) },
    outline: [add(topLeft, by), add(topRight, by), add(bottomRight, by), add(bottomLeft, by)],
    sides: { TOP: side('TOP'), RIGHT: side('RIGHT'), BOTTOM: side('BOTTOM'), LEFT: side('LEFT') },
    box: { min: add(placed.box.min, by), max: add(placed.box.max, by) },
  }
}

const shiftSide = (side: PlacedSide, by: Point): PlacedSide => ({
  ...side,
  middle: add(side.middle, by),
  left: add(side.left, by),
  right: add(side.right, by),
})
