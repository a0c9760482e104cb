import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Asks again for what is on the page whenever the person comes back to this tab or, beside another window, to this one:
 * meanwhile the designer may have finished.
 */
export function useReloadOnReturn() {
  const answers = useQueryClient()
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') answers.refetchQueries({ type: 'active' })
    }
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [answers])
}
