import { canvasPainter, type Marks, type View } from '@ramp/drafting'
import type { ViewSize } from '@ramp/editor'

const paint = canvasPainter((d) => new Path2D(d), 'Inter, sans-serif')

type LayerOptions = { readonly margin?: number; readonly isSwift?: boolean }

/** Marks at the very bottom, and a picture on them. */
type Under = {
  readonly marks: Marks
  readonly picture: (context: CanvasRenderingContext2D, view: View) => void
}

/** A canvas element that covers the view and a margin around it, painted in device pixels. */
export class LayerCanvas {
  readonly #element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  /** Share of the view that is painted beyond each of its edges. */
  readonly #margin: number

  /** An `isSwift` layer need not wait for the page around it: what follows the pointer is painted in every frame of a drag. */
  constructor(element: HTMLCanvasElement, { margin = 0, isSwift = false }: LayerOptions = {}) {
    this.#element = element
    this.#context = element.getContext('2d', { desynchronized: isSwift })
    this.#margin = margin
  }

  /** Paints everything anew; what lies under the marks first. */
  paint(view: View, size: ViewSize, marks: Marks, under?: Under): void {
    const context = this.#context
    if (!context) return
    const ratio = window.devicePixelRatio
    const [across, down] = this.#marginOf(size)
    this.#resize(size.width + 2 * across, size.height + 2 * down, ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.clearRect(0, 0, size.width + 2 * across, size.height + 2 * down)
    const own = { ...view, left: view.left + across, top: view.top + down }
    if (under) {
      paint(context, under.marks, own)
      under.picture(context, own)
    }
    paint(context, marks, own)
    this.#place(-across, -down, 1)
  }

  /** Shows what was painted for one view as if it had been painted for another: moved and scaled, not crisp. */
  shift(painted: View, wanted: View, size: ViewSize): void {
    const [across, down] = this.#marginOf(size)
    const factor = wanted.scale / painted.scale
    this.#place(
      wanted.left - (painted.left + across) * factor,
      wanted.top - (painted.top + down) * factor,
      factor,
    )
  }

  #marginOf({ width, height }: ViewSize): readonly [number, number] {
    return [Math.round(width * this.#margin), Math.round(height * this.#margin)]
  }

  #place(left: number, top: number, scale: number) {
    this.#element.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
  }

  /** Canvas sizes are whole device pixels; setting one clears the canvas, so only when it changes. */
  #resize(width: number, height: number, ratio: number) {
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (this.#element.width === across && this.#element.height === down) return
    this.#element.width = across
    this.#element.height = down
    this.#element.style.width = `${across / ratio}px`
    this.#element.style.height = `${down / ratio}px`
  }
}
