import { Button } from '@mantine/core'
import type { PricedOption } from '@ramp/contracts'
import { PlaceLink } from '../../../ui/place-link.tsx'
import classes from './price-panel.module.css'

type NotChosenProps = {
  readonly priced: Pick<PricedOption, 'mayChange' | 'mayChangeMethod'>
  /** Chooses for this quote alone. */
  readonly onChoose: () => void
}

/** There is no price before somebody said how prices are built: the owner does it, others ask for it. */
export function NotChosen({ priced: { mayChange, mayChangeMethod }, onChoose }: NotChosenProps) {
  if (!mayChangeMethod)
    return (
      <p className={classes.said}>
        {mayChange
          ? 'No price yet. Ask the owner of your company to choose how prices are built.'
          : 'No price yet.'}
      </p>
    )
  return (
    <>
      <p className={classes.said}>
        There is no price yet, so the proposal shows none. Choose how your prices are built once, and every
        quote gets a price.
      </p>
      <div className={classes.does}>
        <PlaceLink to={{ kind: 'prices' }}>Choose for all quotes</PlaceLink>
        <Button size="xs" variant="default" onClick={onChoose}>
          Choose for this quote
        </Button>
      </div>
    </>
  )
}
