import type { JointEnd } from '@ramp/domain'
import { MODES, openEndsOf } from '@ramp/editor'
import { useEffect, useRef, useState } from 'react'
import { bringIntoView } from '../../canvas/keep-in-view.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { focusChip, type Joining } from '../../ui/join-chips.tsx'
import { EndChips } from './end-chips.tsx'
import classes from './next-parts.module.css'

/** What may go on at the open ends of the selected part: one click joins it. Nothing shows while something is in the hand. */
export function NextParts() {
  const analysis = useAnalysis()
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
  const editor = useEditor()
  const wantsFocus = useRef(false)
  const host = useRef<HTMLElement>(null)
  // Who joins or opens by the keyboard goes on there: the focus follows to the chips that came.
  const followed = `${only} ${chosen}`
  useEffect(() => {
    if (!wantsFocus.current || followed === '') return
    wantsFocus.current = false
    if (!focusChip(host.current)) document.querySelector<HTMLElement>('[data-canvas]')?.focus()
  }, [followed])
  if (only === null || !isResting) return null
  const ends = openEndsOf(only, analysis)
  const isChosen = ends.some(({ end }) => `${end.part} ${end.side}` === chosen)
  return (
    <section ref={host} className={classes.all} aria-label="Parts that may go on here" data-next-parts>
      {ends.map(({ end, isMain }) => {
        const key = `${end.part} ${end.side}`
        return (
          <EndChips
            key={key}
            end={end}
            isMain={isMain}
            isOpen={isChosen ? key === chosen : isMain}
            onOpen={(byKeyboard) => {
              wantsFocus.current = byKeyboard
              setChosen(key)
            }}
            last={last}
            onJoin={(joining) => join(end, joining)}
          />
        )
      })}
    </section>
  )

  function join(end: JointEnd, { shortName, position, byKeyboard }: Joining) {
    wantsFocus.current = byKeyboard
    const joined = editor.join(end, shortName, position)
    if (joined === null) return
    if (analysis.catalogue.byShortName.get(shortName)?.role === 'ramp') setLast(shortName)
    bringIntoView(editor, joined)
  }
}
