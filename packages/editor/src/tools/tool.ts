import type { Analysis, Box, Catalogue, Edit, Layout, Opening, PartId, Placement, Point } from '@ramp/domain'
import type { Camera, ScreenPoint } from '../camera.ts'
import type { EditKind } from '../history/history.ts'
import type { AxisLock } from '../input/keys.ts'
import type { Mode, ToolName } from '../modes/mode.ts'
import type { PenMode } from '../modes/pen-mode.ts'
import type { RulerGuide } from '../snapping/ruler-guide.ts'
import type { EditorState, Gesture } from '../state/editor-state.ts'
import type { Pick } from '../state/pick.ts'
import type { Settings } from '../state/settings.ts'

export type Pointer = {
  readonly at: Point
  readonly screen: ScreenPoint
  readonly over: PartId | null
  readonly isOnRotateHandle: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly ctrl: boolean
  readonly isTouch: boolean
  /** Pressed by a key, at the keyboard cursor or, with `alt`, exactly where it was typed. */
  readonly isKeyed: boolean
}

export type ToolEvent =
  | ({ readonly type: 'press' } & Pointer)
  | ({ readonly type: 'move' } & Pointer)
  | ({ readonly type: 'release' } & Pointer)
  /** R pressed while something is in the hand. */
  | { readonly type: 'turn'; readonly degrees: number }
  /** Enter or Escape: what was begun is kept as far as it is something; a tool that has no answer is cancelled. */
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }

/** What a tool asks the editor to do. A tool itself changes nothing. */
export type Intent =
  | { readonly type: 'select'; readonly ids: readonly PartId[] }
  /** Shows what letting go here would give. */
  | { readonly type: 'preview'; readonly edit: Edit; readonly gesture: Partial<Gesture> }
  | { readonly type: 'commit'; readonly label: string; readonly kind: EditKind; readonly edit: Edit }
  | { readonly type: 'pan'; readonly left: number; readonly top: number }
  | { readonly type: 'pick'; readonly pick: Pick }
  | { readonly type: 'guides'; readonly guides: readonly RulerGuide[] }
  /** Letting go here was not possible; the screen says why. */
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  /** The tool has done its one job: the mode's own tool comes back. */
  | { readonly type: 'finish' }

/**
 * A part would lie on another: a moved one went back to its last free place, a new one was not put down, one that a key
 * should move or turn stays. A corner of an outline on the site goes back where its sides would cross; one of a lot
 * stays where the setback still leaves a yard. Or an object would stand off the canvas, the drawing would be more than can
 * be kept, or the drawing may only be looked at: nothing was changed.
 */
export type Refusal =
  | 'moved-onto-another'
  | 'placed-on-another'
  | 'stays-where-it-is'
  | 'off-canvas'
  | 'cannot-be-kept'
  | 'no-outline'
  | 'no-yard'
  | 'read-only'

/** What a tool may look at. Layout and placement are the decided ones, without the gesture in progress. */
export type ToolContext = {
  readonly layout: Layout
  readonly analysis: Analysis
  readonly placement: Placement
  readonly catalogue: Catalogue
  readonly selection: readonly PartId[]
  readonly picked: EditorState['picked']
  readonly camera: Camera
  readonly visible: Box
  readonly mode: Mode
  readonly openingUse: Opening['use']
  readonly settings: Settings
  readonly rulerGuides: readonly RulerGuide[]
  readonly axisLock: AxisLock
  readonly penMode: PenMode
  /** An id for what is drawn. */
  readonly newId: () => string
}

type EventOf<Type extends ToolEvent['type']> = Extract<ToolEvent, { type: Type }>

export type Reaction<State> = { readonly next: State; readonly intents?: readonly Intent[] }

/** One handler table per state: the compiler insists that every state is answered for. */
export type Tool<State extends { readonly kind: string }> = {
  readonly name: ToolName
  readonly start: State
  readonly states: {
    readonly [Kind in State['kind']]: {
      readonly [Type in ToolEvent['type']]?: (
        state: Extract<State, { readonly kind: Kind }>,
        event: EventOf<Type>,
        context: ToolContext,
      ) => Reaction<State>
    }
  }
}

function react<State extends { readonly kind: string }>(
  tool: Tool<State>,
  state: State,
  event: ToolEvent,
  context: ToolContext,
): Reaction<State> {
  // The table is indexed by the state's own kind, so the handler found there takes this very state and event.
  const handlers = tool.states[state.kind as State['kind']]
  const handle = handlers[event.type] as
    | ((state: State, event: ToolEvent, context: ToolContext) => Reaction<State>)
    | undefined
  return handle?.(state, event, context) ?? { next: state }
}

/** A tool in the hand: the machine together with the state it is in. */
export type RunningTool = {
  readonly name: ToolName
  readonly state: { readonly kind: string }
  readonly send: (
    event: ToolEvent,
    context: ToolContext,
  ) => { readonly next: RunningTool; readonly intents: readonly Intent[] }
}

export const runTool = <State extends { readonly kind: string }>(
  tool: Tool<State>,
  state: State = tool.start,
): RunningTool => ({
  name: tool.name,
  state,
  send: (event, context) => {
    const { next, intents = [] } = react(tool, state, event, context)
    return { next: runTool(tool, next), intents }
  },
})
