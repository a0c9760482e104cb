import { addDrawing, type DrawingId, type DrawingStyle, distance, type Point } from '@ramp/domain'
import type { ScreenPoint } from '../../camera.ts'
import type { Draws } from '../../modes/draws.ts'
import { settlePoint } from '../../snapping/settle.ts'
import { drawingSettlingOf } from '../settling.ts'
import type { Pointer, Tool, ToolContext } from '../tool.ts'
import { shapeOfDrag } from './shape-of-drag.ts'

export type DrawState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'drawing'
      readonly id: DrawingId
      readonly screen: ScreenPoint
      readonly trail: readonly Point[]
    }

type Drawn = Extract<DrawState, { kind: 'drawing' }>

const idle = { kind: 'idle' } as const

/** A drag of this length or less draws nothing (spec 2 §4). */
const SHORTEST_IN_PIXELS = 25

/** Draws lines and shapes by dragging; while it is in the hand nothing is selected (spec 2 §4, drawing tool). */
export const drawTool = (draws: Draws, style: Partial<DrawingStyle> = {}): Tool<DrawState> => {
  const shape = (state: Drawn, to: Point, isEven: boolean) =>
    shapeOfDrag({ draws, style, id: state.id, trail: [...state.trail, to], isEven })
  return {
    name: 'draw',
    start: idle,
    states: {
      idle: {
        press: (_, pointer, context) => ({
          next: {
            kind: 'drawing',
            id: context.newId(),
            screen: pointer.screen,
            trail: [inRow(pointer, draws, context).at],
          },
          intents: [{ type: 'select', ids: [] }],
        }),
      },
      drawing: {
        move: (state, pointer, context) => {
          const { at: to, guides } = inRow(pointer, draws, context)
          const next = { ...state, trail: [...state.trail, to] }
          if (isTooShort(state, pointer)) return { next }
          const edit = addDrawing(shape(state, to, pointer.shift))
          return { next, intents: [{ type: 'preview', edit, gesture: { moving: [state.id], guides } }] }
        },
        release: (state, pointer, context) => {
          const isLoop = draws === 'freeform' || draws === 'brush'
          if (isTooShort(state, pointer) && !(isLoop && isFar(state.trail))) return { next: idle }
          const edit = addDrawing(shape(state, inRow(pointer, draws, context).at, pointer.shift))
          return { next: idle, intents: [{ type: 'commit', label: 'Draw', kind: 'added', edit }] }
        },
        cancel: () => ({ next: idle }),
      },
    },
  }
}

/** A click that trembles draws nothing; what is drawn by keys is meant. */
function isTooShort({ screen: from, trail }: Drawn, { screen: to, at, isKeyed }: Pointer): boolean {
  if (isKeyed) return distance(trail[0] ?? at, at) === 0
  return Math.hypot(to.left - from.left, to.top - from.top) <= SHORTEST_IN_PIXELS
}

/** A loop drawn by hand comes back to where it began, but went far. */
const isFar = (trail: readonly Point[]): boolean => {
  const [from = { x: 0, y: 0 }] = trail
  return trail.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) > SHORTEST_IN_PIXELS)
}

/** Ends and corners come into one row with objects near by; what is drawn by hand, or with Shift or Alt, goes its own way. */
function inRow({ at, shift, alt }: Pointer, draws: Draws, context: ToolContext) {
  const isByHand = draws === 'freeform' || draws === 'brush'
  return settlePoint(at, drawingSettlingOf([], context, isByHand || shift || alt))
}
