import type { Inches, PartHeight, PlacedPart, PlatformRails } from '@ramp/domain'
import {
  closedData,
  type GroupMark,
  group,
  hairline,
  type Mark,
  PALETTE,
  path,
  placedMatrix,
} from '@ramp/drafting'
import { drawLift } from '../loose-parts/draw-lift.ts'
import { drawPiece } from '../loose-parts/draw-piece.ts'
import { drawPortable } from '../loose-parts/draw-portable.ts'
import { drawThreshold } from '../loose-parts/draw-threshold.ts'
import { drawTransition } from '../loose-parts/draw-transition.ts'
import { drawArrDeck } from '../system-parts/draw-arr.ts'
import { drawPlatformDeck } from '../system-parts/draw-platform.ts'
import { drawRampDeck } from '../system-parts/draw-ramp.ts'
import { drawStairDeck } from '../system-parts/draw-stair.ts'
import { dimmedBody } from './dimmed.ts'
import { partLabel } from './part-label.ts'

/** How a part is shown beyond what it is. */
export type PartLook = {
  readonly isSelected?: boolean | undefined
  /** Half opacity, as in the steps where parts are locked (spec 1 §4). */
  readonly isDimmed?: boolean | undefined
  /** Red outline: the part has no valid connection (spec 2 §8). */
  readonly isError?: boolean | undefined
  /** Colour of the part's run, laid over its deck. */
  readonly runColor?: string | undefined
  /** Heights are lettered under the name. */
  readonly height?: PartHeight | undefined
  /** The smallest letters that can be read where it is shown: its name is that large where the part has room. */
  readonly readable?: Inches | undefined
  /** The name stands elsewhere, as under a gallery card. */
  readonly hasNoName?: boolean | undefined
}

/** A part as a drafter draws it: outline, treads, rails, name and height. */
export function drawPart(
  placed: PlacedPart,
  rails: PlatformRails | undefined,
  look: PartLook = {},
): GroupMark {
  const { part } = placed
  const label = partLabel(placed, {
    height: look.height,
    hasName: look.hasNoName !== true,
    readable: look.readable ?? 0,
  })
  const body = [...drawDeck(placed, rails, look), ...overlay(placed, look)]
  // Names, heights and arrows are read in the steps too, where the part is background: they stay dark (WCAG 1.4.3).
  return group([...(look.isDimmed ? [dimmedBody(body)] : body), ...label], {
    id: part.id,
    matrix: placedMatrix(part),
  })
}

function drawDeck(placed: PlacedPart, rails: PlatformRails | undefined, look: PartLook): readonly Mark[] {
  switch (placed.part.kind) {
    case 'platform':
    case 'platform-ext':
      return drawPlatformDeck(placed, rails, outlineColor(look))
    case 'ramp':
      return drawRampDeck(placed, placed.part, outlineColor(look))
    case 'stair':
      return drawStairDeck(placed, outlineColor(look))
    case 'arr':
      return drawArrDeck(placed, outlineColor(look))
    case 'transition':
      return drawTransition(placed, outlineColor(look))
    case 'piece':
      return drawPiece(placed, outlineColor(look))
    case 'portable':
      return drawPortable(placed, outlineColor(look))
    case 'threshold':
      return drawThreshold(placed, outlineColor(look))
    case 'vpl':
      return drawLift(placed, outlineColor(look))
  }
}

const outlineColor = ({ isError, isSelected }: PartLook): string => {
  if (isError) return PALETTE.error
  return isSelected ? PALETTE.selected : PALETTE.outline
}

function overlay({ corners }: PlacedPart, { runColor, isSelected, isError }: PartLook): readonly Mark[] {
  const frame = closedData(corners)
  return [
    ...(runColor ? [group([path(frame, { fill: runColor })], { opacity: 0.16 })] : []),
    ...(isSelected ? [group([path(frame, { fill: PALETTE.selected })], { opacity: 0.07 })] : []),
    ...(isError ? [path(frame, { stroke: hairline(PALETTE.error, 2.2) })] : []),
    ...(isSelected ? [path(frame, { stroke: hairline(PALETTE.selected, 2) })] : []),
  ]
}
