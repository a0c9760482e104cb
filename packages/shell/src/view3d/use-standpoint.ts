import type { Standpoint, View3d } from '@ramp/view3d'
import { useState } from 'react'

/** Where the view is looked at from. */
export function useStandpoint(view: View3d | null) {
  const [standpoint, setStandpoint] = useState<Standpoint>('whole')
  const goTo = (to: Standpoint) => {
    setStandpoint(to)
    view?.goTo(to)
  }
  return { standpoint, goTo }
}
