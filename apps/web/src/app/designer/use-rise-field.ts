import { missingRise } from '@ramp/domain'
import { type Editor, setMode } from '@ramp/editor'
import { useEffect, useEffectEvent, useState } from 'react'

/** Where the height that is missing is entered: the rise beside the figures, else the Run step. */
export function useRiseField(editor: Editor, entersRise: boolean) {
  const [isOpen, setOpen] = useState(false)
  const enter = () => {
    const missing = missingRise(editor.analysis)
    const isRise = missing?.place === 0 && missing.height === 'start'
    if (isRise) setOpen(true)
    else setMode(editor, 'run')
  }
  const start = useEffectEvent(() => {
    if (entersRise && missingRise(editor.analysis)) enter()
  })
  useEffect(() => start(), [])
  return { isOpen, setOpen, enter }
}
