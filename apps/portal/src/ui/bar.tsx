import { Button } from '@mantine/core'
import { brandNow } from '@ramp/domain'
import { BrandMark } from '@ramp/shell'
import { IconLogout } from '@tabler/icons-react'
import { guidePageAt } from '../lib/guide-pages.ts'
import { placeAt, usePathname } from '../lib/place.ts'
import classes from './bar.module.css'
import { GuideLink } from './guide-link.tsx'
import { PlaceLink } from './place-link.tsx'

type BarProps = {
  readonly userName: string
  /** Internal staff alone. */
  readonly readsAudit: boolean
  readonly seesPrices: boolean
  /** The owner of a dealer alone. */
  readonly ownsPrices: boolean
  /** People of a dealer. */
  readonly hasCompany: boolean
  readonly changesSettings: boolean
  readonly onLogout: () => void
}

/** The bar of every page: the brand, who is signed in, and the way out. */
export const Bar = ({
  userName,
  readsAudit,
  seesPrices,
  ownsPrices,
  hasCompany,
  changesSettings,
  onLogout,
}: BarProps) => (
  <header className={classes.bar}>
    <PlaceLink to={{ kind: 'quotes' }} className={classes.brand}>
      <BrandMark />
      <span className={classes.name}>{brandNow().name.toUpperCase()}</span>
    </PlaceLink>
    <span className={classes.tag}>Dealer portal</span>
    <span className={classes.space} />
    {seesPrices && (
      <PlaceLink to={{ kind: 'price-lists' }} className={classes.link}>
        Price lists
      </PlaceLink>
    )}
    {readsAudit && (
      <PlaceLink to={{ kind: 'audit' }} className={classes.link}>
        Audit
      </PlaceLink>
    )}
    {ownsPrices && (
      <PlaceLink to={{ kind: 'prices' }} className={classes.link}>
        Prices
      </PlaceLink>
    )}
    {hasCompany && (
      <PlaceLink to={{ kind: 'company' }} className={`${classes.link} ${classes.company}`}>
        Company
      </PlaceLink>
    )}
    {changesSettings && (
      <PlaceLink to={{ kind: 'settings' }} className={classes.link}>
        Settings
      </PlaceLink>
    )}
    <Documentation />
    <span className={classes.user} title={userName}>
      Signed in as {userName}
    </span>
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      c="var(--muted)"
      className={classes.out}
      leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />}
      onClick={onLogout}
    >
      <span className={classes.logout}>Logout</span>
    </Button>
  </header>
)

/** The guide, at the page of what is open. */
const Documentation = () => (
  <GuideLink page={guidePageAt(placeAt(usePathname()))} className={classes.link}>
    Documentation
  </GuideLink>
)
