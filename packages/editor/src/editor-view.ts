import type { Box, Point } from '@ramp/domain'
import { type Camera, fitCamera, toLayout, type ViewSize, ZOOM, zoomAbout } from './camera/camera.ts'
import { EditorCore } from './editor-core.ts'
import { boxOf } from './snapping/standing.ts'

/** What part of the canvas is seen. None of it is in the history. */
export class EditorView extends EditorCore {
  setViewSize(viewSize: ViewSize) {
    this.store.act(() => this.store.set({ viewSize }))
  }

  setCamera(camera: Camera) {
    this.store.act(() => this.store.set({ camera }))
  }

  /** Zooms about the middle of the view. */
  zoomTo(zoom: number) {
    const { camera, viewSize } = this.state
    this.setCamera(zoomAbout(camera, zoom, { left: viewSize.width / 2, top: viewSize.height / 2 }))
  }

  zoomIn() {
    this.zoomTo(this.state.camera.zoom + ZOOM.step)
  }

  zoomOut() {
    this.zoomTo(this.state.camera.zoom - ZOOM.step)
  }

  /** Shows the whole canvas, or all parts, with the margins of spec 1 §4. */
  fit(what: 'canvas' | 'parts' = 'canvas') {
    const { parts } = this.placement
    const box = what === 'parts' && parts.length > 0 ? boxOf(parts) : this.#canvasBox
    this.setCamera(fitCamera(box, this.state.viewSize))
  }

  /** The middle of what is on screen, kept on the canvas. */
  protected get middleOfView(): Point {
    const { camera, viewSize } = this.state
    const { max } = this.#canvasBox
    const seen = toLayout(camera, { left: viewSize.width / 2, top: viewSize.height / 2 })
    const within = (value: number, limit: number) => Math.min(limit, Math.max(0, value))
    return viewSize.width === 0
      ? { x: max.x / 2, y: max.y / 2 }
      : { x: within(seen.x, max.x), y: within(seen.y, max.y) }
  }

  get #canvasBox(): Box {
    const { width, height } = this.decided.project.canvas
    return { min: { x: 0, y: 0 }, max: { x: width, y: height } }
  }
}
