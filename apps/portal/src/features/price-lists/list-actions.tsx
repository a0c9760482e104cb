import { Button } from '@mantine/core'
import { getPriceListFile, type PriceList, takeBackPriceList } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { Notice, problemText, Question, useApi } from '@ramp/shell'
import { useState } from 'react'
import { saveText } from '../../lib/save-text.ts'
import classes from './price-lists-page.module.css'

type ListActionsProps = { readonly list: PriceList; readonly onChange: () => void }

/** What internal staff do with a list: get it as a file for the next one, or take it back while it is coming. */
export function ListActions({ list: { name, state, holdsFrom }, onChange }: ListActionsProps) {
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function tried(work: () => Promise<unknown>) {
    setError(null)
    setAsking(false)
    try {
      await work()
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const save = async () => {
    const { fileName, text } = await api.call(getPriceListFile, { name })
    saveText(fileName, text)
  }
  const takeBack = async () => {
    await api.call(takeBackPriceList, { name })
    onChange()
  }
  return (
    <div className={classes.actions}>
      <Button variant="default" size="xs" aria-label={`Download ${name} as CSV`} onClick={() => tried(save)}>
        CSV
      </Button>
      {state === 'coming' && (
        <Button variant="default" size="xs" aria-label={`Withdraw ${name}`} onClick={() => setAsking(true)}>
          Withdraw
        </Button>
      )}
      {error && <Notice tone="bad">{error}</Notice>}
      {isAsking && (
        <Question
          title={`Withdraw price list ${name}?`}
          onClose={() => setAsking(false)}
          answers={
            <>
              <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button onClick={() => tried(takeBack)}>Withdraw</Button>
            </>
          }
        >
          It will not take effect on {holdsFrom === null ? 'its first day' : dayText(holdsFrom)}. Its name
          cannot be used again.
        </Question>
      )}
    </div>
  )
}
