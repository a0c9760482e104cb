import type { EditorState } from '../state/editor-state.ts'
import { Listeners } from './listeners.ts'

/** Holds the one state and tells listeners once per action, however many steps the action takes. */
export class Store {
  #state: EditorState
  #told: EditorState
  #depth = 0
  readonly #listeners = new Listeners()

  constructor(state: EditorState) {
    this.#state = state
    this.#told = state
  }

  get state(): EditorState {
    return this.#state
  }

  set(patch: Partial<EditorState>) {
    this.act(() => {
      this.#state = { ...this.#state, ...patch }
    })
  }

  /** Runs one action and then tells the listeners if it changed anything; an action inside another tells with it. */
  act<Result>(action: () => Result): Result {
    this.#depth++
    try {
      return action()
    } finally {
      this.#depth--
      if (this.#depth === 0) this.#tell()
    }
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  #tell() {
    if (this.#state === this.#told) return
    this.#told = this.#state
    this.#listeners.tell()
  }
}
