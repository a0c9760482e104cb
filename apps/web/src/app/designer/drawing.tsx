import type { Layout } from '@ramp/domain'
import { failWith, setMode, undo } from '@ramp/editor'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { CanvasView } from '../../canvas/canvas-view.tsx'
import { ContextMenu } from '../../features/context-menu/context-menu.tsx'
import { goToChips } from '../../features/next-parts/go-to-chips.ts'
import { NextParts } from '../../features/next-parts/next-parts.tsx'
import { TextEditing } from '../../features/text-tools/text-editing.tsx'
import { TypedPoint } from '../../features/typed-point/typed-point.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { AfterPaint } from '../../ui/panel/after-paint.tsx'
import classes from './designer-page.module.css'
import { useIn3d } from './in-3d.tsx'
import { LayersPanel, PropertyPanel, QuickBar, UnderlayLoader } from './lazy/lazy-panels.ts'
import { View3dCover } from './lazy/lazy-view-3d.ts'
import { PropertiesSide } from './properties-side.tsx'
import { useBackup } from './saving/use-backup.ts'

type DrawingProps = {
  readonly isShowingLayers: boolean
  readonly onCloseLayers: () => void
}

/** The canvas with what stands on and beside it: quick bar, layers, properties of the selection. */
export function Drawing({ isShowingLayers, onCloseLayers }: DrawingProps) {
  const editor = useEditor()
  const backup = useBackup()
  const { showSheet } = useKeys()
  const hasSelection = useEditorState(({ selection }) => selection.length > 0)
  const hasUnderlay = useEditorState(({ history }) => history.now.layout.site.underlay !== undefined)
  const isFaultTold = useEditorState(({ error }) => error !== null)
  const [hadSelection, setHadSelection] = useState(hasSelection)
  if (hasSelection && !hadSelection) setHadSelection(true)
  const [asksForChips, setAsksForChips] = useState(false)
  const fail = (message: string) => failWith(editor, message)
  const faulty = useRef<Layout | null>(null)
  const failPainting = (message: string) => {
    faulty.current = editor.decided
    fail(message)
  }
  // Somebody may have undone what could not be painted already.
  const revert = () => {
    if (editor.decided === faulty.current) undo(editor)
  }
  return (
    <>
      <div className={classes.drawing}>
        <Plan>
          <ErrorBoundary onError={failPainting} onRevert={revert} isTold={isFaultTold}>
            <CanvasView
              keys={{
                onSave: backup.save,
                onShortcuts: showSheet,
                onJoin: () => (hadSelection ? setAsksForChips(true) : goToChips()),
              }}
            >
              {hadSelection && <NextParts isAsked={asksForChips} onAnswered={() => setAsksForChips(false)} />}
              {hasSelection && (
                <Suspense>
                  <AfterPaint>
                    <QuickBar />
                  </AfterPaint>
                </Suspense>
              )}
              {hasUnderlay && (
                <Suspense>
                  <UnderlayLoader />
                </Suspense>
              )}
              <TypedPoint />
              <TextEditing />
              <ContextMenu />
            </CanvasView>
          </ErrorBoundary>
        </Plan>
        <OverPlan onError={fail} isTold={isFaultTold} />
      </div>
      {isShowingLayers && (
        <div className={classes.side}>
          <Suspense>
            <LayersPanel onClose={onCloseLayers} />
          </Suspense>
        </div>
      )}
      {hasSelection && !isShowingLayers && (
        <PropertiesSide>
          <ErrorBoundary onError={fail} onRevert={() => setMode(editor, 'building')}>
            <Suspense>
              <AfterPaint>
                <PropertyPanel />
              </AfterPaint>
            </Suspense>
          </ErrorBoundary>
        </PropertiesSide>
      )}
    </>
  )
}

/** Under the view in three dimensions the plan takes neither pointer nor keys. */
function Plan({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useIn3d()
  return (
    <div className={classes.plan} inert={isOpen}>
      {children}
    </div>
  )
}

type OverPlanProps = { readonly onError: (message: string) => void; readonly isTold: boolean }

function OverPlan({ onError, isTold }: OverPlanProps) {
  const { isOpen, close } = useIn3d()
  return (
    isOpen && (
      <ErrorBoundary onError={onError} onRevert={close} isTold={isTold}>
        <View3dCover onClose={close} />
      </ErrorBoundary>
    )
  )
}
