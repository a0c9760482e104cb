import type { Analysis, Catalogue, Layout, Placement, Point } from '@ramp/domain'
import { inchesOf, panBy, toLayout, visibleBox } from '../camera.ts'
import { objectAt } from '../hit-test/hit-test.ts'
import type { EditorEvent, Modifiers } from '../input/editor-event.ts'
import type { AxisLock } from '../input/keys.ts'
import { MODES, type ToolName } from '../modes/mode.ts'
import { guideAt, type RulerGuide } from '../snapping/ruler-guide.ts'
import { type EditorState, NO_GESTURE } from '../state/editor-state.ts'
import { guideTool, slidingOf } from '../tools/guide/guide-tool.ts'
import { isOnHandle, rotateHandleAt } from '../tools/select/rotate-handle.ts'
import { isInside } from '../tools/select/selection-handles.ts'
import { heldAt } from '../tools/select/shaping.ts'
import {
  type Intent,
  type Pointer,
  type RunningTool,
  runTool,
  type ToolContext,
  type ToolEvent,
} from '../tools/tool.ts'
import { leavesLargestCanvas } from './room-on-canvas.ts'
import type { Store } from './store.ts'
import { TOOLS } from './tools.ts'

/** A finger hits what is this near to it, in pixels. */
const FINGER_IN_PIXELS = 12

/** After these nothing of the gesture is shown any more, unless the tool goes on showing it. */
const ENDS: ReadonlySet<ToolEvent['type']> = new Set(['release', 'cancel', 'end'])

/** What the hand needs of the editor around it. */
export type ToolControllerContext = {
  readonly catalogue: Catalogue
  readonly placement: Placement
  readonly analyse: (layout: Layout) => Analysis
  readonly axisLock: AxisLock
  readonly newId: () => string
}

type PointerEvent = Extract<EditorEvent, { type: 'press' | 'move' | 'release' }>

/** The tool in the hand: turns pointer events into intents, and shows the gesture while it lasts. */
export class ToolController {
  #running: RunningTool = TOOLS.select
  /** The tool that comes back when the view has been moved. */
  #interrupted: RunningTool | null = null
  /** Where the pointer was last, until it lets go. */
  #last: PointerEvent | null = null
  #isPressed = false
  readonly #store: Store
  readonly #surroundings: () => ToolControllerContext
  readonly #carryOut: (intent: Exclude<Intent, { type: 'preview' | 'pan' | 'guides' | 'finish' }>) => void

  constructor(
    store: Store,
    surroundings: () => ToolControllerContext,
    carryOut: (intent: Exclude<Intent, { type: 'preview' | 'pan' | 'guides' | 'finish' }>) => void,
  ) {
    this.#store = store
    this.#surroundings = surroundings
    this.#carryOut = carryOut
  }

  get isBusy(): boolean {
    return this.#running.state.kind !== 'idle'
  }

  take(tool: ToolName | RunningTool) {
    this.#interrupted = null
    this.#hold(typeof tool === 'string' ? TOOLS[tool] : tool)
  }

  /** Puts the tool down without finishing: everything is as it was before the gesture. */
  drop() {
    this.#isPressed = false
    if (this.isBusy) this.send({ type: 'cancel' })
  }

  /** Puts down what a press holds; what is made of several presses stays as far as it is. */
  letGo() {
    if (this.#isPressed) this.drop()
  }

  /** What was begun is over: a path keeps the knots it has, everything else is as it was. */
  end() {
    const before = this.#running.state
    if (this.isBusy) this.send({ type: 'end' })
    if (this.#running.state === before) this.drop()
  }

  /** A key that changes what the gesture does went down or up; true when there is a gesture. */
  keysChanged(held: Modifiers | null): boolean {
    if (!held || !this.isBusy || !this.#last) return false
    this.pointer({ ...this.#last, ...held, type: 'move' }, false)
    return true
  }

  pointer(event: PointerEvent, isPanning: boolean) {
    this.#last = event.type === 'release' ? null : event
    if (event.type !== 'move') this.#isPressed = event.type === 'press'
    const pointer = this.#pointerOf(event)
    const taken = event.type === 'press' ? this.#takenBy(event, pointer, isPanning) : null
    if (taken) {
      this.#interrupted = this.#running
      this.#hold(taken)
    }
    const hover = event.type === 'move' && !this.isBusy ? pointer.over : this.#store.state.hover
    this.#store.set({ pointer: pointer.at, hover })
    this.send({ type: event.type, ...pointer })
  }

  /** Takes a new guide out of the ruler of an axis. */
  drawGuide(axis: RulerGuide['axis']) {
    this.drop()
    this.#interrupted = this.#running
    this.#hold(runTool(guideTool, slidingOf(axis, this.#store.state.rulerGuides, null)))
  }

  /** A tool that a press puts into the hand before the mode's own: it moves the view, or a guide. */
  #takenBy(
    event: Extract<PointerEvent, { type: 'press' }>,
    { at, over, isOnRotateHandle, isTouch }: Pointer,
    isPanning: boolean,
  ): RunningTool | null {
    if (this.#running.name === 'pan') return null
    if (event.button === 'middle' || isPanning) return TOOLS.pan
    if (this.#running.name !== 'select' || this.isBusy || over !== null || isOnRotateHandle) return null
    const { rulerGuides, camera, settings } = this.#store.state
    const context = this.#context()
    if (heldAt(at, context, isTouch)) return null
    const guide = settings.showGuides ? guideAt(rulerGuides, at, camera) : null
    if (guide) return runTool(guideTool, slidingOf(guide.axis, rulerGuides, guide))
    // One finger on the empty canvas moves the view; a tap there is a click on nothing.
    return isTouch && !isInside(at, context) ? TOOLS.pan : null
  }

  /** Hides what is carried while the pointer is off the canvas. */
  leave() {
    this.#store.set({ pointer: null, hover: null })
    if (this.#running.name === 'place' || this.#running.name === 'place-drawing') this.#clearGesture()
  }

  send(event: ToolEvent) {
    const { next, intents } = this.#running.send(event, this.#context())
    this.#hold(next)
    if (ENDS.has(event.type)) this.#clearGesture()
    for (const intent of intents) this.#follow(intent)
  }

  #follow(intent: Intent) {
    const { history, camera } = this.#store.state
    switch (intent.type) {
      case 'preview': {
        const { layout: before } = history.now
        const layout = intent.edit(before)
        const isRefused =
          intent.gesture.isRefused === true ||
          leavesLargestCanvas(before, layout, this.#surroundings().catalogue)
        this.#store.set({ layout, gesture: { ...NO_GESTURE, ...intent.gesture, isRefused } })
        break
      }
      case 'guides':
        this.#store.set({ rulerGuides: intent.guides })
        break
      case 'pan':
        this.#store.set({ camera: panBy(camera, intent.left, intent.top) })
        break
      case 'finish':
        this.take(this.#interrupted ?? MODES[this.#store.state.mode].tool)
        break
      default:
        this.#carryOut(intent)
    }
  }

  #hold(tool: RunningTool) {
    this.#running = tool
    this.#store.set({ tool: tool.name, toolState: tool.state })
  }

  #clearGesture() {
    const { history } = this.#store.state
    this.#store.set({ layout: history.now.layout, gesture: NO_GESTURE })
  }

  #context(): ToolContext {
    const { history, selection, picked, camera, viewSize, mode, openingUse, settings, rulerGuides, penMode } =
      this.#store.state
    const { catalogue, placement, analyse, axisLock, newId } = this.#surroundings()
    const layout = history.now.layout
    return {
      layout,
      // Only some tools look at the analysis, so it waits until one does.
      get analysis() {
        return analyse(layout)
      },
      placement,
      catalogue,
      selection,
      picked,
      camera,
      visible: visibleBox(camera, viewSize),
      mode,
      openingUse,
      settings,
      rulerGuides,
      axisLock,
      penMode,
      newId,
    }
  }

  #pointerOf({
    at: screen,
    shift = false,
    alt = false,
    ctrl = false,
    isTouch = false,
    isKeyed = false,
  }: PointerEvent): Pointer {
    const { camera } = this.#store.state
    const at: Point = toLayout(camera, screen)
    const { placement } = this.#surroundings()
    const reach = isTouch ? FINGER_IN_PIXELS : 0
    const over = objectAt(this.#store.state.history.now.layout, placement, at, inchesOf(camera, reach))
    const handle = rotateHandleOf(this.#store.state, placement)
    const isOnRotateHandle = isOnHandle(handle, at, camera, reach)
    return { at, screen, over, isOnRotateHandle, shift, alt, ctrl, isTouch, isKeyed }
  }
}

/** Where the handle that turns the selection stands; null when there is none to take hold of. */
export function rotateHandleOf(state: EditorState, placement: Placement): Point | null {
  if (state.tool !== 'select' || MODES[state.mode].isLocked) return null
  return rotateHandleAt(state, placement)
}
