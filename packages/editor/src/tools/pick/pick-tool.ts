import type { Point } from '@ramp/domain'
import type { ScreenPoint } from '../../camera.ts'
import type { ToolName } from '../../modes/mode.ts'
import { isDrag } from '../gesture.ts'
import type { Intent, Tool, ToolContext } from '../tool.ts'

export type PickState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressing'; readonly screen: ScreenPoint }
  | { readonly kind: 'panning'; readonly last: ScreenPoint }

const idle = { kind: 'idle' } as const

/** A tool whose click picks something and whose drag moves the view: parts stand still in its mode. */
export const pickTool = (
  name: ToolName,
  pick: (at: Point, context: ToolContext) => readonly Intent[],
): Tool<PickState> => ({
  name,
  start: idle,
  states: {
    idle: { press: (_, { screen }) => ({ next: { kind: 'pressing', screen } }) },
    pressing: {
      move: (state, { screen, isTouch }) =>
        isDrag(state.screen, screen, isTouch) ? panFrom(state.screen, screen) : { next: state },
      release: (_, { at }, context) => ({ next: idle, intents: pick(at, context) }),
      cancel: () => ({ next: idle }),
    },
    panning: {
      move: ({ last }, { screen }) => panFrom(last, screen),
      release: () => ({ next: idle }),
      cancel: () => ({ next: idle }),
    },
  },
})

const panFrom = (last: ScreenPoint, screen: ScreenPoint) => ({
  next: { kind: 'panning', last: screen } as const,
  intents: [{ type: 'pan', left: screen.left - last.left, top: screen.top - last.top } as const],
})

/** Of things around a point the nearest one within its own radius. */
export function nearestWithin<Thing>(
  things: readonly Thing[],
  distanceOf: (thing: Thing) => number,
  radiusOf: (thing: Thing) => number,
): Thing | null {
  let nearest: Thing | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const away = distanceOf(thing)
    if (away > radiusOf(thing) || away >= shortest) continue
    nearest = thing
    shortest = away
  }
  return nearest
}
