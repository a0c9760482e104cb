import { Tooltip } from '@mantine/core'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '../theme.ts'

type TooltipText = {
  readonly label: ReactNode
  readonly position?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * A tooltip that is built when it is first shown, by a pointer that rests on its element or by the keyboard: a screen has dozens
 * of them, and each that is there computes where it would stand. What it says has to be the element's name already: it
 * describes nothing.
 */
export function useTooltip<Target extends HTMLElement>({ label, position = 'top' }: TooltipText) {
  const ref = useRef<Target>(null)
  const timer = useRef(0)
  const [cause, setCause] = useState<'pointer' | 'focus' | null>(null)
  const stopWaiting = () => window.clearTimeout(timer.current)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    target: {
      ref,
      // Once it is there it comes and goes by itself.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (cause !== null || pointerType === 'touch') return
        timer.current = window.setTimeout(() => setCause('pointer'), TOOLTIP_DELAY_MS)
      },
      onPointerLeave: stopWaiting,
      onFocus: ({ currentTarget }: FocusEvent<Target>) => {
        if (currentTarget.matches(':focus-visible')) setCause('focus')
      },
      onBlur: () => setCause(null),
    },
    tooltip: cause && <Tooltip key={cause} target={ref} defaultOpened label={label} position={position} />,
  }
}
