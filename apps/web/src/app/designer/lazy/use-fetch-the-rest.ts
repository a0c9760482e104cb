import { useEffect } from 'react'
import { fetchTheRest } from './lazy-panels.ts'

/** The first part can be placed without them. */
const REST_AFTER_MS = 3000

/**
 * Fetches what is opened later while nobody waits for it: an open drawing must not depend on files that go with the next
 * version. What cannot be had now is asked for again when it is opened, and is told then.
 */
export function useFetchTheRest() {
  useEffect(() => {
    const fetching = setTimeout(() => fetchTheRest().catch(() => undefined), REST_AFTER_MS)
    return () => clearTimeout(fetching)
  }, [])
}
