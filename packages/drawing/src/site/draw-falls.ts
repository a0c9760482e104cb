import { type GroundFall, groundFalls, normalOf, type Point, remember, type Spot, scale } from '@ramp/domain'
import type { Mark, Marks } from '../marks/mark.ts'
import { closedData, hairline, lineData, path, text } from '../marks/shapes.ts'
import { SITE_COLORS } from './site-colors.ts'

/** Less than this is level for anybody who stands on it. */
const LEVEL = 1 / 1000
const ARROW = 15

/** The pieces of the ground, dotted, each with an arrow the way it falls and how steeply. */
export const drawFalls = (spots: readonly Spot[]): Marks => falls(spots, null)

const falls = remember((spots: readonly Spot[], _: null): Marks => groundFalls(spots).flatMap(fallMarks))

function fallMarks({ at, towards, fall, corners }: GroundFall): Marks {
  const mesh = path(closedData(corners), { stroke: hairline('#c3cad4', 1, [2, 4]) })
  return fall < LEVEL ? [mesh] : [mesh, arrow(at, towards, `1 : ${Math.round(1 / fall)}`)]
}

function arrow(at: Point, towards: number, words: string): Mark {
  const way = normalOf(towards)
  const tip = scale(way, ARROW)
  const wing = (turn: number) => {
    const back = normalOf(towards + turn)
    return { x: tip.x + back.x * 6, y: tip.y + back.y * 6 }
  }
  const stroke = hairline(SITE_COLORS.fall, 1.5)
  return {
    kind: 'pinned',
    at,
    children: [
      path(lineData([scale(way, -ARROW), tip]), { stroke }),
      path(lineData([wing(150), tip, wing(-150)]), { stroke }),
      text(words, { x: 0, y: way.y > 0 ? -ARROW - 6 : ARROW + 15 }, 11, { color: SITE_COLORS.fall }),
    ],
  }
}
