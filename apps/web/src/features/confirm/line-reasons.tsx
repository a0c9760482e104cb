import type { Analysis, PartId, Reason } from '@ramp/domain'
import { partNames } from '@ramp/domain'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import classes from './line-reasons.module.css'

type LineReasonsProps = {
  readonly reasons: readonly Reason[]
  readonly analysis: Pick<Analysis, 'placement'>
  readonly onShow: (parts: readonly PartId[]) => void
}

/** Why a line holds its quantity; a click on a reason shows its parts on the canvas. */
export const LineReasons = ({ reasons, analysis, onShow }: LineReasonsProps) => (
  <ul className={classes.reasons}>
    {reasons.map((reason) => (
      <li key={`${reason.rule} ${reason.source}`}>
        {reason.parts.length === 0 ? (
          <span className={classes.reason}>
            <Words reason={reason} />
          </span>
        ) : (
          <TextButton className={classes.reason} onClick={() => onShow(reason.parts)}>
            <Words reason={reason} />
            <span className={classes.parts}>{partNames(reason.parts, analysis)}</span>
          </TextButton>
        )}
      </li>
    ))}
  </ul>
)

const Words = ({ reason: { quantity, rule } }: { readonly reason: Reason }) => (
  <span>
    <b className="figure">{quantity}</b> {rule}
  </span>
)
