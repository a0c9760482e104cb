import { singleKeysOf } from '@ramp/shell'
import { useState } from 'react'
import { useAuth } from 'react-oidc-context'

/** The person's switch for keys that are a sign alone, shared with the designer; it holds for this visit where nothing is kept. */
export function useSingleKeys(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const key = singleKeysOf(useAuth().user?.profile.sub ?? '')
  const [isOn, setOn] = useState(() => read(key) !== 'false')
  return [
    isOn,
    (next) => {
      write(key, String(next))
      setOn(next)
    },
  ]
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing has the switch for this visit.
  }
}
