import { UnstyledButton } from '@mantine/core'
import type { PlacedPart, Side } from '@ramp/domain'
import { formatLength, lengthText } from '@ramp/drafting'
import classes from './handrails.module.css'
import { PlatformDrawing } from './platform-drawing.tsx'
import { sidesText } from './sides-text.ts'

type RailCardProps = {
  readonly placed: PlacedPart
  readonly sides: readonly Side[]
  readonly isChosen: boolean
  /** What most likely fits a platform that is still open. */
  readonly isSuggested: boolean
  readonly onChoose: () => void
}

/** One configuration: this very platform with these rails, in words too, its short name and its usable size (spec 3 §2.8). */
export function RailCard({ placed, sides, isChosen, isSuggested, onChoose }: RailCardProps) {
  const { usableLength, usableWidth, item } = placed
  const name = `Rails: ${sidesText(placed, sides)}`
  return (
    <UnstyledButton
      className={classes.card}
      aria-pressed={isChosen}
      aria-label={isSuggested ? `${name}, suggested` : name}
      title={name}
      onClick={onChoose}
    >
      <PlatformDrawing placed={placed} sides={sides} />
      {isSuggested && <span className={classes.tag}>Suggested</span>}
      <span className={classes.sides}>{sidesText(placed, sides)}</span>
      <b>{item.shortName}</b>
      <small>
        {lengthText(usableWidth, 'part-size')} × {lengthText(usableLength, 'part-size')}
      </small>
      <small>
        {formatLength(usableWidth, 'ft')} × {formatLength(usableLength, 'ft')}
      </small>
    </UnstyledButton>
  )
}
