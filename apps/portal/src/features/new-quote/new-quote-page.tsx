import { Button, Radio, Textarea, TextInput } from '@mantine/core'
import { createQuote, getDesignerLink } from '@ramp/contracts'
import { PRODUCT_LINES, type ProductLine, productRules } from '@ramp/domain'
import { Notice, problemText, useApi } from '@ramp/shell'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { openTab } from '../../lib/open-tab.ts'
import { addressOf, goTo } from '../../lib/place.ts'
import { useAccess } from '../../lib/use-access.ts'
import { Page } from '../../ui/page.tsx'
import { addressFault, linesOf, MOST_LINES } from '../../ui/site-address.ts'
import { productText } from '../../ui/text.ts'
import classes from './new-quote-page.module.css'

const choices = PRODUCT_LINES.map(productRules)
  .filter(({ isOpen }) => isOpen)
  .map((rules) => ({ value: rules.code, label: productText(rules) }))

/** Names the job and the product line; what is drawn comes from the designer. */
export function NewQuotePage() {
  const api = useApi()
  const { isSupport } = useAccess()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [phone, setPhone] = useState('')
  const [productLine, setProductLine] = useState<ProductLine>('P3G')
  const [nameError, setNameError] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'open' | 'create' | null>(null)
  const lines = linesOf(address)
  const fault = addressFault(address)
  const addressField = useRef<HTMLTextAreaElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])

  async function create(next: 'open' | 'create') {
    if (busyWith) return
    if (name.trim() === '') {
      setNameError('Give the quote a name, such as the customer and the place.')
      nameField.current?.focus()
      return
    }
    if (fault !== null) return addressField.current?.focus()
    setBusyWith(next)
    const tab = next === 'open' ? openTab() : null
    try {
      const { id } = await api.call(createQuote, {
        name: name.trim(),
        productLine,
        ...((lines.length > 0 || phone.trim() !== '') && {
          project: { address: [...lines], contact: '', phone: phone.trim() },
        }),
      })
      // The quote waits in this tab, whatever comes of the other one.
      goTo(addressOf({ kind: 'quote', id }))
      if (tab) api.call(getDesignerLink, { id }).then(({ path }) => tab.show(path), tab.close)
    } catch (problem) {
      tab?.close()
      setError(problemText(problem))
      setBusyWith(null)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    create('open')
  }

  return (
    <Page title="New quote" note="One quote for one job. You draw the ramp in the next step.">
      {error && <Notice tone="bad">{error}</Notice>}
      <form className={classes.form} onSubmit={submit} noValidate>
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
        {!isSupport && (
          <>
            <Textarea
              label="Site address"
              placeholder={'1418 Maple Hollow Road\nColumbus, OH 43215'}
              autosize
              minRows={2}
              maxRows={MOST_LINES}
              autoComplete="off"
              value={address}
              error={fault}
              ref={addressField}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            />
            <TextInput
              label="Phone"
              type="tel"
              autoComplete="off"
              maxLength={120}
              value={phone}
              onChange={({ currentTarget }) => setPhone(currentTarget.value)}
            />
          </>
        )}
        <Radio.Group
          label="Product line"
          value={productLine}
          onChange={(chosen) => {
            const line = PRODUCT_LINES.find((each) => each === chosen)
            if (line) setProductLine(line)
          }}
        >
          <div className={classes.lines}>
            {choices.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.actions}>
          <Button type="submit" loading={busyWith === 'open'}>
            Create and open
          </Button>
          <Button variant="default" loading={busyWith === 'create'} onClick={() => create('create')}>
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
