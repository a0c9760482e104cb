import { UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { panelOfMode, SECTIONS, type Section } from './sections.tsx'
import classes from './sidebar.module.css'

/** Rail and panel. In Building the person chooses the section, in a guided step the mode does (spec 3 §2.4). */
export function Sidebar() {
  const editor = useEditor()
  const mode = useEditorState((state) => state.mode)
  const [chosen, setChosen] = useState('parts')
  const [isOpen, setOpen] = useState(true)
  const isBuilding = mode === 'building'
  const active = isBuilding ? chosen : mode
  // A step that begins must be seen.
  useEffect(() => {
    if (!isBuilding) setOpen(true)
  }, [isBuilding])
  const open = (section: Section) => {
    if (section.mode !== 'building') return editor.toggleMode(section.mode)
    if (!isBuilding) editor.setMode('building')
    setOpen(isBuilding && section.id === chosen ? !isOpen : true)
    setChosen(section.id)
  }
  const Panel = isBuilding
    ? (SECTIONS.building.find(({ id }) => id === chosen)?.Panel ?? null)
    : panelOfMode(mode)
  return (
    <div className={classes.sidebar} data-open={isOpen}>
      <nav className={classes.rail} aria-label="Sections">
        {SECTIONS.building.map((section) => (
          <RailEntry
            key={section.id}
            section={section}
            isActive={isOpen && active === section.id}
            onOpen={open}
          />
        ))}
        {SECTIONS.workflow.length > 0 && <hr className={classes.rule} />}
        {SECTIONS.workflow.map((section) => (
          <RailEntry key={section.id} section={section} isActive={active === section.id} onOpen={open} />
        ))}
      </nav>
      {isOpen && Panel && (
        <div className={classes.panel}>
          <ErrorBoundary key={active} onRevert={() => editor.setMode('building')}>
            <Panel />
          </ErrorBoundary>
        </div>
      )}
    </div>
  )
}

type RailEntryProps = {
  readonly section: Section
  readonly isActive: boolean
  readonly onOpen: (section: Section) => void
}

const RailEntry = ({ section, isActive, onOpen }: RailEntryProps) => (
  <UnstyledButton
    className={classes.entry}
    aria-current={isActive ? 'page' : undefined}
    onClick={() => onOpen(section)}
  >
    <section.Icon size={19} stroke={1.5} aria-hidden />
    <span>{section.name}</span>
  </UnstyledButton>
)
