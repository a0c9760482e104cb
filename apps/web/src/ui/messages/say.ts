type Listener = (words: string) => void

const listeners = new Set<Listener>()

/** Speaks words to people who cannot see the screen, once, without showing them. */
export function say(words: string): void {
  for (const listener of listeners) listener(words)
}

/** Hears what is to be spoken; returns the function that ends it. */
export function onSaid(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
