import type { Analysis, JointEnd, PartId } from '@ramp/domain'
import { openEndsOf, type ScreenPoint } from '@ramp/editor'
import { useMemo } from 'react'
import type { ScreenBox } from '../../canvas/quick-bar/screen-cover.ts'
import { useQuickBarBox } from '../../canvas/quick-bar/use-quick-bar-box.ts'
import { useIsTouch } from '../../lib/use-is-touch.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { type JoinChoices, joinChoices } from '../../ui/next-parts/use-join-choices.ts'
import { chipsPlace, PLUS_SIZE, type Size, TOUCH_PLUS_SIZE } from './chips-place.ts'

export type ShownEnd = {
  readonly end: JointEnd
  readonly key: string
  readonly choices: JoinChoices
  readonly isMain: boolean
  /** The open one shows its chips, every other one a plus. */
  readonly isOpen: boolean
  readonly place: ScreenPoint
}

/**
 * The open ends of the selected part with what may be joined there, each at its place: first the pluses, each clear of
 * those before it, then the chips of the open end clear of all.
 */
export function useOpenEnds(part: PartId | null, chosen: string | null, size: Size): readonly ShownEnd[] {
  const analysis = useAnalysis()
  const camera = useEditorState((state) => state.camera)
  const viewSize = useEditorState((state) => state.viewSize)
  const isTouch = useIsTouch()
  const bar = useQuickBarBox()
  const ends = useMemo(() => (part === null ? [] : endsWithChoices(part, analysis)), [part, analysis])
  const placed = part === null ? undefined : analysis.placement.byId.get(part)
  if (!placed) return []
  const open = ends.find(({ key }) => key === chosen) ?? ends.find(({ isMain }) => isMain)
  const taken: ScreenBox[] = bar ? [bar] : []
  const shown = [...ends.filter((one) => one !== open), ...(open ? [open] : [])].map((one) => {
    const own = one === open ? size : isTouch ? TOUCH_PLUS_SIZE : PLUS_SIZE
    const side = placed.sides[one.end.side]
    const place = chipsPlace({ placed, side, size: own, camera, view: viewSize, taken })
    taken.push({ ...place, ...own })
    return { ...one, isOpen: one === open, place }
  })
  // On the page they stand in their own order, whichever is open.
  return ends.flatMap(({ key }) => shown.find((one) => one.key === key) ?? [])
}

function endsWithChoices(part: PartId, analysis: Analysis) {
  return openEndsOf(part, analysis).flatMap(({ end, isMain }) => {
    const choices = joinChoices(end, analysis)
    return choices.rows.length === 0 ? [] : [{ end, key: `${end.part} ${end.side}`, choices, isMain }]
  })
}
