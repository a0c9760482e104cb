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
  /** Device pixels to a pixel of the page, as the element has its size for. */
  #ratio = 0

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
    context.resetTransform()
    context.clearRect(0, 0, this.#element.width, this.#element.height)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
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

  /**
   * Canvas sizes are whole device pixels. To set one clears the canvas and takes as long as to paint it, so it stays larger
   * than the view where a panel opens beside it.
   */
  #resize(width: number, height: number, ratio: number) {
    const wanted = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
    if (this.#ratio === ratio && isRoomFor(wanted, this.#element)) return
    this.#ratio = ratio
    this.#element.width = wanted.width
    this.#element.height = wanted.height
    this.#element.style.width = `${wanted.width / ratio}px`
    this.#element.style.height = `${wanted.height / ratio}px`
  }
}

/** So many times the pixels that are shown are put up with. */
const MOST_ROOM = 2

/** Whether a canvas has the size that is wanted, or is not much larger. */
export const isRoomFor = (wanted: ViewSize, canvas: ViewSize): boolean =>
  wanted.width <= canvas.width &&
  wanted.height <= canvas.height &&
  canvas.width * canvas.height <= MOST_ROOM * wanted.width * wanted.height
