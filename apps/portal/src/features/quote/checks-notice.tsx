import type { VisibleQuote } from '@ramp/contracts'
import { Notice } from '@ramp/shell'
import { GUIDE_OF_CONTENT } from '../../lib/guide-pages.ts'
import { GuideLink } from '../../ui/guide-link.tsx'
import { type Checks, checksOf } from './checks-of.ts'
import classes from './quote-page.module.css'

/** What the checks said when the quote was issued, with every reason. */
export function ChecksNotice({ issued }: { readonly issued: VisibleQuote }) {
  const { tone, title, sentence, reasons } = checksOf(issued)
  return (
    <Notice tone={tone} title={title}>
      {sentence}
      <Reasons reasons={reasons} />
      {tone === 'bad' && <GuideLink page={GUIDE_OF_CONTENT.notMet}>What does Not met mean for me?</GuideLink>}
    </Notice>
  )
}

/** Where a question has room for no more. */
const MOST = 4

/** What is not as it should be, before a quote is accepted; nothing where the checks found nothing. */
export function ChecksBefore({ issued }: { readonly issued: VisibleQuote }) {
  const { tone, title, reasons } = checksOf(issued)
  if (reasons.length === 0) return null
  const more = reasons.length - MOST
  return (
    <Notice tone={tone} title={title}>
      <Reasons reasons={reasons.slice(0, MOST)} />
      {more > 0 && `${more} more on the quote page.`}
    </Notice>
  )
}

const Reasons = ({ reasons }: Pick<Checks, 'reasons'>) =>
  reasons.length > 0 && (
    <ul className={classes.warnings}>
      {reasons.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
