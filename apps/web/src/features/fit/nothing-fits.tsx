import { Button, Loader } from '@mantine/core'
import type { FitReason } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { moneyText, numberText } from '@ramp/shell'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './fit-panel.module.css'
import { feetText, nameOf, turnsText } from './fit-words.ts'
import type { OfferedChange } from './offered/fit-messages.ts'

type NothingFitsProps = {
  readonly reasons: readonly FitReason[]
  readonly changes: readonly OfferedChange[]
  /** Changes, or more layouts, are still tried. */
  readonly isLooking: boolean
  readonly isLookingLonger: boolean
  /** Not every layout was tried. */
  readonly isCutShort: boolean
  readonly onTake: (change: OfferedChange) => void
}

/** Why nothing fits, in numbers, and what would fit if one thing were otherwise. */
export const NothingFits = (props: NothingFitsProps) => {
  const { reasons, changes, isLooking, isLookingLonger, isCutShort, onTake } = props
  const title = titleOf(props)
  return (
    <>
      <section className={classes.nothing} aria-label={title}>
        <h3>
          <IconAlertTriangle size={16} aria-hidden />
          {title}
        </h3>
        {reasons.map((reason) => (
          <Reason key={reason.code} reason={reason} />
        ))}
      </section>
      {changes.length > 0 && (
        <section aria-label="With one change it fits">
          <h3 className={classes.heading}>With one change it fits</h3>
          <ul className={classes.changes}>
            {changes.map((change) => (
              <Change key={change.text} change={change} onTake={() => onTake(change)} />
            ))}
          </ul>
          <p className={classes.muted}>Each was drawn and checked by the same rules.</p>
        </section>
      )}
      {isLooking && (
        <p className={classes.looking}>
          <Loader size="xs" /> {isLookingLonger ? 'Trying more layouts' : 'Trying one change at a time'}
        </p>
      )}
      {!isLooking && isCutShort && <p className={classes.muted}>Not every layout was tried.</p>}
    </>
  )
}

/** What is told of layouts that were tried says nothing of those that were not. */
function titleOf({
  isLookingLonger,
  isCutShort,
}: Pick<NothingFitsProps, 'isLookingLonger' | 'isCutShort'>): string {
  if (isLookingLonger) return 'Nothing found yet'
  return isCutShort ? 'Nothing found' : 'Nothing fits'
}

function Reason({ reason }: { readonly reason: FitReason }) {
  const { text, need, have, unit } = reason
  const missing = need - have
  return (
    <div className={classes.reason}>
      <p>{text}</p>
      {unit === 'in' && missing > 0 && have > 0 && (
        <>
          <dl className={classes.measures}>
            <Measure name="Need" inches={need} />
            <Measure name="Have" inches={have} />
            <Measure name="Missing" inches={missing} isMissing />
          </dl>
          <meter
            className={classes.meter}
            min={0}
            max={need}
            value={have}
            aria-label={`${sizeText(have)} of ${sizeText(need)}`}
          />
        </>
      )}
    </div>
  )
}

/** Inches from which a length is written in feet, as the reasons do. */
const IN_FEET = 96

const sizeText = (inches: number): string =>
  lengthText(inches, inches < IN_FEET ? 'part-size' : 'site-length')

type MeasureProps = { readonly name: string; readonly inches: number; readonly isMissing?: boolean }

const Measure = ({ name, inches, isMissing = false }: MeasureProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-missing={isMissing}>{sizeText(inches)}</dd>
  </div>
)

type ChangeProps = { readonly change: OfferedChange; readonly onTake: () => void }

const Change = ({ change: { text, offered }, onTake }: ChangeProps) => (
  <li className={classes.change}>
    <div>
      <b>{text}</b>
      <p className={classes.muted}>
        {feetText(offered.rampFeet)}, {nameOf(offered)}, {turnsText(offered.turns)}
      </p>
    </div>
    <div className={classes.cost}>
      <b>{moneyText(offered.price)}</b>
      <span className={classes.muted}>{numberText(Math.round(offered.weight))} lb</span>
    </div>
    <Button variant="default" aria-label={`Use it: ${text}`} onClick={onTake}>
      Use
    </Button>
  </li>
)
