import { analyse, type Layout } from '@ramp/domain'
import { Editor, setSettings } from '@ramp/editor'
import { useEffect, useState } from 'react'
import { DraftContext } from '../../drafts/draft-context.ts'
import type { DrawingLock } from '../../drafts/drawing-lock.ts'
import { StatusBar } from '../../features/status-bar/status-bar.tsx'
import { hasSingleKeys, KeysContext, useSingleKeys } from '../../keys/use-keys.ts'
import { useUser } from '../../lib/auth/use-user.ts'
import { ownerOf } from '../../persistence/owner.ts'
import { onPreferences, preferences } from '../../persistence/preferences.ts'
import { readLayout } from '../../persistence/read-layout.ts'
import { undoHistoryAt } from '../../persistence/save-undo-history.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { EditorContext } from '../../project/use-editor.ts'
import classes from './designer-page.module.css'
import { DesignerTools } from './designer-tools.tsx'
import { Drawing } from './drawing.tsx'
import { KeepsIn3d } from './in-3d.tsx'
import { openDialog, ShortcutSheet } from './lazy/lazy-dialogs.ts'
import { useFetchTheRest } from './lazy/use-fetch-the-rest.ts'
import { NotCarriedOverNotice } from './notices/not-carried-over.tsx'
import { StandingNotices, useStandingNotices } from './notices/standing-notices.tsx'
import { useFirstPartNotice } from './notices/use-first-part-notice.ts'
import { useLandingPadWarning } from './notices/use-landing-pad-warning.ts'
import { OverDrawing } from './over-drawing.tsx'
import { PageHeading } from './page-heading.tsx'
import { DraftQuestion } from './saving/draft-question.tsx'
import { type DraftStart, useDraft } from './saving/use-draft.ts'
import { useWriting } from './saving/use-writing.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { SinceLast } from './since-last.tsx'
import { useFirstRamp } from './use-first-ramp.ts'
import { useRiseField } from './use-rise-field.ts'

type WorkspaceProps = {
  readonly layout: Layout
  /** The drawing was begun before in this browser: undo and redo go on in it. */
  readonly goesOn: boolean
  /** The section that is open at first; left out, the parts. */
  readonly startsIn?: string | undefined
  /** A proposed ramp that the drawing begins with: one step that can be undone. */
  readonly ramp?: Layout | undefined
  /** The draft on the server that the drawing goes on from. */
  readonly draft: DraftStart
  /** Whether this tab may write. */
  readonly lock: DrawingLock
  /** Opened for the height that is missing. */
  readonly entersRise?: boolean
}

/** The workspace of one project: tools above, sections left, drawing in the middle, figures below. */
export function Workspace(props: WorkspaceProps) {
  const { layout, goesOn, startsIn, ramp, lock, entersRise = false } = props
  const project = useOpenedProject()
  const userId = useUser()?.id ?? ''
  const [writing] = useState(() => ({ isAllowed: lock.isHeld }))
  const [editor] = useState(
    () =>
      new Editor({
        layout,
        catalogue: project.catalogue,
        analyse,
        canKeep: (decided) => readLayout(decided) !== null,
        isReadOnly: () => !writing.isAllowed,
        settings: { ...preferences(), singleKeys: hasSingleKeys(userId) },
        ...(goesOn && { history: undoHistoryAt(layout, ownerOf(project)) }),
      }),
  )
  const [isShowingShortcuts, setShowingShortcuts] = useState(false)
  const [isShowingLayers, setShowingLayers] = useState(false)
  const rise = useRiseField(editor, entersRise)
  const showSheet = () => openDialog(() => setShowingShortcuts(true))
  const singleKeys = useSingleKeys(editor, userId)
  const { notices, tell, close } = useStandingNotices()
  const { isWriter, start } = useWriting(editor, { writing, lock, start: props.draft })
  const draft = useDraft(editor, project, { start, isWriter })
  useFirstRamp(editor, ramp)
  useFirstPartNotice(editor, tell)
  useLandingPadWarning(editor)
  useFetchTheRest()
  useEffect(() => onPreferences(() => setSettings(editor, preferences())), [editor])
  return (
    <EditorContext value={editor}>
      <DraftContext value={draft.open}>
        <KeysContext value={{ ...singleKeys, showSheet }}>
          <KeepsIn3d>
            {' '}
            <DesignerTools
              tell={tell}
              saver={draft.saver}
              isShowingLayers={isShowingLayers}
              onToggleLayers={() => setShowingLayers(!isShowingLayers)}
              onEnterRise={rise.enter}
            />
            <main className={classes.work}>
              <PageHeading />
              <Sidebar startsIn={startsIn} />
              {/* Notices take room of the drawing, never of the rail: Finish stays in it. */}
              <div className={classes.beside}>
                <div className={classes.upper} data-drawing-area>
                  <Drawing isShowingLayers={isShowingLayers} onCloseLayers={() => setShowingLayers(false)} />
                </div>
                <NotCarriedOverNotice />
                <StandingNotices notices={notices} isReadOnly={!isWriter} onClose={close} />
              </div>
            </main>
            <StatusBar
              isTyping={rise.isOpen}
              onTyping={rise.setOpen}
              since={<SinceLast />}
              over={(isTyping) => <OverDrawing isTyping={isTyping} />}
            />
            <ShortcutSheet isOpen={isShowingShortcuts} onClose={() => setShowingShortcuts(false)} />
            <DraftQuestion />
          </KeepsIn3d>{' '}
        </KeysContext>
      </DraftContext>
    </EditorContext>
  )
}
