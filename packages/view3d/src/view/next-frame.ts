/** Something to be done once before the next picture, however often it is asked for. */
export function atNextFrame(act: () => void) {
  let asked: number | null = null
  let waitedFor: Promise<unknown> | null = null
  const ask = () => {
    if (waitedFor) return
    asked ??= requestAnimationFrame(() => {
      asked = null
      act()
    })
  }
  const end = () => {
    if (asked !== null) cancelAnimationFrame(asked)
    asked = null
  }
  /** Does it once that is there, and not before, whoever asks; what was waited for until now counts no longer. */
  const after = (ready: Promise<unknown>) => {
    end()
    waitedFor = ready
    void ready.then(() => {
      if (waitedFor !== ready) return
      waitedFor = null
      ask()
    })
  }
  return { ask, after, end }
}
