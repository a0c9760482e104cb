import { useApi } from '@ramp/shell'
import { useEffect } from 'react'
import { showUnderlay } from '../../../canvas/painting/underlay-picture.ts'
import { photoOf } from '../../../output/photo-of.ts'
import { ownerOf } from '../../../persistence/owner.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useLayout } from '../../../project/use-layout.ts'

/** Reads the picture of the lot plan, from this device or from the quote, and gives it to the canvas. */
export function UnderlayLoader() {
  const api = useApi()
  const project = useOpenedProject()
  const id = useLayout().site.underlay?.id
  useEffect(() => {
    if (id === undefined) return
    let isStale = false
    photoOf(api, ownerOf(project), id)
      .then((kept) => (kept && !isStale ? createImageBitmap(kept) : null))
      .then(
        (picture) => {
          if (picture && !isStale) showUnderlay({ id, picture })
        },
        // A picture that cannot be read is not there; the panel says so.
        () => undefined,
      )
    return () => {
      isStale = true
      showUnderlay(null)
    }
  }, [api, project, id])
  return null
}
