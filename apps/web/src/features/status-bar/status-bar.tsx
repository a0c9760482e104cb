import { UnstyledButton } from '@mantine/core'
import {
  COUNTED_STEPS,
  completedSteps,
  errorsOf,
  type IssueCode,
  isReadyToFinalize,
  isSystemPart,
  pricedAt,
  STEPS,
  setProject,
  warningsOf,
} from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { PRICE_NAMES } from '../../lib/names/price-names.ts'
import { useCodeReasons } from '../../project/use-code-reasons.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useAsked, useIssues, useIssuesOfLaterSteps, useToDos } from '../../project/use-issues.ts'
import { useLayout } from '../../project/use-layout.ts'
import { useProject } from '../../project/use-project.ts'
import { useSystemPreview } from '../../project/use-system-preview.ts'
import { say } from '../../ui/messages/say.ts'
import { useHeightProperty } from '../../ui/messages/use-height-property.ts'
import { IssuesPill } from './issues-pill.tsx'
import { nextWords } from './next-words.ts'
import { PointerPlace } from './pointer-place.tsx'
import { RiseButton } from './rise-button.tsx'
import classes from './status-bar.module.css'
import { holdsOf } from './status-words.ts'
import { systemFigures } from './system-figures.ts'

type StatusBarProps = {
  /** The rise is being typed. */
  readonly isTyping: boolean
  readonly onTyping: (isTyping: boolean) => void
  /** What differs from what was issued last, after the price. */
  readonly since: ReactNode
  /** Stands over the drawing, above the bar; it is told whether a rise is being typed. */
  readonly over: (isTyping: boolean) => ReactNode
}

/** Live figures of the whole system, always in view. */
export function StatusBar({ isTyping, onTyping, since, over }: StatusBarProps) {
  const { units, priceLevel } = useProject()
  const { catalogue } = useEditor()
  const preview = useSystemPreview()
  const figures = systemFigures(preview)
  const issues = useIssues()
  const toDos = useToDos()
  const later = useIssuesOfLaterSteps()
  const codes = useCodeReasons()
  const asked = useAsked()
  const layout = useLayout()
  const counted = (code: IssueCode) => toDos.filter((one) => one.code === code).length
  const step = useEditorState(({ mode }) => STEPS.find((one) => one === mode) ?? null)
  useSteepnessSaid(figures)
  const bar = useRef<HTMLElement>(null)
  useHeightProperty('--status-bar-height', bar)
  return (
    <section ref={bar} className={classes.bar} aria-label="Figures of the system" data-region>
      <IssuesPill
        status={{
          errors: errorsOf({ issues }),
          warnings: warningsOf({ issues }),
          toDos,
          later,
          codes,
          holds: holdsOf(layout),
        }}
      />
      <span className={classes.next}>
        Next:{' '}
        <b>
          {nextWords({
            hasRise: figures.rise !== null,
            hasParts: layout.parts.length > 0,
            hasSystem: layout.parts.some(isSystemPart),
            isReady: isReadyToFinalize(preview),
            errors: errorsOf({ issues }).length,
            looseParts: counted('connection.unconnected-part'),
            looseEnds: counted('connection.unconnected-side'),
            isLongEnough: figures.ratio !== null && figures.steepness === null,
            ...asked,
            step,
            isThrough: completedSteps(layout) === COUNTED_STEPS,
            isConfirmed: layout.confirmedSteps.includes('confirm'),
          })}
        </b>
      </span>
      <div className={classes.figures}>
        <RiseButton rise={figures.rise} isOpen={isTyping} onOpen={onTyping} />
        <Figure name="Ramping">{formatLength(figures.ramping, units)}</Figure>
        <Figure name="Ratio" look={figures.steepness}>
          {figures.ratio ?? '–'}
        </Figure>
        <Figure name="Linear feet">{figures.linearFeet.toFixed(2)}</Figure>
        <Figure name="Parts">{figures.pieces}</Figure>
        <Figure name="Weight">{figures.weight}</Figure>
        <Figure name={PRICE_NAMES[pricedAt(catalogue, priceLevel)]}>{figures.price}</Figure>
        {since}
      </div>
      <PointerPlace />
      <UnitsToggle />
      {over(isTyping)}
    </section>
  )
}

/** The bar is not spoken as its figures change; that a ramp became too steep is. */
function useSteepnessSaid({ steepness, ratio }: ReturnType<typeof systemFigures>): void {
  useEffect(() => {
    if (steepness !== null) say(`${steepness} Ratio ${ratio ?? ''}`.trim())
  }, [steepness, ratio])
}

type FigureProps = {
  readonly name: string
  readonly children: ReactNode
  /** What is worth a look about the value: amber, with its words. */
  readonly look?: string | null
}

const Figure = ({ name, children, look = null }: FigureProps) => (
  <span>
    {name} <b className={look === null ? undefined : classes.looked}>{children}</b>
    {look !== null && (
      <em className={classes.look}>
        <IconAlertTriangle size={12} stroke={2.25} aria-hidden /> {look}
      </em>
    )}
  </span>
)

function UnitsToggle() {
  const editor = useEditor()
  const { units } = useProject()
  const other = units === 'ft' ? 'in' : 'ft'
  return (
    <UnstyledButton
      className={classes.units}
      aria-label={`Units ${units === 'ft' ? 'feet (ft)' : 'inches'}. Change to ${other === 'ft' ? 'feet' : 'inches'}`}
      onClick={() => editor.run('Change units', 'propChange', setProject({ units: other }))}
    >
      Units <b>{units}</b>
    </UnstyledButton>
  )
}
