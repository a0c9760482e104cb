import type { PlacedPart } from '@ramp/domain'
import { insertItem, joinItem, MODES } from '@ramp/editor'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { focusChip } from '../../ui/next-parts/focus-chip.ts'
import type { Joining } from '../../ui/next-parts/join-chips.tsx'
import { AfterPaint } from '../../ui/panel/after-paint.tsx'
import { chipsRoom } from './chips-room.ts'
import { goToChips } from './go-to-chips.ts'
import classes from './next-parts.module.css'
import { SpotChips } from './spot-chips.tsx'
import type { Spot } from './spots.ts'
import { useMeasured } from './use-measured.ts'
import { useSpots } from './use-spots.ts'

type NextPartsProps = {
  /** Somebody asked by a key to be taken to the chips; perhaps before they were here. */
  readonly isAsked: boolean
  readonly onAnswered: () => void
}

/**
 * What may go on at the open ends of the selected part, or come in at its joints: one click joins it. Nothing shows while
 * something is in the hand; what was selected or dropped is painted first, unless the keyboard goes on there.
 */
export function NextParts({ isAsked, onAnswered }: NextPartsProps) {
  const { placement } = useAnalysis()
  const only = useEditorState(({ selection }) => (selection.length === 1 ? (selection[0] ?? null) : null))
  const isResting = useEditorState(
    ({ tool, toolState, gesture, mode }) =>
      tool === 'select' &&
      toolState.kind === 'idle' &&
      gesture.moving.length === 0 &&
      mode === 'building' &&
      !MODES[mode].isLocked,
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const [wantsFocus, setWantsFocus] = useState(false)
  const placed = only === null ? undefined : placement.byId.get(only)
  const isShown = placed !== undefined && isResting
  useEffect(() => {
    if (!isAsked || isShown) return
    goToChips()
    onAnswered()
  }, [isAsked, isShown, onAnswered])
  if (!isShown) return null
  return (
    <AfterPaint key={placed.part.id} isAtOnce={wantsFocus}>
      <Strip
        placed={placed}
        chosen={chosen}
        onChoose={setChosen}
        last={last}
        onJoined={setLast}
        wantsFocus={wantsFocus}
        onFocus={setWantsFocus}
        isAsked={isAsked}
        onAnswered={onAnswered}
      />
    </AfterPaint>
  )
}

type StripProps = NextPartsProps & {
  readonly placed: PlacedPart
  /** Whose chips a person opened. */
  readonly chosen: string | null
  readonly onChoose: (spot: string) => void
  /** The ramp that was joined last. */
  readonly last: string | null
  readonly onJoined: (ramp: string) => void
  /** Who joins or opens by the keyboard goes on there: the focus follows to the chips that came. */
  readonly wantsFocus: boolean
  readonly onFocus: (isWanted: boolean) => void
}

function Strip(props: StripProps) {
  const { placed, chosen, onChoose, last, onJoined, wantsFocus, onFocus, isAsked, onAnswered } = props
  const analysis = useAnalysis()
  const editor = useEditor()
  const { hasSingleKeys } = useKeys()
  const host = useRef<HTMLElement>(null)
  const followFocus = useEffectEvent(() => {
    if (!wantsFocus) return
    onFocus(false)
    if (!focusChip(host.current)) document.querySelector<HTMLElement>('[data-canvas]')?.focus()
  })
  const followed = `${placed.part.id} ${chosen}`
  useEffect(() => {
    if (followed !== '') followFocus()
  }, [followed])
  useEffect(() => {
    if (!isAsked) return
    goToChips()
    onAnswered()
  }, [isAsked, onAnswered])
  const viewSize = useEditorState((state) => state.viewSize)
  const camera = useEditorState((state) => state.camera)
  const { box, size } = useMeasured({ width: 0, height: 0 })
  // Chips move once they are measured: what has the focus comes along into the window.
  useEffect(() => {
    if (size.width > 0) host.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [size])
  const spots = useSpots(placed, chosen, size)
  const room = chipsRoom(placed, camera, viewSize)
  return (
    <section ref={host} className={classes.all} aria-label="Parts that can connect here" data-next-parts>
      {spots.map((shown) => (
        <SpotChips
          key={shown.key}
          shown={shown}
          room={room}
          box={box}
          onOpen={(byKeyboard) => {
            // Chips that are open already are gone to at once.
            if (byKeyboard && chosen === shown.key) focusChip(host.current)
            else onFocus(byKeyboard)
            onChoose(shown.key)
          }}
          last={last}
          hasHint={hasSingleKeys && analysis.layout.parts.length === 1}
          onJoin={(joining) => join(shown.target, joining)}
        />
      ))}
    </section>
  )

  function join(target: Spot['target'], { shortName, position, byKeyboard }: Joining) {
    onFocus(byKeyboard)
    const joined =
      target.kind === 'end'
        ? joinItem(editor, shortName, { end: target.end, position })
        : insertItem(editor, shortName, target.gap).part
    if (joined === null) return
    if (analysis.catalogue.byShortName.get(shortName)?.role === 'ramp') onJoined(shortName)
    bringIntoView(editor, joined)
  }
}
