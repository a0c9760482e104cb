import { UnstyledButton } from '@mantine/core'
import { analyse, type Catalogue, type Layout } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { numberText } from '@ramp/shell'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Assumed } from './assumed.tsx'
import classes from './fit-panel.module.css'
import { feetText, footprintText, guardsText, nameOf, toVerifyAfter, turnsText } from './fit-words.ts'
import type { Offered } from './offered/fit-messages.ts'
import type { OfferedPrice } from './offered/installed-prices.ts'
import { ProposalPicture } from './proposal-picture.tsx'

const SMALL = { width: 112, height: 84 }
const LARGE = { width: 236, height: 132 }

type ProposalCardProps = {
  readonly offered: Offered
  /** What it is used on. */
  readonly before: Layout
  readonly catalogue: Catalogue
  readonly price: OfferedPrice
  /** Why it is offered, as far as that is known. */
  readonly why: string
  /** Heights it rests on that nobody has read. */
  readonly assumed: readonly string[]
  readonly isChosen: boolean
  /** The picture above the words, and larger. */
  readonly isLarge?: boolean
  readonly onChoose: () => void
}

/** One ramp that fits: how it lies, what it costs, and why it is offered. */
export function ProposalCard({
  offered,
  before,
  catalogue,
  price,
  why,
  assumed,
  isChosen,
  isLarge = false,
  onChoose,
}: ProposalCardProps) {
  const analysis = useMemo(() => analyse(offered.layout, catalogue), [offered.layout, catalogue])
  const toVerify = useMemo(
    () => toVerifyAfter(offered.layout, before, catalogue),
    [offered.layout, before, catalogue],
  )
  const [door] = offered.layout.site.doors
  const riseOfDoor = door && door.sill - door.stepDown
  const { weight, ratio, rampFeet, rise, turns, footprint, raised } = offered
  return (
    <li>
      <UnstyledButton
        className={classes.card}
        data-large={isLarge}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className={classes.picture}>
          <ProposalPicture analysis={analysis} size={isLarge ? LARGE : SMALL} />
        </span>
        <span className={classes.head}>
          <span className={classes.top}>
            <b>{nameOf(offered)}</b>
            <b>{price.amount}</b>
          </span>
        </span>
        <span className={classes.facts}>
          {price.of !== null && <span className={classes.muted}>{price.of}</span>}
          <span>{why}</span>
          <span className={classes.figures}>
            <b>{feetText(rampFeet)}</b>
            <b>{ratio}</b>
            <span>{turnsText(turns)}</span>
            <span>{numberText(Math.round(weight))} lb</span>
          </span>
          <span className={classes.figures}>
            <span>{footprintText(footprint)}</span>
            {rise !== riseOfDoor && <span>rise {lengthText(rise, 'height')}</span>}
            <span className={classes.good}>
              <IconCheck size={14} aria-hidden />
              No failed checks
            </span>
            {toVerify > 0 && <span>{toVerify} to verify</span>}
          </span>
          {raised.length > 0 && <span className={classes.muted}>{guardsText(raised, analysis)}</span>}
          {assumed.length > 0 && <Assumed sentences={assumed} />}
        </span>
      </UnstyledButton>
    </li>
  )
}
