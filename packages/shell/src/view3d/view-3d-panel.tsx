import { type Label, type Model, sceneAct, VIEW_WORDS, type View3d } from '@ramp/view3d'
import { IconBlockquote, IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { IconTool } from './icon-tool.tsx'
import { MiniPlan, type MiniPlanHandle } from './mini-plan.tsx'
import { ShowButton } from './show-button.tsx'
import { StandpointBar } from './standpoint-bar.tsx'
import { ToolButton } from './tool-button.tsx'
import { useShown } from './use-shown.ts'
import { useStandpoint } from './use-standpoint.ts'
import { useView3d } from './use-view-3d.ts'
import classes from './view-3d.module.css'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

type View3dPanelProps = {
  readonly host: RefObject<HTMLDivElement | null>
  /** Null while it is on its way. */
  readonly model: Model | null
  /** Everything that may be lettered over it. */
  readonly labels: readonly Label[]
  readonly chosen: readonly string[]
  readonly onChoose: (part: string | null) => void
  /** The same in words. */
  readonly words: ReactNode
  /** Where else to look when the browser shows no three dimensions. */
  readonly instead: string
  /** Without it the page around has a way to close the view. */
  readonly onClose?: () => void
  /** Buttons beside those of the view. */
  readonly tools?: (view: View3d) => ReactNode
}

/** A system in three dimensions as both apps show it: where one looks from, a small plan, what is shown, and the same in words. */
export function View3dPanel(props: View3dPanelProps) {
  const { host, model, labels, chosen, onChoose, words, instead, onClose, tools } = props
  const told = useId()
  const plan = useRef<MiniPlanHandle>(null)
  const opened = useView3d(host, { model, chosen, onChoose, onLook: (look) => plan.current?.look(look) })
  const view = opened === 'none' ? null : opened
  const { standpoint, goTo } = useStandpoint(view)
  const { shown, setShown } = useShown(view, labels, standpoint)
  const [isTold, setTold] = useState(false)
  const areWordsSeen = isTold || opened === 'none'
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
        aria-describedby={told}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        data-view3d={view && model ? 'open' : 'waiting'}
        onKeyDown={onKeyDown}
      />
      <div className={classes.over}>
        <div className={classes.bar} data-over-view>
          {view && <StandpointBar now={standpoint} onGo={goTo} />}
          {onClose && (
            <IconTool name="Close the 3D view" icon={<IconX size={16} stroke={1.75} />} onClick={onClose} />
          )}
        </div>
        {view && model && <MiniPlan ref={plan} shapes={model.plan} chosen={chosen} />}
        {view && (
          <div className={classes.tools} data-over-view role="toolbar" aria-label="3D view">
            <IconTool name="Go farther" icon={<IconMinus {...ICON} />} onClick={() => view.move('farther')} />
            <IconTool name="Come closer" icon={<IconPlus {...ICON} />} onClick={() => view.move('closer')} />
            <ToolButton
              name="In words"
              icon={<IconBlockquote {...ICON} />}
              isPressed={isTold}
              onClick={() => setTold(!isTold)}
            />
            <ShowButton shown={shown} onShow={setShown} />
            {tools?.(view)}
          </div>
        )}
        {opened === 'none' && (
          <p className={classes.missing} role="status">
            This browser cannot show 3D: WebGL is off or not available. {instead}
          </p>
        )}
        <section
          id={told}
          className={areWordsSeen ? classes.words : 'visually-hidden'}
          aria-label="Route as text"
          tabIndex={areWordsSeen ? 0 : undefined}
        >
          {words}
        </section>
      </div>
    </section>
  )
}
