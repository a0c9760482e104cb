import type { ScreenPoint } from '../../camera.ts'
import { isDrag } from '../gesture.ts'
import type { Reaction, Tool } from '../tool.ts'

export type PanState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'panning'; readonly last: ScreenPoint }
  /** A finger that has not moved yet: it may be a tap on nothing. */
  | { readonly kind: 'touching'; readonly from: ScreenPoint }

const idle = { kind: 'idle' } as const

/** Moves the view with the middle button, while Space is held, or with one finger on the empty canvas. */
export const panTool: Tool<PanState> = {
  name: 'pan',
  start: idle,
  states: {
    idle: {
      press: (_, { screen, isTouch }) => ({
        next: isTouch ? { kind: 'touching', from: screen } : { kind: 'panning', last: screen },
      }),
    },
    touching: {
      move: (state, { screen }) =>
        isDrag(state.from, screen, true) ? panned(state.from, screen) : { next: state },
      release: () => ({ next: idle, intents: [{ type: 'select', ids: [] }, { type: 'finish' }] }),
      cancel: () => ({ next: idle, intents: [{ type: 'finish' }] }),
    },
    panning: {
      move: ({ last }, { screen }) => panned(last, screen),
      release: () => ({ next: idle, intents: [{ type: 'finish' }] }),
      cancel: () => ({ next: idle, intents: [{ type: 'finish' }] }),
    },
  },
}

const panned = (last: ScreenPoint, screen: ScreenPoint): Reaction<PanState> => ({
  next: { kind: 'panning', last: screen },
  intents: [{ type: 'pan', left: screen.left - last.left, top: screen.top - last.top }],
})
