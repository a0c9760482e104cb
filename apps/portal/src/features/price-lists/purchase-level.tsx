import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type AnswerOf, getPurchaseLevel, setPurchaseLevel } from '@ramp/contracts'
import type { PriceLevel } from '@ramp/domain'
import { Notice, problemText, useApi } from '@ramp/shell'
import { type FormEvent, useState } from 'react'
import { momentText } from '../../ui/text.ts'
import classes from './price-lists-page.module.css'

type Answer = AnswerOf<typeof getPurchaseLevel>

const LEVELS: readonly { readonly value: PriceLevel; readonly label: string }[] = [
  { value: 'dealer', label: 'Dealer' },
  { value: 'fss', label: 'FSS' },
  { value: 'retail', label: 'Retail' },
]

/** The price level that a dealer buys at; for internal staff. */
export function PurchaseLevel() {
  const api = useApi()
  const [number, setNumber] = useState('')
  const [shown, setShown] = useState<Answer | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask(work: () => Promise<Answer>) {
    setError(null)
    setBusy(true)
    try {
      setShown(await work())
    } catch (problem) {
      setShown(null)
      setError(problemText(problem))
    } finally {
      setBusy(false)
    }
  }
  function lookUp(event: FormEvent) {
    event.preventDefault()
    const customerNumber = number.trim()
    if (customerNumber === '') {
      setShown(null)
      setError('Enter a customer number.')
      return
    }
    void ask(() => api.call(getPurchaseLevel, { customerNumber }))
  }
  return (
    <section className={classes.level} aria-labelledby="purchase-level">
      <h2 id="purchase-level">Purchase level of a dealer</h2>
      <p className={classes.says}>
        What a dealer pays for parts. It sets cost and margin. The price level of quotes does not change.
      </p>
      <form className={classes.asked} onSubmit={lookUp} noValidate>
        <TextInput
          label="Customer number"
          placeholder="10001"
          maxLength={40}
          value={number}
          onChange={({ currentTarget }) => {
            setNumber(currentTarget.value)
            setShown(null)
          }}
        />
        <Button type="submit" variant="default" loading={isBusy && shown === null}>
          Look up
        </Button>
      </form>
      {error && <Notice tone="bad">{error}</Notice>}
      {shown && (
        <LevelOf
          key={shown.customerNumber}
          shown={shown}
          isBusy={isBusy}
          onSet={(level) =>
            ask(() => api.call(setPurchaseLevel, { customerNumber: shown.customerNumber, level }))
          }
        />
      )}
    </section>
  )
}

type LevelOfProps = {
  readonly shown: Answer
  readonly isBusy: boolean
  readonly onSet: (level: PriceLevel) => void
}

function LevelOf({ shown, isBusy, onSet }: LevelOfProps) {
  const [chosen, setChosen] = useState<PriceLevel | null>(shown.level)
  return (
    <>
      <p role="status">{setText(shown)}</p>
      <div className={classes.asked}>
        <NativeSelect
          label="Purchase level"
          data={[...(shown.level === null ? [{ value: '', label: 'Not entered' }] : []), ...LEVELS]}
          value={chosen ?? ''}
          onChange={({ currentTarget }) =>
            setChosen(LEVELS.find(({ value }) => value === currentTarget.value)?.value ?? null)
          }
        />
        <Button
          loading={isBusy}
          disabled={chosen === null || chosen === shown.level}
          onClick={() => chosen && onSet(chosen)}
        >
          Save level
        </Button>
      </div>
    </>
  )
}

/** `10001 buys at Dealer. Set by Ines Calder on Nov 27, 2026, 2:05 PM.` */
function setText({ customerNumber, level, setBy, setAt }: Answer): string {
  const name = LEVELS.find(({ value }) => value === level)?.label
  if (name === undefined) return `The purchase level of ${customerNumber} is not entered.`
  const when = setAt === null ? '' : ` on ${momentText(setAt)}`
  return `${customerNumber} buys at ${name}. Set by ${setBy ?? 'internal staff'}${when}.`
}
