import { PALETTE } from '@ramp/drafting'
import { differencePlan } from '@ramp/drawing'
import { useMemo } from 'react'
import { MarksPicture } from '../../ui/figures/marks-picture.tsx'
import type { Since } from './difference-since.ts'

const SIZE = { width: 420, height: 320 } as const

/** The plan with what is new, gone and moved; the list beside it says the same in words. */
export function DifferencePlan({ before, after, difference: { drawing } }: Since) {
  const picture = useMemo(
    () => differencePlan({ before, after, difference: drawing, colors: PALETTE }, SIZE),
    [before, after, drawing],
  )
  return picture && <MarksPicture {...picture} {...SIZE} />
}
