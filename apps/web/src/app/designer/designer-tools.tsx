import { failWith, setMode } from '@ramp/editor'
import type { PaperKind } from '@ramp/papers'
import { Suspense, useEffect, useState } from 'react'
import { useOpenDraft } from '../../drafts/draft-context.ts'
import type { DraftSaver } from '../../drafts/draft-saver.ts'
import { useGeneratedParts } from '../../features/finish/generated-parts-store.ts'
import { useProjectFile } from '../../features/project-file/use-project-file.ts'
import { LayersButton, PdfButton } from '../../features/tool-bar/end-buttons.tsx'
import { FileMenu } from '../../features/tool-bar/file-menu.tsx'
import { SavedState } from '../../features/tool-bar/saved-state.tsx'
import { ToolBar } from '../../features/tool-bar/tool-bar.tsx'
import { View3dButton } from '../../features/tool-bar/view-3d-button.tsx'
import { useDocumentRequests } from '../../project/document-requests.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { useIn3d } from './in-3d.tsx'
import { NewProjectDialog, openDialog, PasswordDialog } from './lazy/lazy-dialogs.ts'
import { GeneratedParts, VertexToggle } from './lazy/lazy-panels.ts'
import { openPapers, PapersDialog } from './lazy/lazy-papers.ts'
import type { Tell } from './notices/standing-notices.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import { useBackup } from './saving/use-backup.ts'
import { usePdfButton } from './use-pdf-button.ts'

type DesignerToolsProps = {
  readonly tell: Tell
  /** What saves the draft on the server; null where there is none. */
  readonly saver: DraftSaver | null
  readonly isShowingLayers: boolean
  readonly onToggleLayers: () => void
  readonly onEnterRise: () => void
}

/** The tool bar with everything it sets off. */
export function DesignerTools({
  tell,
  saver,
  isShowingLayers,
  onToggleLayers,
  onEnterRise,
}: DesignerToolsProps) {
  const editor = useEditor()
  const backup = useBackup()
  const pdf = usePdfButton()
  const file = useProjectFile(openDialog)
  const hasParts = useGeneratedParts() !== null
  const [isAskingForNew, setAskingForNew] = useState(false)
  const [isAtPapers, setAtPapers] = useState(false)
  const [asked, setAsked] = useState<PaperKind | null>(null)
  const openAt = (kind: PaperKind | null) =>
    openPapers(() => {
      setAsked(kind)
      setAtPapers(true)
    })
  useDocumentRequests(openAt)
  return (
    <>
      <ToolBar
        file={
          <FileMenu
            onSave={backup.save}
            onLoad={backup.load}
            onDownload={pdf.download}
            onPapers={() => openAt(null)}
            onNew={() => openDialog(() => setAskingForNew(true))}
            file={file}
          />
        }
        saved={<AutosavedState tell={tell} saver={saver} onSave={backup.save} />}
        points={<PointsSwitch />}
        view3d={<In3dSwitch />}
        end={
          <>
            {hasParts && (
              <Suspense>
                <GeneratedParts />
              </Suspense>
            )}
            <LayersButton isOpen={isShowingLayers} onToggle={onToggleLayers} />
            <PdfButton isMaking={pdf.isMaking} onDownload={pdf.download} />
          </>
        }
      />
      <PapersDialog
        opened={isAtPapers}
        asked={asked}
        onClose={() => setAtPapers(false)}
        onEnterRise={() => {
          setAtPapers(false)
          onEnterRise()
        }}
        onSurvey={() => {
          setAtPapers(false)
          setMode(editor, 'site')
        }}
      />
      <NewProjectDialog opened={isAskingForNew} onClose={() => setAskingForNew(false)} />
      {file && <PasswordDialog question={file.question} onAnswer={file.answer} onClose={file.leave} />}
    </>
  )
}

type AutosavedStateProps = {
  readonly tell: Tell
  readonly saver: DraftSaver | null
  readonly onSave: () => void
}

/** Saves every edit and shows so. It is a component of its own: what is saved renders nothing else of the workspace. */
function AutosavedState({ tell, saver, onSave }: AutosavedStateProps) {
  const keeping = useAutosave(useEditor(), useOpenedProject(), { tell, saver })
  const draft = useOpenDraft()?.state ?? null
  const refusal = draft?.kind === 'refused' ? draft.error.message : null
  useEffect(() => {
    if (refusal !== null) tell({ title: 'This drawing is saved on this device only.', text: refusal })
  }, [refusal, tell])
  return <SavedState keeping={keeping} draft={draft} onSave={onSave} />
}

function In3dSwitch() {
  const { isOpen, toggle } = useIn3d()
  return <View3dButton isOpen={isOpen} onToggle={toggle} />
}

/** It comes with the panels of Drawing Tools. */
function PointsSwitch() {
  const editor = useEditor()
  const isDrawing = useEditorState(({ mode }) => mode === 'drawing-tools')
  const isFaultTold = useEditorState(({ error }) => error !== null)
  if (!isDrawing) return null
  return (
    <ErrorBoundary
      onError={(message) => failWith(editor, message)}
      onRevert={() => setMode(editor, 'building')}
      isTold={isFaultTold}
    >
      <Suspense>
        <VertexToggle />
      </Suspense>
    </ErrorBoundary>
  )
}
