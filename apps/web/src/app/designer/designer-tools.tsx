import { useState } from 'react'
import { GeneratedParts } from '../../features/finish/generated-parts.tsx'
import { NewProjectDialog } from '../../features/new-project/new-project-dialog.tsx'
import { useProjectFile } from '../../features/project-file/use-project-file.ts'
import { LayersButton, PdfButton } from '../../features/tool-bar/end-buttons.tsx'
import { FileMenu } from '../../features/tool-bar/file-menu.tsx'
import { SavedState } from '../../features/tool-bar/saved-state.tsx'
import { ToolBar } from '../../features/tool-bar/tool-bar.tsx'
import type { Keeping } from '../../keeping/keep-drawing.ts'
import { useBackup } from './use-backup.ts'
import { usePdfButton } from './use-pdf-button.ts'

type DesignerToolsProps = {
  readonly keeping: Keeping
  readonly isShowingLayers: boolean
  readonly onToggleLayers: () => void
}

/** The tool bar with everything it sets off. */
export function DesignerTools({ keeping, isShowingLayers, onToggleLayers }: DesignerToolsProps) {
  const backup = useBackup()
  const pdf = usePdfButton()
  const file = useProjectFile()
  const [isAskingForNew, setAskingForNew] = useState(false)
  return (
    <>
      <ToolBar
        file={
          <FileMenu
            onSave={backup.save}
            onLoad={backup.load}
            onDownload={pdf.download}
            onNew={() => setAskingForNew(true)}
            file={file}
          />
        }
        saved={(hasUnsavedName) => (
          <SavedState keeping={hasUnsavedName ? 'name-unsaved' : keeping} onSave={backup.save} />
        )}
        end={
          <>
            <GeneratedParts />
            <LayersButton isOpen={isShowingLayers} onToggle={onToggleLayers} />
            <PdfButton isMaking={pdf.isMaking} onDownload={pdf.download} />
          </>
        }
      />
      <NewProjectDialog opened={isAskingForNew} onClose={() => setAskingForNew(false)} />
    </>
  )
}
