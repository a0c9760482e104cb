import { Loader } from '@mantine/core'
import { type Catalogue, counted, type Layout } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { Assumed } from '../assumed.tsx'
import panel from '../fit-panel.module.css'
import { sharedAssumptions, whyText } from '../fit-words.ts'
import { NothingFits } from '../nothing-fits.tsx'
import { keyOf } from '../offered/fit-messages.ts'
import { offeredPrice, rankWords, whyInstalled } from '../offered/installed-prices.ts'
import { ProposalCard } from '../proposal-card.tsx'
import classes from './ramp-choice.module.css'
import type { StartRamps } from './use-start-ramps.ts'

type RampChoiceProps = {
  readonly ramps: StartRamps
  readonly catalogue: Catalogue
  /** A ramp that fits with one change is begun with at once. */
  readonly onUse: (layout: Layout) => void
}

/** The complete ramps that fit a rise, to choose one from. */
export function RampChoice({ ramps, catalogue, onUse }: RampChoiceProps) {
  const { rise, before, fit, offered, choose, prices } = ramps
  if (rise === null) return null
  const { proposals, isLooking, fault, notes } = fit
  const height = lengthText(rise, 'height')
  const shared = sharedAssumptions(proposals)
  const hasNone = fault === null && proposals.length === 0 && (!isLooking || fit.reasons.length > 0)
  return (
    <section className={classes.choice} aria-label="Ramps for this rise">
      <h2 className={classes.heading} aria-live="polite" aria-busy={isLooking}>
        {titleOf(proposals.length, height, isLooking)}
      </h2>
      {fault !== null && <p role="alert">{fault} Change the rise, or start the project.</p>}
      {isLooking && proposals.length === 0 && fit.reasons.length === 0 && (
        <p className={panel.looking}>
          <Loader size="xs" /> Calculating parts, legs and prices
        </p>
      )}
      {hasNone && <NothingFits {...fit} onTake={({ offered: one }) => onUse(one.layout)} />}
      {proposals.length > 0 && (
        <>
          <p className={classes.text}>
            Best first, {rankWords(prices)}. Each is a complete system: parts, legs, handrails, price.
          </p>
          {shared.length > 0 && <Assumed sentences={shared} />}
          <ul className={classes.cards} aria-label="Ramps that fit">
            {proposals.map((one) => (
              <ProposalCard
                key={keyOf(one)}
                offered={one}
                before={before}
                catalogue={catalogue}
                price={offeredPrice(one, prices)}
                why={whyInstalled(whyText(one, fit), one, { prices, all: proposals })}
                assumed={one.assumed.filter((sentence) => !shared.includes(sentence))}
                isChosen={offered !== null && keyOf(one) === keyOf(offered)}
                isLarge
                onChoose={() => choose(one)}
              />
            ))}
          </ul>
        </>
      )}
      {notes.map((note) => (
        <p key={note} className={classes.text}>
          {note}
        </p>
      ))}
    </section>
  )
}

function titleOf(count: number, height: string, isLooking: boolean): string {
  if (count === 0)
    return isLooking ? `Looking for ramps for ${height}` : `No ramp for ${height} on level ground`
  const ramps = `${counted(count, 'ramp')} for ${height} on level ground`
  return isLooking ? `${ramps}, looking for more` : ramps
}
