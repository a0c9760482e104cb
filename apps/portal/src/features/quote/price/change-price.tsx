import { Button } from '@mantine/core'
import { getDealerPrices, type PricedOption } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { GUIDE_OF_CONTENT } from '../../../lib/guide-pages.ts'
import { GuideLink } from '../../../ui/guide-link.tsx'
import { ProblemsContext } from '../../../ui/prices/draft/problems-context.ts'
import { submitWith } from '../../../ui/prices/terms/submit-with.ts'
import classes from './price-panel.module.css'
import { TermsOfQuote } from './terms-of-quote.tsx'
import { useChangePrice } from './use-change-price.ts'

type ChangePriceProps = {
  readonly id: string
  readonly priced: PricedOption
  readonly onClose: (isSaved: boolean) => void
}

/** Changes the terms of one quote; what is left alone stays as the company has it. */
export function ChangePrice({ id, priced, onClose }: ChangePriceProps) {
  const form = useRef<HTMLFormElement>(null)
  const { answer, isBusy, save, ...terms } = useChangePrice(id, priced)
  const submit = submitWith(form, async () => {
    const isSaved = await save()
    if (isSaved) onClose(true)
    return isSaved
  })
  useEffect(() => form.current?.querySelector<HTMLElement>('summary')?.focus(), [])
  return (
    <ProblemsContext value={terms.problems}>
      <form ref={form} className={classes.form} aria-label="Change price" onSubmit={submit} noValidate>
        <p className={classes.said}>
          For this option only. Issued proposals keep their price.{' '}
          <GuideLink page={GUIDE_OF_CONTENT.price}>About the price of a quote</GuideLink>
        </p>
        <TermsOfQuote {...terms} priced={priced} tables={useTables(priced.mayChangeMethod)} />
        <div className={classes.does}>
          <Button type="submit" loading={isBusy}>
            Save price
          </Button>
          <Button variant="default" onClick={() => onClose(false)}>
            Cancel
          </Button>
        </div>
        <div role="status">{answer && <Notice tone={answer.tone}>{answer.text}</Notice>}</div>
      </form>
    </ProblemsContext>
  )
}

/** Contract tables, which the owner alone chooses from. */
function useTables(isOwner: boolean) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['contract tables'],
    queryFn: async () => (await api.call(getDealerPrices, {})).tables,
    enabled: isOwner,
  })
  return data ?? NONE
}

const NONE: readonly never[] = []
