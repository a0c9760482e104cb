import { type Camera, type Editor, type ScreenPoint, sendEvent, setCamera } from '@ramp/editor'
import { type Fingers, pinched } from './pinch.ts'

/** Two fingers move and zoom the view instead of what is under them. */
export class Touches {
  readonly #editor: Editor
  readonly #fingers = new Map<number, ScreenPoint>()
  #pinch: { readonly camera: Camera; readonly from: Fingers } | null = null

  constructor(editor: Editor) {
    this.#editor = editor
  }

  /** Each answers whether the event belongs to a pinch. */
  down({ pointerType, pointerId }: PointerEvent, at: ScreenPoint): boolean {
    if (pointerType !== 'touch') return false
    this.#fingers.set(pointerId, at)
    const [a, b] = [...this.#fingers.values()]
    if (!a || !b) return false
    sendEvent(this.#editor, { type: 'cancel' })
    this.#pinch = { camera: this.#editor.state.camera, from: [a, b] }
    return true
  }

  move({ pointerId }: PointerEvent, at: ScreenPoint): boolean {
    if (!this.#fingers.has(pointerId)) return false
    this.#fingers.set(pointerId, at)
    const [a, b] = [...this.#fingers.values()]
    if (!this.#pinch || !a || !b) return this.#pinch !== null
    setCamera(this.#editor, pinched(this.#pinch.camera, this.#pinch.from, [a, b]))
    return true
  }

  up({ pointerId }: PointerEvent): boolean {
    const wasPinch = this.#pinch !== null
    this.#fingers.delete(pointerId)
    if (this.#fingers.size === 0) this.#pinch = null
    return wasPinch
  }
}
