import { addPart, normalizeAngle, type Point } from '@ramp/domain'
import type { Reaction, Tool, ToolContext } from '../tool.ts'
import { addIntents, type HeldItem, landAt } from './hold-part.ts'

export type PlaceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'carrying'; readonly held: HeldItem; readonly at: Point | null }

const idle = { kind: 'idle' } as const

/** Puts a gallery item on the layout: it is shown while the pointer moves and placed where it is let go. */
export const placeTool: Tool<PlaceState> = {
  name: 'place',
  start: idle,
  states: {
    idle: {},
    carrying: {
      press: (state) => ({ next: state }),
      move: ({ held }, { at, alt }, context) => show({ kind: 'carrying', held, at }, alt, context),
      turn: ({ held, at }, { degrees }, context) => {
        const rotation = normalizeAngle(held.rotation + degrees)
        return show(
          { kind: 'carrying', held: { ...held, rotation, keepsRotation: true }, at },
          false,
          context,
        )
      },
      release: ({ held }, { at, alt }, context) => {
        const landing = landAt(held, at, alt, context)
        if (!landing) return { next: idle, intents: [{ type: 'finish' }] }
        if (!landing.isRefused) return { next: idle, intents: addIntents(landing.part, context) }
        return {
          next: idle,
          intents: [{ type: 'refuse', refusal: 'placed-on-another' }, { type: 'finish' }],
        }
      },
      cancel: () => ({ next: idle, intents: [{ type: 'finish' }] }),
    },
  },
}

function show(
  state: Extract<PlaceState, { kind: 'carrying' }>,
  isFree: boolean,
  context: ToolContext,
): Reaction<PlaceState> {
  const landing = state.at && landAt(state.held, state.at, isFree, context)
  if (!landing) return { next: state }
  return {
    next: state,
    intents: [{ type: 'preview', edit: addPart(landing.part), gesture: landing.gesture }],
  }
}
