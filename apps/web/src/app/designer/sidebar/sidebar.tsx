import { failWith, setMode, toggleMode } from '@ramp/editor'
import { Waiting } from '@ramp/shell'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { guidePageOf } from '../../../lib/guide-pages.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { ErrorBoundary, ErrorNotice } from '../../../ui/messages/error-boundary.tsx'
import { GuidePage } from '../../../ui/panel/guide-link.tsx'
import { WayToFinish } from '../lazy/way-to-finish.tsx'
import { DraftingRail, DrawingRail } from './mode-rails.tsx'
import { RailEntry } from './rail-entry.tsx'
import { panelOfMode, SECTIONS, type Section } from './sections.tsx'
import classes from './sidebar.module.css'

/** Rail and panel. In Building the person chooses the section, in a guided step the mode does (spec 3 §2.4). */
export function Sidebar({ startsIn = 'parts' }: { readonly startsIn?: string | undefined }) {
  const editor = useEditor()
  const mode = useEditorState((state) => state.mode)
  const error = useEditorState((state) => state.error)
  const [chosen, setChosen] = useState(startsIn)
  const [isOpen, setOpen] = useState(true)
  const isBuilding = mode === 'building'
  const active = isBuilding ? chosen : mode
  // A step that begins must be seen.
  useEffect(() => {
    if (!isBuilding) setOpen(true)
  }, [isBuilding])
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(active)
  const open = (section: Section) => {
    if (section.mode !== 'building') return toggleMode(editor, section.mode)
    if (!isBuilding) setMode(editor, 'building')
    setOpen(isBuilding && section.id === chosen ? !isOpen : true)
    setChosen(section.id)
  }
  const revert = () => setMode(editor, 'building')
  // Reverting must not lead straight back to the section that failed.
  const fail = (message: string) => {
    if (chosen !== 'parts') setChosen('parts')
    failWith(editor, message)
  }
  const Panel = isBuilding
    ? (SECTIONS.building.find(({ id }) => id === chosen)?.Panel ?? null)
    : panelOfMode(mode)
  return (
    <div className={classes.sidebar} data-open={isOpen} data-over={isBuilding}>
      <nav className={classes.rail} aria-label="Sections" data-region>
        {mode === 'drafting' && <DraftingRail />}
        {(mode === 'drawing-tools' || mode === 'pen') && <DrawingRail />}
        {mode !== 'drafting' && mode !== 'drawing-tools' && mode !== 'pen' && (
          <MainRail active={isOpen || !isBuilding ? active : null} onOpen={open} />
        )}
      </nav>
      {isOpen && Panel && (
        <div ref={panel} className={classes.panel} data-region>
          <ErrorBoundary key={active} onError={fail} onRevert={revert}>
            <Suspense fallback={<Waiting>Loading</Waiting>}>
              <div className={classes.content}>
                <GuidePage value={guidePageOf(active)}>
                  <Panel />
                </GuidePage>
              </div>
              {isBuilding && <WayToFinish className={classes.ready} />}
              <FocusInPanel panel={panel} shown={shown} active={active} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {error !== null && (
        <div className={classes.panel}>
          <ErrorNotice message={error} onRevert={revert} />
        </div>
      )}
    </div>
  )
}

type FocusInPanelProps = {
  readonly panel: RefObject<HTMLElement | null>
  readonly shown: RefObject<string>
  readonly active: string
}

/** The button that led to a panel may be gone with the one before: then the focus goes on from the new title. */
function FocusInPanel({ panel, shown, active }: FocusInPanelProps) {
  useEffect(() => {
    if (shown.current === active) return
    shown.current = active
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    panel.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus()
  }, [panel, shown, active])
  return null
}

type MainRailProps = { readonly active: string | null; readonly onOpen: (section: Section) => void }

/** The sections of Building, and beside or below them the guided steps. */
function MainRail({ active, onOpen }: MainRailProps) {
  const isConfirmed = useEditorState(({ layout }) => layout.confirmedSteps.includes('confirm'))
  const entry = (section: Section) => {
    const isActive = active === section.id
    // Nothing is sent before the system was looked over; and where one is, the panel's own button is the one called Finish.
    const isClosed = section.mode === 'finish' && (isActive || !isConfirmed)
    return (
      <RailEntry
        key={section.id}
        {...section}
        isActive={isActive}
        hint={isClosed && !isActive ? 'Confirm the system first' : undefined}
        onClick={isClosed ? null : () => onOpen(section)}
      />
    )
  }
  return (
    <>
      <div className={classes.group}>{SECTIONS.building.map(entry)}</div>
      <hr className={classes.rule} />
      <div className={classes.group}>{SECTIONS.workflow.map(entry)}</div>
    </>
  )
}
