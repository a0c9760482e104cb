import { Button, Select, TextInput } from '@mantine/core'
import { createQuote } from '@ramp/contracts'
import { PRODUCT_LINES, type ProductLine, productRules } from '@ramp/domain'
import { Notice, problemText, useApi } from '@ramp/shell'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addressOf, goTo } from '../../lib/place.ts'
import { Page } from '../../ui/page.tsx'
import { productText } from '../../ui/text.ts'
import classes from './new-quote-page.module.css'

const choices = PRODUCT_LINES.map(productRules)
  .filter(({ isOpen }) => isOpen)
  .map((rules) => ({ value: rules.code, label: productText(rules) }))

/** Names the job and the product line; what is drawn comes from the designer. */
export function NewQuotePage() {
  const api = useApi()
  const [name, setName] = useState('')
  const [productLine, setProductLine] = useState<ProductLine>('P3G')
  const [nameError, setNameError] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])

  async function create(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setNameError('Give the quote a name, such as the customer and the place.')
      nameField.current?.focus()
      return
    }
    setBusy(true)
    try {
      const { id } = await api.call(createQuote, { name: name.trim(), productLine })
      goTo(addressOf({ kind: 'quote', id }))
    } catch (problem) {
      setError(problemText(problem))
      setBusy(false)
    }
  }

  return (
    <Page title="New quote" note="One quote for one job. You draw the ramp in the next step.">
      {error && <Notice tone="bad">{error}</Notice>}
      <form className={classes.form} onSubmit={create} noValidate>
        <TextInput
          label="Quote name"
          placeholder="Harper residence, front"
          value={name}
          error={nameError}
          maxLength={120}
          ref={nameField}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setNameError(null)
          }}
        />
        <Select
          label="Product line"
          data={choices}
          value={productLine}
          allowDeselect={false}
          onChange={(chosen) => {
            const line = PRODUCT_LINES.find((each) => each === chosen)
            if (line) setProductLine(line)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={isBusy}>
            Create quote
          </Button>
          <Button variant="default" onClick={() => goTo(addressOf({ kind: 'quotes' }))}>
            Cancel
          </Button>
        </div>
      </form>
    </Page>
  )
}
