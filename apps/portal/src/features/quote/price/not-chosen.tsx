import type { PricedOption } from '@ramp/contracts'
import classes from './price-panel.module.css'

/** There is no price before somebody said how prices are built: the owner does it, others ask for it. */
export const NotChosen = ({ priced: { mayChangeMethod, mayChange } }: { readonly priced: PricedOption }) => (
  <p className={classes.said}>{textOf(mayChangeMethod, mayChange)}</p>
)

function textOf(isOwner: boolean, isOfDealer: boolean): string {
  if (isOwner)
    return 'No price is built yet. The proposal shows no price until you choose how prices are built.'
  return isOfDealer
    ? 'No price is built yet. Ask the owner of your company to choose how prices are built.'
    : 'The dealer has not chosen how prices are built.'
}
