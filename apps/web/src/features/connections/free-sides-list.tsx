import { Button } from '@mantine/core'
import type { JointEnd, Opening } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { Disclosure } from '../../ui/panel/disclosure.tsx'
import type { FreeSide } from './free-sides.ts'
import classes from './free-sides-list.module.css'

type FreeSidesListProps = {
  readonly use: Opening['use']
  readonly sides: readonly FreeSide[]
  readonly onShow: (end: JointEnd) => void
  readonly onAssign: (end: JointEnd) => void
}

/** The way without a pointer: every free side with a button. The part of the side in hand is shown on the canvas. */
export const FreeSidesList = ({ use, sides, onShow, onAssign }: FreeSidesListProps) => (
  <Disclosure title="Assign from a list">
    {sides.length === 0 ? (
      <p className={classes.none}>No free side is left.</p>
    ) : (
      <ul className={classes.sides}>
        {sides.map(({ end, name, height }) => (
          <li key={`${end.part} ${end.side}`} onFocus={() => onShow(end)} onPointerEnter={() => onShow(end)}>
            <span className={classes.side}>{name}</span>
            <span className="figure">{height === null ? '' : lengthText(height, 'height')}</span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Make ${name} an ${use}`}
              onClick={() => onAssign(end)}
            >
              {use === 'entrance' ? 'Entrance' : 'Exit'}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </Disclosure>
)
