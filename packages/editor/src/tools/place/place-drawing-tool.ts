import { addDrawing, type Drawing, type Point } from '@ramp/domain'
import type { Tool } from '../tool.ts'

export type PlaceDrawingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'carrying'; readonly drawing: Drawing }

const idle = { kind: 'idle' } as const

/** Carries a drawing from its card to the canvas and lets it go there. */
export const placeDrawingTool: Tool<PlaceDrawingState> = {
  name: 'place-drawing',
  start: idle,
  states: {
    idle: {},
    carrying: {
      move: ({ drawing }, { at }) => ({
        next: { kind: 'carrying', drawing: put(drawing, at) },
        intents: [{ type: 'preview', edit: addDrawing(put(drawing, at)), gesture: { moving: [drawing.id] } }],
      }),
      turn: ({ drawing }, { degrees }) => {
        const turned = { ...drawing, rotation: (drawing.rotation + degrees + 360) % 360 }
        return {
          next: { kind: 'carrying', drawing: turned },
          intents: [{ type: 'preview', edit: addDrawing(turned), gesture: { moving: [drawing.id] } }],
        }
      },
      release: ({ drawing }, { at }) => ({
        next: idle,
        intents: [
          { type: 'commit', label: 'Add', kind: 'added', edit: addDrawing(put(drawing, at)) },
          { type: 'select', ids: [drawing.id] },
          { type: 'finish' },
        ],
      }),
      cancel: () => ({ next: idle, intents: [{ type: 'finish' }] }),
    },
  },
}

const put = (drawing: Drawing, at: Point): Drawing => ({ ...drawing, at })
