import type { PartId } from '@ramp/domain'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../../../project/use-editor.ts'

/** Hears of clicks on the canvas; null: the click hit no system part. */
export function usePartPick(listener: (part: PartId | null) => void): void {
  const editor = useEditor()
  const onPart = useEffectEvent(listener)
  useEffect(
    () =>
      editor.onPick((pick) => {
        if (pick.kind === 'part') onPart(pick.part)
      }),
    [editor],
  )
}
