import { add, addDrawing, type Drawing, type Point } from '@ramp/domain'
import { drawingBox } from '../../snapping/drawing-box.ts'
import { settle } from '../../snapping/settle.ts'
import type { Gesture } from '../../state/editor-state.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, Tool, ToolContext } from '../tool.ts'

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
      move: ({ drawing }, { at, alt }, context) => {
        const held = { ...drawing, at }
        const { landed, guides } = landing(held, alt, context)
        return { next: { kind: 'carrying', drawing: held }, intents: [show(landed, guides)] }
      },
      turn: ({ drawing }, { degrees }) => {
        const turned = { ...drawing, rotation: (drawing.rotation + degrees + 360) % 360 }
        return { next: { kind: 'carrying', drawing: turned }, intents: [show(turned, [])] }
      },
      release: ({ drawing }, { at, alt }, context) => {
        const { landed } = landing({ ...drawing, at }, alt, context)
        return {
          next: idle,
          intents: [
            { type: 'commit', label: 'Add', kind: 'added', edit: addDrawing(landed) },
            { type: 'select', ids: [drawing.id] },
            { type: 'finish' },
          ],
        }
      },
      cancel: () => ({ next: idle, intents: [{ type: 'finish' }] }),
    },
  },
}

/** Where a drawing in the hand comes to stand: in one row with objects near by, unless Alt is held. */
function landing(
  held: Drawing,
  isFree: boolean,
  context: ToolContext,
): { readonly landed: Drawing; readonly guides: Gesture['guides'] } {
  const moving = { parts: [], drawings: [drawingBox(held)] }
  const { by, guides } = settle(moving, NOWHERE, settlingOf([held.id], context, isFree))
  return { landed: { ...held, at: add(held.at, by) }, guides }
}

const NOWHERE: Point = { x: 0, y: 0 }

const show = (drawing: Drawing, guides: Gesture['guides']): Intent => ({
  type: 'preview',
  edit: addDrawing(drawing),
  gesture: { moving: [drawing.id], guides },
})
