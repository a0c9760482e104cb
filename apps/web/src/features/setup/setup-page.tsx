import { Button } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { Notice } from '@ramp/shell'
import { hasPermission, useAccess } from '../../lib/auth/access.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { PICTURE_COLORS } from '../../ui/theme-colors.ts'
import { cardsFor, type ProductCard } from './product-cards.ts'
import classes from './setup-page.module.css'

/** The product picker; only for people who may design without a quote (spec 1 §2). */
export function SetupPage() {
  const access = useAccess()
  return hasPermission(access, 'access:sandbox') ? <ProductPicker /> : <NoSandbox />
}

function ProductPicker() {
  useDocumentTitle('Select a Product')
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>SELECT A PRODUCT</h1>
      <ul className={classes.cards}>
        {cardsFor(window.location.hostname).map((card) => (
          <li key={card.product} className={classes.card}>
            <Silhouette rails={card.product === 'P3G' || card.product === 'P2G' ? 2 : 5} />
            <h2 className={classes.name}>{card.name}</h2>
            <p className={classes.tagline}>{card.tagline && `(${card.tagline})`}</p>
            <StartButton card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StartButton({ card }: { readonly card: ProductCard }) {
  if (card.closedBecause) {
    return (
      <>
        <Button disabled fullWidth aria-label={`Start Designing ${card.name}`}>
          Start Designing
        </Button>
        <p className={classes.reason}>{card.closedBecause}</p>
      </>
    )
  }
  return (
    <LinkButton
      to="/designer"
      search={{ product: card.product }}
      fullWidth
      aria-label={`Start Designing ${card.name}`}
    >
      Start Designing
    </LinkButton>
  )
}

function NoSandbox() {
  useDocumentTitle('No sandbox access')
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>No sandbox access</h1>
      <div className={classes.closed}>
        <Notice tone="look" title="Designing without a quote is not part of your account.">
          Open a project from the dealer portal, or ask customer service for sandbox access.
        </Notice>
      </div>
    </div>
  )
}

/** A small side view in the drafter's manner: a ramp with as many rail lines as the product has. */
const Silhouette = ({ rails }: { readonly rails: number }) => (
  <svg viewBox="0 0 160 84" className={classes.picture} aria-hidden="true">
    <path d="M8 72 H152" stroke={PICTURE_COLORS.ground} />
    <path
      d="M14 72 L100 44 H146 V50 H100 L20 76Z"
      fill={PICTURE_COLORS.ramp}
      stroke={PICTURE_COLORS.outline}
      strokeWidth="1.2"
    />
    {Array.from({ length: rails }, (_, index) => 26 - (index * 18) / Math.max(1, rails - 1)).map((lift) => (
      <path
        key={lift}
        d={`M18 ${70 - lift} L100 ${43 - lift} H146`}
        fill="none"
        stroke={PICTURE_COLORS.rail}
        strokeWidth="1.6"
      />
    ))}
    <path d="M18 70 V44 M59 57 V31 M100 43 V17 M146 43 V17" stroke={PICTURE_COLORS.rail} strokeWidth="1.6" />
    <path d="M104 50 V72 M142 50 V72 M62 61 V72" stroke={PICTURE_COLORS.outline} strokeWidth="1.4" />
  </svg>
)
