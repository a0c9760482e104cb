import { addDrawing, type DrawingId, type DrawingStyle, type Point } from '@ramp/domain'
import type { ScreenPoint } from '../../camera/camera.ts'
import { gridStep } from '../../snapping/grid.ts'
import type { Tool, ToolContext } from '../tool.ts'
import { type Draws, shapeOfDrag } from './shape-of-drag.ts'

export type DrawState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'drawing'
      readonly id: DrawingId
      readonly screen: ScreenPoint
      readonly trail: readonly Point[]
    }

const idle = { kind: 'idle' } as const

/** A drag of this length or less draws nothing (spec 2 §4). */
const SHORTEST_IN_PIXELS = 25

/** Draws lines and shapes by dragging; while it is in the hand nothing is selected (spec 2 §4, drawing tool). */
export const drawTool = (draws: Draws, style: Partial<DrawingStyle> = {}): Tool<DrawState> => {
  const shape = (state: Extract<DrawState, { kind: 'drawing' }>, to: Point, isEven: boolean) =>
    shapeOfDrag({ draws, style, id: state.id, trail: [...state.trail, to], isEven })
  return {
    name: 'draw',
    start: idle,
    states: {
      idle: {
        press: (_, { at, screen }, context) => ({
          next: { kind: 'drawing', id: context.newId(), screen, trail: [onGrid(at, context)] },
          intents: [{ type: 'select', ids: [] }],
        }),
      },
      drawing: {
        move: (state, { at, screen, shift }, context) => {
          const to = onGrid(at, context)
          const next = { ...state, trail: [...state.trail, to] }
          if (isTooShort(state.screen, screen)) return { next }
          const edit = addDrawing(shape(state, to, shift))
          return { next, intents: [{ type: 'preview', edit, gesture: { moving: [state.id] } }] }
        },
        release: (state, { at, screen, shift }, context) => {
          const isLoop = draws === 'freeform' || draws === 'brush'
          if (isTooShort(state.screen, screen) && !(isLoop && isFar(state.trail))) return { next: idle }
          const edit = addDrawing(shape(state, onGrid(at, context), shift))
          return { next: idle, intents: [{ type: 'commit', label: 'Draw', kind: 'added', edit }] }
        },
        cancel: () => ({ next: idle }),
      },
    },
  }
}

const isTooShort = (from: ScreenPoint, to: ScreenPoint): boolean =>
  Math.hypot(to.left - from.left, to.top - from.top) <= SHORTEST_IN_PIXELS

/** A loop drawn by hand comes back to where it began, but went far. */
const isFar = (trail: readonly Point[]): boolean => {
  const [from = { x: 0, y: 0 }] = trail
  return trail.some(({ x, y }) => Math.hypot(x - from.x, y - from.y) > SHORTEST_IN_PIXELS)
}

function onGrid(at: Point, { settings, camera }: Pick<ToolContext, 'settings' | 'camera'>): Point {
  if (!settings.gridSnapping) return at
  const step = gridStep(camera.zoom)
  return { x: Math.round(at.x / step) * step, y: Math.round(at.y / step) * step }
}
