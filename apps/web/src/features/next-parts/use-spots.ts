import type { Analysis, PartId, PlacedPart } from '@ramp/domain'
import type { ScreenPoint } from '@ramp/editor'
import { useMemo } from 'react'
import type { ScreenBox } from '../../canvas/quick-bar/screen-cover.ts'
import { useQuickBarBox } from '../../canvas/quick-bar/use-quick-bar-box.ts'
import { useCover } from '../../canvas/view/use-cover.ts'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import type { JoinChoices } from '../../ui/next-parts/use-join-choices.ts'
import { betweenPlace } from './between-place.ts'
import { chipsPlace, PLUS_SIZE, type Size, TOUCH_PLUS_SIZE } from './chips-place.ts'
import { choicesAt, type Spot, spotsOf } from './spots.ts'

export type ShownSpot = Spot & {
  /** Where its plus stands, whatever is open; null while its chips are open by themselves. */
  readonly plus: ScreenPoint | null
  /** What may be joined there, and where that stands; null while it is not open. */
  readonly open: { readonly choices: JoinChoices; readonly place: ScreenPoint } | null
}

/**
 * The spots of the selected part, each at its place: first the pluses, which stay where they are whatever is open, then the
 * chips of the open one clear of all of them. Until a person opens one, the main end is open by itself.
 */
export function useSpots(placed: PlacedPart, chosen: string | null, size: Size): readonly ShownSpot[] {
  const analysis = useAnalysis()
  const camera = useEditorState((state) => state.camera)
  const view = useEditorState((state) => state.viewSize)
  const isTouch = useIsTouch()
  const bar = useQuickBarBox()
  const cover = useCover()
  const spots = useMemo(() => spotsToShow(placed.part.id, analysis), [placed.part.id, analysis])
  const byHand = spots.find(({ key }) => key === chosen)
  const open = byHand ?? spots.find(({ isMain }) => isMain)
  const choices = useMemo(() => open && choicesAt(open, analysis), [open, analysis])
  const plusSize = isTouch ? TOUCH_PLUS_SIZE : PLUS_SIZE
  const floating: readonly ScreenBox[] = [bar, cover].filter((box) => box !== null)
  const taken: ScreenBox[] = [...floating]
  const pluses = spots.map((spot) => {
    const { side, target } = spot
    const around = { size: plusSize, camera, view, taken }
    const place =
      target.kind === 'end'
        ? chipsPlace({ ...around, placed, side })
        : betweenPlace({ ...around, sides: [side, target.against], parts: analysis.placement.parts })
    taken.push({ ...place, ...plusSize })
    return { spot, place, isHidden: spot === open && !byHand }
  })
  return pluses.map(({ spot, place, isHidden }): ShownSpot => {
    const plus = isHidden ? null : place
    if (spot !== open || !choices) return { ...spot, plus, open: null }
    const others = pluses.filter((one) => !one.isHidden).map((one) => ({ ...one.place, ...plusSize }))
    const around = { placed, side: spot.side, size, camera, view, taken: [...floating, ...others] }
    return { ...spot, plus, open: { choices, place: chipsPlace(around) } }
  })
}

/** An open end where nothing may be joined is none; what may come into a joint is asked when it is opened. */
const spotsToShow = (part: PartId, analysis: Analysis): readonly Spot[] =>
  spotsOf(part, analysis).filter(
    (spot) => spot.target.kind === 'between' || choicesAt(spot, analysis).rows.length > 0,
  )
