import type { KnownBy } from '@ramp/domain'
import classes from '../words/site.module.css'
import { KNOWN_NAMES } from '../words/site-words.ts'

type KnownSignProps = { readonly how: KnownBy; readonly isDoubtful: boolean }

/** How a height is known, as a sign and a word; amber where it has to be checked. */
export const KnownSign = ({ how, isDoubtful }: KnownSignProps) => (
  <span className={classes.known} style={{ color: isDoubtful ? 'var(--look)' : `var(--known-${how})` }}>
    <svg width="11" height="11" viewBox="-6 -6 12 12" aria-hidden>
      {how === 'measured' && <circle r="5" fill="currentColor" />}
      {how === 'estimated' && (
        <>
          <circle r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M0 -4.5a4.5 4.5 0 0 0 0 9Z" fill="currentColor" />
        </>
      )}
      {how === 'assumed' && (
        <circle r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.5 2" />
      )}
    </svg>
    <span className={classes.knownWord}>{KNOWN_NAMES[how]}</span>
  </span>
)
