/**
 * Something to be done once before the next picture, however often it is asked for. Where it gives a promise it is done
 * again only once that is settled.
 */
export function atNextFrame(act: () => Promise<unknown> | null) {
  let asked: number | null = null
  let waitedFor: Promise<unknown> | null = null
  let isAskedMeanwhile = false
  const ask = () => {
    if (waitedFor) isAskedMeanwhile = true
    else
      asked ??= requestAnimationFrame(() => {
        asked = null
        const done = act()
        if (done) wait(done)
      })
  }
  const wait = (promise: Promise<unknown>) => {
    waitedFor = promise
    const goOn = () => {
      if (waitedFor !== promise) return
      waitedFor = null
      if (isAskedMeanwhile) ask()
      isAskedMeanwhile = false
    }
    promise.then(goOn, goOn)
  }
  const cancel = () => {
    if (asked !== null) cancelAnimationFrame(asked)
    asked = null
  }
  /** Does it once that is there, and not before, whoever asks; what was waited for until now counts no longer. */
  const after = (ready: Promise<unknown>) => {
    cancel()
    isAskedMeanwhile = true
    wait(ready)
  }
  const end = () => {
    cancel()
    waitedFor = null
  }
  return { ask, after, end }
}
