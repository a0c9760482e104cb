import type { ScreenPoint } from '@ramp/editor'

/** A finger that rests this long asks for the menu, as the right button does. */
const AFTER_MS = 500
/** Further than this the finger is on its way. */
const SLOP = 9

/** Watches one finger; tells when it has rested on a place. */
export class LongPress {
  readonly #onRest: (at: ScreenPoint) => void
  #timer: ReturnType<typeof setTimeout> | null = null
  #from: ScreenPoint = { left: 0, top: 0 }

  constructor(onRest: (at: ScreenPoint) => void) {
    this.#onRest = onRest
  }

  start(at: ScreenPoint): void {
    this.stop()
    this.#from = at
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#onRest(at)
    }, AFTER_MS)
  }

  move({ left, top }: ScreenPoint): void {
    if (Math.hypot(left - this.#from.left, top - this.#from.top) > SLOP) this.stop()
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
