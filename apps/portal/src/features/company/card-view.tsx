import type { DealerCardVersion } from '@ramp/contracts'
import classes from './company-page.module.css'
import { logoUrl } from './logo-url.ts'

const NOT_ENTERED = 'Not entered'

/** A card to read. */
export const CardView = ({ card }: { readonly card: DealerCardVersion }) => (
  <dl className={classes.facts}>
    {factsOf(card).map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-empty={words === '' || undefined}>{words || NOT_ENTERED}</dd>
      </div>
    ))}
    <div>
      <dt>Logo</dt>
      <dd data-empty={card.logo === null || undefined}>
        {card.logo === null ? (
          NOT_ENTERED
        ) : (
          <img className={classes.picture} src={logoUrl(card.logo)} alt="Logo of the company" />
        )}
      </dd>
    </div>
    <div>
      <dt>Terms</dt>
      <dd className={classes.terms} data-empty={card.terms === '' || undefined}>
        {card.terms || NOT_ENTERED}
      </dd>
    </div>
  </dl>
)

const factsOf = (card: DealerCardVersion): readonly (readonly [name: string, words: string])[] => [
  ['Company name', card.name],
  ['Contractor license', card.licence],
  ['Address', card.address.join(', ')],
  ['Insurance', card.insurance],
  ['Phone', card.phone],
  ['E-mail', card.email],
]
