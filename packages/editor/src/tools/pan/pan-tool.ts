import type { ScreenPoint } from '../../camera/camera.ts'
import type { Tool } from '../tool.ts'

export type PanState = { readonly kind: 'idle' } | { readonly kind: 'panning'; readonly last: ScreenPoint }

const idle = { kind: 'idle' } as const

/** Moves the view with the middle button, or while Space is held. */
export const panTool: Tool<PanState> = {
  name: 'pan',
  start: idle,
  states: {
    idle: { press: (_, { screen }) => ({ next: { kind: 'panning', last: screen } }) },
    panning: {
      move: ({ last }, { screen }) => ({
        next: { kind: 'panning', last: screen },
        intents: [{ type: 'pan', left: screen.left - last.left, top: screen.top - last.top }],
      }),
      release: () => ({ next: idle, intents: [{ type: 'finish' }] }),
      cancel: () => ({ next: idle, intents: [{ type: 'finish' }] }),
    },
  },
}
