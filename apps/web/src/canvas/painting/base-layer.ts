import { analyse, type Box, boxAround, type Layout, previewSystem, roomFor } from '@ramp/domain'
import type { View } from '@ramp/drafting'
import { drawGrid } from '@ramp/drawing'
import {
  type Camera,
  type Editor,
  type EditorState,
  gridStep,
  MOVED_UNDERLAY,
  scaleOf,
  visibleBox,
} from '@ramp/editor'
import { LayerCanvas } from './layer-canvas.ts'
import { sceneMarks } from './scene.ts'
import { paintUnderlay } from './underlay-picture.ts'

/** A drawing that is painted faster than this is painted anew in every frame of a zoom. */
const CHEAP_MS = 4
/** A drawing that takes longer to paint than one frame does not hold up the step that begins a zoom. */
const FRAME_MS = 16
/** While the view zooms over a costlier drawing it is painted crisp at most this often, and once it rested as long. */
const CRISP_EVERY_MS = 120
/** Of a zoom no more than this share goes into painting: of a hundred steps four wait for it at most. */
const PAINTING_SHARE = 0.04
/** Painted beyond each edge of the view, so that a large drawing can be moved without blank edges. */
const MARGIN = 0.25

export const viewOf = (camera: Camera): View => ({
  scale: scaleOf(camera),
  left: camera.left,
  top: camera.top,
})

type Painted = {
  readonly state: EditorState
  readonly ratio: number
  /** When it was painted, and how long that took, milliseconds. */
  readonly at: number
  readonly cost: number
}

/** The layer of what stands still: repainted when the drawing changes, moved along when only the camera does. */
export class BaseLayer {
  readonly #canvas: LayerCanvas
  readonly #editor: Editor
  #painted: Painted | null = null
  /** When the view began to zoom over what is painted; null while it does not. */
  #zoomedAt: number | null = null

  constructor(element: HTMLCanvasElement, editor: Editor) {
    this.#canvas = new LayerCanvas(element, { margin: MARGIN })
    this.#editor = editor
  }

  /** Whatever was painted is not worth keeping. */
  forget(): void {
    this.#painted = null
  }

  /**
   * Shows a state. What was painted moves along with the view as long as it reaches to the edges; says after how many
   * milliseconds of rest it should be shown again to be crisp, or null when it is.
   */
  show(state: EditorState, isResting = false): number | null {
    const painted = this.#painted
    const isSame = painted && painted.ratio === window.devicePixelRatio && hasSameScene(painted.state, state)
    if (isSame && painted.state.camera === state.camera && reachesEdges(painted.state, state)) return null
    if (!isSame || isResting || !this.#mayShift(state, painted)) {
      this.#paint(state)
      return null
    }
    this.#canvas.shift(viewOf(painted.state.camera), viewOf(state.camera), painted.state.viewSize)
    return CRISP_EVERY_MS
  }

  /** A moved view needs no painting while the margin lasts; a zoomed one is painted as often as its cost allows. */
  #mayShift(state: EditorState, painted: Painted): boolean {
    if (state.camera.zoom === painted.state.camera.zoom) return reachesEdges(painted.state, state)
    const now = performance.now()
    this.#zoomedAt ??= now
    const isWithinMargin = painted.state.camera.zoom <= state.camera.zoom * (1 + 2 * MARGIN)
    return mayWait(painted, { now, zoomedAt: isWithinMargin ? this.#zoomedAt : painted.at })
  }

  #paint(state: EditorState) {
    const start = performance.now()
    const { camera, viewSize, gesture, history } = state
    const { layout } = history.now
    const visible = widened(visibleBox(camera, viewSize), MARGIN)
    const { catalogue } = this.#editor
    const scene = sceneMarks(analyse(layout, catalogue), previewSystem(layout, catalogue), {
      ...state,
      moving: gesture.moving,
      visible,
    })
    const { underlay } = layout.site
    this.#canvas.paint(viewOf(camera), viewSize, scene, {
      marks: drawGrid(sheetOf(layout.project.canvas, state.ghost), gridStep(camera.zoom)),
      picture: (context, view) => {
        if (!gesture.moving.includes(MOVED_UNDERLAY)) paintUnderlay(context, view, underlay)
      },
    })
    const at = performance.now()
    this.#zoomedAt = null
    this.#painted = { state, ratio: window.devicePixelRatio, at, cost: at - start }
  }
}

type Canvas = Layout['project']['canvas']

/** The canvas, with the room it would have once the ghost over it is taken. */
export function sheetOf({ width, height }: Canvas, ghost: EditorState['ghost']) {
  const parts = ghost?.parts ?? []
  if (parts.length === 0) return { width, height }
  const box = boxAround(parts.flatMap((one) => [one.box.min, one.box.max]))
  const { left = 0, right = 0, top = 0, bottom = 0 } = roomFor(box, { width, height })
  return { left: -left, top: -top, width: left + width + right, height: top + height + bottom }
}

/** A box that reaches further on each side by a share of its own size. */
const widened = ({ min, max }: Box, share: number): Box => {
  const x = (max.x - min.x) * share
  const y = (max.y - min.y) * share
  return { min: { x: min.x - x, y: min.y - y }, max: { x: max.x + x, y: max.y + y } }
}

/**
 * Whether a zoomed view shows what was painted before, moved and scaled, rather than wait until it is painted again: by how
 * long ago that was, or where it takes longer than a frame by how long ago the zoom began.
 */
export function mayWait(
  { at, cost }: Pick<Painted, 'at' | 'cost'>,
  { now, zoomedAt }: { readonly now: number; readonly zoomedAt: number },
): boolean {
  if (cost <= CHEAP_MS) return false
  return now - (cost > FRAME_MS ? zoomedAt : at) < crispEvery(cost)
}

/** Milliseconds between two paintings of a zoom, by what one costs. */
export const crispEvery = (cost: number): number => Math.max(CRISP_EVERY_MS, cost / PAINTING_SHARE)

/** Whether what was painted for one view, with its margin, covers all of another of the same zoom; a panel beside it makes one narrower. */
export function reachesEdges(painted: Seen, { camera, viewSize }: Seen): boolean {
  const covers = (moved: number, before: number, now: number) =>
    moved <= before * MARGIN && now - moved <= before * (1 + MARGIN)
  return (
    covers(camera.left - painted.camera.left, painted.viewSize.width, viewSize.width) &&
    covers(camera.top - painted.camera.top, painted.viewSize.height, viewSize.height)
  )
}

type Seen = Pick<EditorState, 'camera' | 'viewSize'>

/** Whether nothing on this layer changed but what the view shows of it. */
const hasSameScene = (a: EditorState, b: EditorState): boolean =>
  a.history.now.layout === b.history.now.layout &&
  a.gesture.moving === b.gesture.moving &&
  a.mode === b.mode &&
  a.picked === b.picked &&
  a.showsHeights === b.showsHeights &&
  a.ghost === b.ghost
