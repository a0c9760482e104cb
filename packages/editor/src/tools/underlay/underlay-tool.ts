import { moveUnderlay, type Point, subtract } from '@ramp/domain'
import type { ScreenPoint } from '../../camera.ts'
import { isDrag } from '../gesture.ts'
import type { Intent, Reaction, Tool } from '../tool.ts'

/** Points that were tapped on the plan, two at most. */
type Measured = { readonly points: readonly Point[] }

export type UnderlayState =
  /** Takes two points of the plan; a third begins anew. */
  | ({ readonly kind: 'measuring' } & Measured)
  | ({ readonly kind: 'pressing'; readonly screen: ScreenPoint } & Measured)
  | ({ readonly kind: 'panning'; readonly last: ScreenPoint } & Measured)
  /** Moves the plan by what is dragged. */
  | { readonly kind: 'resting' }
  | { readonly kind: 'grasping'; readonly screen: ScreenPoint; readonly from: Point }
  | { readonly kind: 'moving'; readonly from: Point }

/** The hand on a lot plan under the drawing: it takes two of its points, or moves it. */
export const underlayTool: Tool<UnderlayState> = {
  name: 'underlay',
  start: { kind: 'measuring', points: [] },
  states: {
    measuring: {
      press: ({ points }, { screen }) => ({ next: { kind: 'pressing', screen, points } }),
      cancel: (state) => ({ next: state, intents: [{ type: 'finish' }] }),
    },
    pressing: {
      move: (state, { screen, isTouch }) =>
        isDrag(state.screen, screen, isTouch)
          ? {
              next: { kind: 'panning', last: screen, points: state.points },
              intents: [pan(state.screen, screen)],
            }
          : { next: state },
      release: ({ points }, { at }) => ({
        next: { kind: 'measuring', points: points.length < 2 ? [...points, at] : [at] },
      }),
      cancel: ({ points }) => ({ next: { kind: 'measuring', points } }),
    },
    panning: {
      move: (state, { screen }) => ({
        next: { ...state, last: screen },
        intents: [pan(state.last, screen)],
      }),
      release: ({ points }) => ({ next: { kind: 'measuring', points } }),
      cancel: ({ points }) => ({ next: { kind: 'measuring', points } }),
    },
    resting: {
      press: (_, { at, screen }) => ({ next: { kind: 'grasping', screen, from: at } }),
      cancel: (state) => ({ next: state, intents: [{ type: 'finish' }] }),
    },
    grasping: {
      move: (state, { at, screen, isTouch }) =>
        isDrag(state.screen, screen, isTouch) ? moved(state.from, at) : { next: state },
      release: () => ({ next: { kind: 'resting' } }),
      cancel: () => ({ next: { kind: 'resting' } }),
    },
    moving: {
      move: ({ from }, { at }) => moved(from, at),
      release: ({ from }, { at }) => {
        const by = subtract(at, from)
        const edit = moveUnderlay(by)
        return {
          next: { kind: 'resting' },
          intents:
            by.x === 0 && by.y === 0
              ? []
              : [{ type: 'commit', label: 'Move lot plan', kind: 'propChange', edit }],
        }
      },
      cancel: () => ({ next: { kind: 'resting' } }),
    },
  },
}

const moved = (from: Point, at: Point): Reaction<UnderlayState> => ({
  next: { kind: 'moving', from },
  intents: [{ type: 'preview', edit: moveUnderlay(subtract(at, from)), gesture: { moving: [MOVED] } }],
})

/** What the gesture calls the plan while it is in the hand. */
export const MOVED = 'underlay'

const pan = (from: ScreenPoint, to: ScreenPoint): Intent => ({
  type: 'pan',
  left: to.left - from.left,
  top: to.top - from.top,
})
