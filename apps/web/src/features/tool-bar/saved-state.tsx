import { IconAlertTriangle, IconCheck, IconDeviceFloppy } from '@tabler/icons-react'
import type { DraftState } from '../../drafts/draft-saver.ts'
import type { SaveState } from '../../journal/autosave-drawing.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import classes from './tool-bar.module.css'

type SavedStateProps = {
  readonly keeping: SaveState
  /** How the draft on the server stands; null where there is none. */
  readonly draft: DraftState | null
  readonly onSave: () => void
}

/** Every edit is kept in the browser, and of a quote on the server when the hand rests; this says so once it is acknowledged. The icon beside it saves to history, in Building only (spec 1 §2). */
export function SavedState({ keeping, draft, onSave }: SavedStateProps) {
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
            <IconCheck size={15} stroke={2} aria-hidden />{' '}
            <span className={classes.savedWord}>{isHereOnly(draft) ? 'Saved on this device' : 'Saved'}</span>
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

/** The server has not taken the last edits, and it is not a matter of seconds. */
const isHereOnly = (draft: DraftState | null): boolean =>
  draft?.kind === 'older' || draft?.kind === 'refused' || (draft?.kind === 'waiting' && !draft.isReached)
