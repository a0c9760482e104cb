import { Button } from '@mantine/core'
import { endGrant, GRANT_HOURS, grantAccess, type QuoteDetail } from '@ramp/contracts'
import { Notice, problemText, useApi } from '@ramp/shell'
import { useState } from 'react'
import { useAccess } from '../../lib/use-access.ts'
import { untilText } from '../../ui/text.ts'
import classes from './quote-page.module.css'

type SupportAccessProps = {
  readonly quote: Pick<QuoteDetail, 'id' | 'sees' | 'mayGrant' | 'grantedUntil'>
  /** Reads the quote again. */
  readonly onChange: () => Promise<unknown>
}

/** What the manufacturer's people see of a quote: its dealer decides it, and they read what it is. */
export function SupportAccess({ quote, onChange }: SupportAccessProps) {
  const { isSupport } = useAccess()
  const { grantedUntil } = quote
  if (quote.mayGrant) return <Sharing quote={quote} onChange={onChange} />
  if (!quote.sees.includes('customer'))
    return <p className={classes.support}>The dealer has not shared contact details and selling prices.</p>
  if (!isSupport || grantedUntil === null) return null
  return (
    <p className={classes.support}>The dealer shares customer and prices until {untilText(grantedUntil)}.</p>
  )
}

function Sharing({ quote: { id, grantedUntil }, onChange }: SupportAccessProps) {
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function change(call: typeof grantAccess | typeof endGrant) {
    setBusy(true)
    setError(null)
    try {
      await api.call(call, { id })
      await onChange()
    } catch (problem) {
      setError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <div className={classes.support}>
        <p role="status">
          {grantedUntil
            ? `Support can see this quote until ${untilText(grantedUntil)}.`
            : 'Manufacturer support sees the drawing, the parts list and list prices. Contact details and selling prices are hidden.'}
        </p>
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          onClick={() => change(grantedUntil ? endGrant : grantAccess)}
        >
          {grantedUntil ? 'End now' : `Let support see this quote for ${GRANT_HOURS} hours`}
        </Button>
      </div>
    </>
  )
}
