import { type Dress, type Label, ORDINARY, type Standpoint, type View3d } from '@ramp/view3d'
import { useEffect, useState } from 'react'
import { type Lettering, labelsOf } from './labels-of.ts'

/** What is shown beside the system itself. */
export type Shown = Dress & Lettering

const AT_FIRST: Shown = { ...ORDINARY, heights: true, tags: true }

/** Keeps words, house, ground and light of the view as they are switched. */
export function useShown(view: View3d | null, labels: readonly Label[], standpoint: Standpoint) {
  const [shown, setShown] = useState(AT_FIRST)
  const { heights, tags } = shown
  // At the door one stands over the legs and cannot see them.
  const isOverLegs = standpoint === 'seated' || standpoint === 'standing'
  useEffect(() => {
    view?.label(labelsOf(labels, { heights, tags: tags && !isOverLegs }))
  }, [view, labels, heights, tags, isOverLegs])
  useEffect(() => view?.dress(shown), [view, shown])
  return { shown, setShown }
}
