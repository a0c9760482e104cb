import { createContext, type RefObject, use, useEffect, useEffectEvent } from 'react'

/** A text that was not stored, and what its field says about it. */
export type LostText = { readonly text: string; readonly because: string }

/** Hears of a text that went away with its field and was not stored: where the field was, nobody can read why. */
export const LostTextContext = createContext<(label: string, lost: LostText) => void>(() => undefined)

/** Tells of a text that is not stored when its field goes away. */
export function useLostText(label: string, lost: () => LostText | null): void {
  const onLost = use(LostTextContext)
  const tell = useEffectEvent(() => {
    const now = lost()
    if (now) onLost(label, now)
  })
  useEffect(() => () => tell(), [])
}

/** A press beside the field ends the typing before anything else hears it: what hears it may take the field away. */
export function usePressElsewhere(
  input: RefObject<HTMLElement | null>,
  isTyping: boolean,
  onPress: () => void,
): void {
  const end = useEffectEvent(onPress)
  useEffect(() => {
    if (!isTyping) return
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && input.current?.parentElement?.contains(target)
      if (!isInside) end()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [input, isTyping])
}
