import {
  type Degrees,
  type Edit,
  moveObjects,
  type PartId,
  type Point,
  rotateObjects,
  subtract,
} from '@ramp/domain'
import type { ScreenPoint } from '../../camera.ts'
import { MODES } from '../../modes/mode.ts'
import { isValidTurn, turnCentre, turnStepFor } from '../../snapping/turn.ts'
import type { Gesture } from '../../state/editor-state.ts'
import { isDrag } from '../gesture.ts'
import type { Intent, Pointer, Reaction, Tool, ToolContext } from '../tool.ts'
import { dragObjects, dropEdit, previewDrag } from './drag-objects.ts'
import { marqueeOf, objectsIn } from './marquee.ts'
import { isInside } from './selection-handles.ts'
import { commitShape, type Grip, heldAt, previewShape, tickIntents } from './shaping.ts'

export type SelectState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressing'
      readonly from: Point
      readonly screen: ScreenPoint
      /** What lies under the pointer; null inside the frame of the selection, where nothing is drawn. */
      readonly part: PartId | null
      readonly shift: boolean
    }
  | {
      readonly kind: 'dragging'
      readonly from: Point
      readonly ids: readonly PartId[]
      /** The last movement that left no system part on another: where the parts go back to (spec 1 §4, snapping). */
      readonly lastValid: Point
    }
  | { readonly kind: 'marquee'; readonly from: Point; readonly before: readonly PartId[] }
  | { readonly kind: 'shaping'; readonly held: Grip }
  | {
      readonly kind: 'rotating'
      readonly ids: readonly PartId[]
      readonly about: Point
      readonly from: Point
      readonly step: Degrees
      readonly lastValid: Degrees
    }

const idle = { kind: 'idle' } as const

export const selectTool: Tool<SelectState> = {
  name: 'select',
  start: idle,
  states: {
    idle: {
      press: (_, { at, screen, over, shift, isOnRotateHandle, isTouch }, context) => {
        if (isOnRotateHandle) return startTurning(at, context)
        const held = heldAt(at, context, isTouch)
        if (held) return { next: { kind: 'shaping', held } }
        if (over || (!shift && isInside(at, context)))
          return { next: { kind: 'pressing', from: at, screen, part: over, shift } }
        const before = shift ? context.selection : []
        return { next: { kind: 'marquee', from: at, before }, intents: [{ type: 'select', ids: before }] }
      },
    },
    pressing: {
      move: (state, pointer, context) => {
        if (!isDrag(state.screen, pointer.screen, pointer.isTouch) || MODES[context.mode].isLocked)
          return { next: state }
        const ids = draggedIds(state.part, state.shift, context)
        const next = { kind: 'dragging', from: state.from, ids, lastValid: { x: 0, y: 0 } } as const
        const moved = dragTo(next, pointer, context)
        return { ...moved, intents: [{ type: 'select', ids }, ...(moved.intents ?? [])] }
      },
      release: ({ part, shift, from }, _, context) =>
        part === null
          ? { next: idle, intents: [{ type: 'select', ids: [] }] }
          : {
              next: idle,
              intents: [
                { type: 'select', ids: shift ? toggled(context.selection, part) : [part] },
                ...tickIntents(part, from, context),
              ],
            },
      cancel: () => ({ next: idle }),
    },
    dragging: {
      move: (state, pointer, context) => dragTo(state, pointer, context),
      release: (state, pointer, context) => {
        const dropped = dragObjects(state.ids, { from: state.from, to: pointer }, context)
        const edit = dropped.isRefused
          ? moveObjects(state.ids, state.lastValid)
          : dropEdit(state.ids, dropped, context)
        const intents: readonly Intent[] = [
          { type: 'commit', label: 'Move', kind: 'moved', edit },
          ...(dropped.isRefused ? [{ type: 'refuse', refusal: 'moved-onto-another' } as const] : []),
        ]
        return { next: idle, intents }
      },
      cancel: () => ({ next: idle }),
    },
    marquee: {
      move: (state, { at }, { placement, layout }) => {
        const marquee = marqueeOf(state.from, at)
        const ids = [...new Set([...state.before, ...objectsIn(marquee, placement, layout)])]
        return { next: state, intents: [{ type: 'select', ids }, show({ marquee })] }
      },
      release: () => ({ next: idle }),
      cancel: ({ before }) => ({ next: idle, intents: [{ type: 'select', ids: before }] }),
    },
    shaping: {
      move: (state, pointer, context) => ({
        next: state,
        intents: [previewShape(state.held, pointer, context)],
      }),
      release: ({ held }, pointer, context) => ({ next: idle, intents: commitShape(held, pointer, context) }),
      cancel: () => ({ next: idle }),
    },
    rotating: {
      move: (state, { at }, context) => {
        const degrees = turnTo(state, at)
        const isRefused = !isValid(state, degrees, context)
        return {
          next: isRefused ? state : { ...state, lastValid: degrees },
          intents: [
            {
              type: 'preview',
              edit: rotateObjects(state.ids, degrees, state.about),
              gesture: { moving: state.ids, isRefused },
            },
          ],
        }
      },
      release: (state, { at }, context) => {
        const wanted = turnTo(state, at)
        const degrees = isValid(state, wanted, context) ? wanted : state.lastValid
        return { next: idle, intents: degrees === 0 ? [] : [turnIntent(state, degrees)] }
      },
      cancel: () => ({ next: idle }),
    },
  },
}

const unchanged: Edit = (layout) => layout

const show = (gesture: Partial<Gesture>): Intent => ({ type: 'preview', edit: unchanged, gesture })

/** A part outside of the selection is dragged alone; Shift takes it along with the selection. */
function draggedIds(part: PartId | null, shift: boolean, { selection }: ToolContext): readonly PartId[] {
  if (part === null || selection.includes(part)) return selection
  return shift ? [...selection, part] : [part]
}

const toggled = (selection: readonly PartId[], part: PartId): readonly PartId[] =>
  selection.includes(part) ? selection.filter((id) => id !== part) : [...selection, part]

type Dragging = Extract<SelectState, { kind: 'dragging' }>
type Rotating = Extract<SelectState, { kind: 'rotating' }>

function dragTo(state: Dragging, pointer: Pointer, context: ToolContext): Reaction<SelectState> {
  const dropped = dragObjects(state.ids, { from: state.from, to: pointer }, context)
  return {
    // A turned part is valid where it is joined and nowhere else.
    next: dropped.isRefused || dropped.isTurned ? state : { ...state, lastValid: dropped.by },
    intents: [previewDrag(state.ids, dropped)],
  }
}

function startTurning(at: Point, { selection, layout, placement }: ToolContext): Reaction<SelectState> {
  const about = turnCentre(selection, placement, layout)
  const step = turnStepFor(selection, layout)
  return about
    ? { next: { kind: 'rotating', ids: selection, about, from: at, step, lastValid: 0 } }
    : { next: idle }
}

const angleOf = ({ x, y }: Point): Degrees => (Math.atan2(y, x) * 180) / Math.PI

const turnTo = ({ about, from, step }: Rotating, at: Point): Degrees => {
  const turned = angleOf(subtract(at, about)) - angleOf(subtract(from, about))
  const steps = Math.round(turned / step) % (360 / step)
  return steps * step + 0
}

const isValid = (
  { ids, about }: Rotating,
  degrees: Degrees,
  { layout, placement, catalogue }: ToolContext,
): boolean => isValidTurn({ ids, about, degrees }, layout, placement, catalogue)

const turnIntent = ({ ids, about }: Rotating, degrees: Degrees): Intent => ({
  type: 'commit',
  label: 'Rotate',
  kind: 'rotated',
  edit: rotateObjects(ids, degrees, about),
})
