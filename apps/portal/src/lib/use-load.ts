import { problemText } from '@ramp/shell'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Loaded<Value> = {
  readonly value: Value | null
  /** Why the last attempt failed, as a sentence; the value is then the one from before. */
  readonly error: string | null
  readonly reload: () => Promise<void>
}

/**
 * Loads something, and again whenever the person comes back to this tab or, beside another window, to this one:
 * meanwhile the designer may have finished. `load` must stay the same function while it means the same.
 */
export function useLoad<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value: Value | null; error: string | null }>({
    value: null,
    error: null,
  })
  const asked = useRef(0)
  const reload = useCallback(async () => {
    const mine = ++asked.current
    // An answer that was overtaken by a later one is old.
    const isLast = () => mine === asked.current
    try {
      const value = await load()
      if (isLast()) setState({ value, error: null })
    } catch (error) {
      if (isLast()) setState(({ value }) => ({ value, error: problemText(error) }))
    }
  }, [load])

  useEffect(() => {
    reload()
    const onReturn = () => {
      if (document.visibilityState === 'visible') reload()
    }
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [reload])

  return { ...state, reload }
}
