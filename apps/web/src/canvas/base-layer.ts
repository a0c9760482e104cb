import { analyse, type Box } from '@ramp/domain'
import { drawGrid, type View } from '@ramp/drawing'
import { type Camera, type Editor, type EditorState, scaleOf, visibleBox } from '@ramp/editor'
import { LayerCanvas } from './layer-canvas.ts'
import { sceneMarks } from './scene.ts'

/** Up to this many parts the drawing is painted anew in every frame; beyond, a moving view shows the last bitmap. */
const ALWAYS_CRISP = 600
/** While the view moves over a large drawing it is painted crisp at most this often. */
const CRISP_EVERY_MS = 120
/** Painted beyond each edge of the view, so that a large drawing can be moved without blank edges. */
const MARGIN = 0.25

export const viewOf = (camera: Camera): View => ({
  scale: scaleOf(camera),
  left: camera.left,
  top: camera.top,
})

/** The layer of what stands still: repainted when the drawing changes, moved along when only the camera does. */
export class BaseLayer {
  readonly #canvas: LayerCanvas
  readonly #editor: Editor
  #painted: { readonly state: EditorState; readonly ratio: number; readonly at: number } | null = null

  constructor(element: HTMLCanvasElement, editor: Editor) {
    this.#canvas = new LayerCanvas(element, MARGIN)
    this.#editor = editor
  }

  /** Whatever was painted is not worth keeping. */
  forget(): void {
    this.#painted = null
  }

  /** Shows a state; says after how many milliseconds it should be shown again to be crisp, or null when it is. */
  show(state: EditorState): number | null {
    const painted = this.#painted
    const isSame = painted && painted.ratio === window.devicePixelRatio && hasSameScene(painted.state, state)
    if (isSame && painted.state.camera === state.camera) return null
    const isLarge = state.history.now.layout.parts.length > ALWAYS_CRISP
    if (!isSame || !isLarge || performance.now() - painted.at >= CRISP_EVERY_MS) {
      this.#paint(state)
      return null
    }
    this.#canvas.shift(viewOf(painted.state.camera), viewOf(state.camera), state.viewSize)
    return CRISP_EVERY_MS
  }

  #paint(state: EditorState) {
    const { camera, viewSize, gesture, history } = state
    const { layout } = history.now
    const visible = widened(visibleBox(camera, viewSize), MARGIN)
    const scene = sceneMarks(analyse(layout, this.#editor.catalogue), {
      ...state,
      moving: gesture.moving,
      visible,
    })
    const marks = [...drawGrid(layout.project.canvas, scaleOf(camera)), ...scene]
    this.#canvas.paint(viewOf(camera), viewSize, marks)
    this.#painted = { state, ratio: window.devicePixelRatio, at: performance.now() }
  }
}

/** A box that reaches further on each side by a share of its own size. */
const widened = ({ min, max }: Box, share: number): Box => {
  const x = (max.x - min.x) * share
  const y = (max.y - min.y) * share
  return { min: { x: min.x - x, y: min.y - y }, max: { x: max.x + x, y: max.y + y } }
}

/** Whether nothing on this layer changed but the camera. */
const hasSameScene = (a: EditorState, b: EditorState): boolean =>
  a.history.now.layout === b.history.now.layout &&
  a.gesture.moving === b.gesture.moving &&
  a.selection === b.selection &&
  a.mode === b.mode &&
  a.picked === b.picked &&
  a.showsHeights === b.showsHeights &&
  a.viewSize === b.viewSize
