import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ACTS_ON_DRAWING } from '../../keys/give-back-focus.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { CanvasSizeMenu } from './canvas-size-menu.tsx'
import { MirrorSystemButton, SelectionButtons, UndoButtons } from './edit-buttons.tsx'
import { HistoryButton } from './history/history-button.tsx'
import { ProgressSteps } from './progress-steps.tsx'
import { ProjectName } from './project-name.tsx'
import { TextTools } from './text-tools.tsx'
import classes from './tool-bar.module.css'
import { FitSystem, ZoomButtons } from './zoom-buttons.tsx'

type ToolBarProps = {
  /** File menu, at the left. */
  readonly file: ReactNode
  /** How the journal stands. */
  readonly saved: ReactNode
  /** The switch of Drawing Tools between points and whole drawings. */
  readonly points: ReactNode
  /** The switch to three dimensions, beside the zoom. */
  readonly view3d: ReactNode
  /** Layers and Download PDF, at the right. */
  readonly end: ReactNode
}

/**
 * The second bar of the workspace: file and name, edits, canvas, zoom, progress. Where it is too narrow for all of them, what
 * is needed less often stands in a row below, which More opens.
 */
export function ToolBar({ file, saved, points, view3d, end }: ToolBarProps) {
  const isNarrow = useIsNarrow()
  const [isMore, setMore] = useMore()
  const bar = useRef<HTMLDivElement>(null)
  useWrapsWhenFull(bar)
  return (
    <div className={classes.bars} data-region {...ACTS_ON_DRAWING}>
      <div ref={bar} className={classes.bar} role="toolbar" aria-label="Tools">
        {file}
        <ProjectName />
        {saved}
        <Separator />
        <UndoButtons />
        <MirrorSystemButton />
        {!isNarrow && (
          <>
            <HistoryButton />
            <Separator />
            <SelectionButtons />
            <Separator />
            <DrawingTools points={points} />
          </>
        )}
        <Separator />
        <ZoomButtons />
        {!isNarrow && <FitSystem />}
        {view3d}
        <span className={classes.space} />
        <ProgressSteps />
        {isNarrow && <MoreButton isOpen={isMore} onToggle={() => setMore(!isMore)} />}
        <div className={classes.endGroup}>{end}</div>
      </div>
      {isNarrow && isMore && (
        <div className={classes.bar} role="toolbar" aria-label="More tools">
          <HistoryButton />
          <SelectionButtons />
          <Separator />
          <DrawingTools points={points} />
          <Separator />
          <FitSystem />
        </div>
      )}
    </div>
  )
}

const DrawingTools = ({ points }: Pick<ToolBarProps, 'points'>) => (
  <>
    <TextTools />
    {points}
    <CanvasSizeMenu />
  </>
)

type MoreButtonProps = { readonly isOpen: boolean; readonly onToggle: () => void }

const MoreButton = ({ isOpen, onToggle }: MoreButtonProps) => (
  <IconButton
    name="More tools"
    icon={<IconDots size={17} stroke={1.75} />}
    isExpanded={isOpen}
    onClick={onToggle}
  />
)

/** Whether more tools are shown; drawing needs its switch, so they come with that mode. */
function useMore() {
  const isDrawing = useEditorState(({ mode }) => mode === 'drawing-tools')
  const [isMore, setMore] = useState(isDrawing)
  const [before, setBefore] = useState(isDrawing)
  if (before !== isDrawing) {
    setBefore(isDrawing)
    setMore(isDrawing)
  }
  return [isMore, setMore] as const
}

/** The same widths as in the style sheet. */
const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 1020px), (max-width: 1150px) and (pointer: coarse)', undefined, {
    getInitialValueInEffect: false,
  }) ?? false

/** Letters with spacing of a person's own need more room than the bar has: then it goes on in a second line (WCAG 1.4.12). */
function useWrapsWhenFull(bar: RefObject<HTMLElement | null>): void {
  // What stands in the bar changes with the mode.
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const look = () => {
      element.removeAttribute('data-full')
      element.toggleAttribute('data-full', element.scrollWidth > element.clientWidth)
    }
    const observer = new ResizeObserver(look)
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  })
}

const Separator = () => <span className={classes.separator} aria-hidden />
