import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react'
import type { SaveState } from '../../journal/autosave-drawing.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import classes from './tool-bar.module.css'

type SavedStateProps = { readonly keeping: SaveState; readonly onSave: () => void }

/** Every edit is kept in the browser; this says so once it is acknowledged. The icon beside it saves to history, in Building only (spec 1 §2). */
export function SavedState({ keeping, onSave }: SavedStateProps) {
  const isBuilding = useEditorState(({ mode }) => mode === 'building')
  return (
    <>
      {isBuilding && (
        <IconButton
          name="Save to history"
          shortcut="Ctrl+S"
          icon={<IconDeviceFloppy size={17} stroke={1.5} />}
          onClick={onSave}
        />
      )}
      <span className={classes.saved} data-keeping={keeping.kind} role="status">
        {keeping.kind === 'pending' && <span className={classes.savedWord}>Saving</span>}
        {keeping.kind === 'kept' && (
          <>
            <IconCheck size={15} stroke={2} aria-hidden /> <span className={classes.savedWord}>Saved</span>
          </>
        )}
        {(keeping.kind === 'no-storage' || keeping.kind === 'local-only') && (
          <>
            <IconAlertTriangle size={15} stroke={2} aria-hidden />{' '}
            {keeping.kind === 'no-storage' ? 'Not saved' : 'Not fully saved'}
          </>
        )}
      </span>
    </>
  )
}
