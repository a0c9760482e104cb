import { sceneAct, VIEW_WORDS, type View3d } from '@ramp/view3d'
import { IconBlockquote, IconCamera, IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useOutline } from '../../lib/names/use-outline.ts'
import { saveFile } from '../../output/save-file.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ExportMenu } from './export-menu.tsx'
import { InWords } from './in-words.tsx'
import { MiniPlan, type MiniPlanHandle } from './mini-plan.tsx'
import { ShowButton } from './show-button.tsx'
import { StandpointBar } from './standpoint-bar.tsx'
import { ToolButton } from './tool-button.tsx'
import { useModel } from './use-model.ts'
import { useShown } from './use-shown.ts'
import { useStandpoint } from './use-standpoint.ts'
import { useView3d } from './use-view-3d.ts'
import classes from './view-3d.module.css'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** As the offer prints it: 6 in wide at 300 dots to the inch. */
const PICTURE = { width: 1800, height: 1200 }

/** The system in three dimensions over the plan, with the same in words. */
export function View3dCover({ onClose }: { readonly onClose: () => void }) {
  const host = useRef<HTMLDivElement>(null)
  const words = useId()
  const { analysis, model } = useModel()
  const groups = useOutline()
  const plan = useRef<MiniPlanHandle>(null)
  const opened = useView3d(host, model, (look) => plan.current?.look(look))
  const chosen = useEditorState(({ selection }) => selection)
  const view = opened === 'none' ? null : opened
  const { standpoint, goTo } = useStandpoint(view)
  const { shown, setShown } = useShown(view, analysis, standpoint)
  const [isTold, setTold] = useState(false)
  useFocusWithin(host)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const act = sceneAct(event)
    if (!act || !view) return
    // What turns the view must not move what is selected.
    event.preventDefault()
    event.stopPropagation()
    if (act.kind === 'move') view.move(act.move)
    else goTo(act.to)
  }
  return (
    <section className={classes.cover} aria-label="3D view" data-region>
      <div
        ref={host}
        className={classes.host}
        role="application"
        aria-label={VIEW_WORDS}
        aria-describedby={words}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        data-view3d={view ? 'open' : 'waiting'}
        onKeyDown={onKeyDown}
      />
      <div className={classes.bar}>
        {view && <StandpointBar now={standpoint} onGo={goTo} />}
        <IconButton name="Close the 3D view" icon={<IconX size={16} stroke={1.75} />} onClick={onClose} />
      </div>
      {view && <MiniPlan ref={plan} analysis={analysis} chosen={chosen} />}
      {view && (
        <div className={classes.tools} role="toolbar" aria-label="3D view">
          <IconButton name="Go farther" icon={<IconMinus {...ICON} />} onClick={() => view.move('farther')} />
          <IconButton name="Come closer" icon={<IconPlus {...ICON} />} onClick={() => view.move('closer')} />
          <ToolButton
            name="In words"
            icon={<IconBlockquote {...ICON} />}
            isPressed={isTold}
            onClick={() => setTold(!isTold)}
          />
          <ShowButton shown={shown} onShow={setShown} />
          <ToolButton name="Picture" icon={<IconCamera {...ICON} />} onClick={() => savePicture(view)} />
          <ExportMenu analysis={analysis} />
        </div>
      )}
      {opened === 'none' && (
        <p className={classes.missing} role="status">
          This browser cannot show three dimensions: WebGL is switched off or missing. The plan and the words
          below hold everything; another browser, or this one with hardware acceleration on, shows the view.
        </p>
      )}
      <div
        id={words}
        className={isTold || opened === 'none' ? classes.words : 'visually-hidden'}
        tabIndex={isTold || opened === 'none' ? 0 : undefined}
      >
        <InWords groups={groups} />
      </div>
    </section>
  )
}

/** The focus goes to the view, and back to the plan when it closes. */
function useFocusWithin(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    host.current?.focus()
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-canvas]')?.focus()
    }
  }, [host])
}

async function savePicture(view: View3d): Promise<void> {
  const picture = await view.picture(PICTURE)
  if (picture) saveFile(picture, 'layout-3d.png')
}
