import { Button, TextInput } from '@mantine/core'
import { checkPriceList, type PriceListCheck, publishPriceList } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { ChooseFile, Notice, problemText, useApi } from '@ramp/shell'
import { useState } from 'react'
import { base64Of } from '../../lib/files/base64-of.ts'
import { ListChanges } from './list-changes.tsx'
import classes from './price-lists-page.module.css'

type PublishListProps = { readonly today: string; readonly onDone: () => void }

type Entered = {
  readonly name: string
  readonly holdsFrom: string
  readonly honoredUntil: string
  /** Read when it is chosen: one that is corrected on the disk is chosen again. */
  readonly file: { readonly name: string; readonly base64: string } | null
}

const NOTHING: Entered = { name: '', holdsFrom: '', honoredUntil: '', file: null }

/** A file becomes a price list in two steps: check it, see what it changes, publish it. */
export function PublishList({ today, onDone }: PublishListProps) {
  const api = useApi()
  const [entered, setEntered] = useState(NOTHING)
  const [check, setCheck] = useState<PriceListCheck | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'check' | 'publish' | null>(null)
  const change = (changed: Partial<Entered>) => {
    // What was checked is not what would be published.
    setCheck(null)
    setError(null)
    setEntered((before) => ({ ...before, ...changed }))
  }

  async function choose(file: File) {
    try {
      change({ file: { name: file.name, base64: base64Of(new Uint8Array(await file.arrayBuffer())) } })
    } catch (problem) {
      setError(problemText(problem))
    }
  }

  async function ask(step: 'check' | 'publish') {
    const { name, holdsFrom, honoredUntil, file } = entered
    const missing = missingIn(entered)
    if (missing !== null || file === null) return setError(missing)
    setError(null)
    setBusyWith(step)
    try {
      const toPublish = {
        name: name.trim(),
        holdsFrom,
        honoredUntil: honoredUntil === '' ? null : honoredUntil,
        fileName: file.name,
        base64File: file.base64,
      }
      if (step === 'check') setCheck(await api.call(checkPriceList, toPublish))
      else {
        await api.call(publishPriceList, toPublish)
        onDone()
      }
    } catch (problem) {
      setError(problemText(problem))
    } finally {
      setBusyWith(null)
    }
  }

  const canPublish = check !== null && check.problems.length === 0
  return (
    <section className={classes.publish} aria-label="Publish a price list">
      <Fields today={today} entered={entered} onChange={change} onFile={choose} />
      {error && <Notice tone="bad">{error}</Notice>}
      {check && <ListChanges check={check} />}
      <div className={classes.buttons}>
        <Button
          variant={canPublish ? 'default' : 'filled'}
          loading={busyWith === 'check'}
          disabled={busyWith === 'publish'}
          onClick={() => ask('check')}
        >
          Check
        </Button>
        {canPublish && (
          <Button loading={busyWith === 'publish'} onClick={() => ask('publish')}>
            Publish from {dayText(entered.holdsFrom)}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

function missingIn({ name, holdsFrom, file }: Entered): string | null {
  if (file === null) return 'Choose the CSV file of the price list.'
  if (name.trim() === '') return 'Enter a name for the price list, such as 2027.1.'
  return holdsFrom === '' ? 'Enter the first day of the new prices.' : null
}

type FieldsProps = {
  readonly today: string
  readonly entered: Entered
  readonly onChange: (changed: Partial<Entered>) => void
  readonly onFile: (file: File) => void
}

const Fields = ({ today, entered, onChange, onFile }: FieldsProps) => (
  <div className={classes.fields}>
    <div className={classes.file}>
      <ChooseFile accept=".csv,text/csv" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} variant="default">
            Choose CSV file
          </Button>
        )}
      </ChooseFile>
      <span>{entered.file?.name ?? 'One row for each item sold'}</span>
    </div>
    <TextInput
      label="Name"
      placeholder="2027.1"
      maxLength={40}
      value={entered.name}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <TextInput
      label="First day"
      type="date"
      min={today}
      value={entered.holdsFrom}
      onChange={({ currentTarget }) => onChange({ holdsFrom: currentTarget.value })}
    />
    <TextInput
      label="Old prices honored until"
      type="date"
      min={entered.holdsFrom === '' ? today : entered.holdsFrom}
      value={entered.honoredUntil}
      onChange={({ currentTarget }) => onChange({ honoredUntil: currentTarget.value })}
    />
  </div>
)
