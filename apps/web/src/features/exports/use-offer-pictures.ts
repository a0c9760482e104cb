import type { Analysis } from '@ramp/domain'
import { solidsOf, wayInOf } from '@ramp/solids'
import type { Wanted } from '@ramp/view3d'
import { useEffect, useState } from 'react'
import { view3d } from './lazy-view-3d.ts'

const NONE: readonly ArrayBuffer[] = []

/** As the offer prints them: across the whole sheet and between its margins, at 200 dots to the inch. */
const PICTURES: readonly Wanted[] = [
  { from: 'kerb', width: 1700, height: 883 },
  { from: 'standing', width: 1456, height: 667 },
]

type Taken = { readonly of: Analysis; readonly pictures: readonly ArrayBuffer[] }

/**
 * The ramp from the kerb and from the door; none where they are not wanted or the browser shows no three dimensions, and
 * null while they are being drawn.
 */
export function useOfferPictures(analysis: Analysis, isWanted: boolean): readonly ArrayBuffer[] | null {
  const [taken, setTaken] = useState<Taken | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isStale = false
    picturesOfSystem(analysis).then((pictures) => isStale || setTaken({ of: analysis, pictures }))
    return () => {
      isStale = true
    }
  }, [analysis, isWanted])
  if (!isWanted) return NONE
  return taken?.of === analysis ? taken.pictures : null
}

/** An offer has its drawing without a picture too: what keeps one from being drawn is no reason to refuse it. */
async function picturesOfSystem(analysis: Analysis): Promise<readonly ArrayBuffer[]> {
  try {
    const { picturesOf } = await view3d()
    return (await picturesOf({ solids: solidsOf(analysis), wayIn: wayInOf(analysis) }, PICTURES)) ?? NONE
  } catch {
    return NONE
  }
}
