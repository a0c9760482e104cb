import { Checkbox } from '@mantine/core'
import { CallError, getQuotePrice, type PricedOption, saveQuotePrice } from '@ramp/contracts'
import type { OptionalLine } from '@ramp/pricing'
import { moneyText, Notice, useApi } from '@ramp/shell'
import { useState } from 'react'
import { useChange } from '../../../lib/use-change.ts'
import classes from './price-panel.module.css'
import { useShowPrice } from './use-prices.ts'

type OptionalLinesProps = {
  readonly id: string
  readonly priced: PricedOption
  /** Those in force: of the quote, else of the company. */
  readonly lines: readonly OptionalLine[]
}

/** Lines that are offered with their price: one press takes one into the total, or out of it. */
export function OptionalLines({ id, priced, lines }: OptionalLinesProps) {
  const api = useApi()
  const show = useShowPrice(id)
  const { isBusy, refusal, run } = useChange()
  const [pressed, setPressed] = useState<number | null>(null)
  const { option, terms, counter: basedOn, mayChange } = priced
  if (lines.length === 0) return null
  const tick = (place: number, isTicked: boolean) => {
    setPressed(place)
    return run(async () => {
      const optionalLines = lines.map((line, at) => (at === place ? { ...line, isTicked } : line))
      try {
        await show(
          await api.call(saveQuotePrice, { id, option, terms: { ...terms, optionalLines }, basedOn }),
        )
      } catch (problem) {
        if (!(problem instanceof CallError && problem.code === 'prices.changed')) throw problem
        const now = await api.call(getQuotePrice, { id, option })
        await show(now)
        throw new Error(
          `${now.savedBy ?? 'Someone else'} changed this price just now. Check it, then press again.`,
        )
      }
    })
  }
  return (
    <fieldset className={classes.lines} disabled={isBusy}>
      <legend>Optional lines</legend>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {lines.map(({ name, cents, isTicked }, place) => (
        <Checkbox
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name
          key={place}
          label={`${name}, ${moneyText(cents)}`}
          // While it is saved it is as it was pressed.
          checked={isTicked !== (isBusy && place === pressed)}
          disabled={!mayChange}
          onChange={({ currentTarget }) => tick(place, currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
