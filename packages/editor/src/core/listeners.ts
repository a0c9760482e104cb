/** Those who want to hear of something. */
export class Listeners<Told = void> {
  readonly #all = new Set<(told: Told) => void>()

  /** Returns the function that ends it. */
  add(listener: (told: Told) => void): () => void {
    this.#all.add(listener)
    return () => {
      this.#all.delete(listener)
    }
  }

  tell(told: Told) {
    for (const listener of [...this.#all]) listener(told)
  }
}
