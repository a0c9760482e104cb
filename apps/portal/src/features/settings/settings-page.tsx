import { Button, NativeSelect } from '@mantine/core'
import { getOfferTerms, type OfferTerms, saveOfferTerms } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting, WholeNumberField } from '@ramp/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { GUIDE_OF_CONTENT } from '../../lib/guide-pages.ts'
import { GuideLink } from '../../ui/guide-link.tsx'
import { Page } from '../../ui/page.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import classes from './settings-page.module.css'
import { zoneChoices } from './time-zones.ts'

const KEY = ['offer-terms']

/** What holds for every proposal of a company. */
export function SettingsPage() {
  const api = useApi()
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => api.call(getOfferTerms, {}) })
  if (!data && !error) return <Waiting>Loading settings</Waiting>
  return (
    <Page
      title="Settings"
      note="For all of your company’s quotes. Issued proposals keep their last valid day."
    >
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {data && <TermsForm terms={data} />}
    </Page>
  )
}

type Answer = { readonly tone: 'plain' | 'bad'; readonly text: string }

function TermsForm({ terms }: { readonly terms: OfferTerms }) {
  const api = useApi()
  const client = useQueryClient()
  const [validDays, setValidDays] = useState(terms.validDays)
  const [timeZone, setTimeZone] = useState(terms.timeZone)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const changed = (change: () => void) => {
    change()
    setAnswer(null)
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      client.setQueryData(KEY, await api.call(saveOfferTerms, { validDays, timeZone }))
      setAnswer({ tone: 'plain', text: 'Saved.' })
    } catch (problem) {
      setAnswer({ tone: 'bad', text: problemText(problem) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <WholeNumberField
        label="Proposals are valid for (days)"
        value={validDays}
        range={{ min: 1, max: 365 }}
        placeholder="30"
        isDisabled={!terms.mayChange}
        onCommit={(days) => changed(() => setValidDays(days))}
        onClear={() => changed(() => setValidDays(null))}
      />
      <NativeSelect
        w="100%"
        label="Time zone"
        data={zoneChoices(terms.timeZone)}
        value={timeZone ?? ''}
        disabled={!terms.mayChange}
        onChange={({ currentTarget }) => changed(() => setTimeZone(currentTarget.value || null))}
      />
      <p className={classes.hint}>Proposals expire at midnight in this time zone.</p>
      {terms.mayChange ? (
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
      ) : (
        <p className={classes.hint}>Only your company’s owner and office can change this.</p>
      )}
      {/* Below the button: it goes once a field that was changed is left, which the press on the button does. */}
      <div role="status">{answer && <Notice tone={answer.tone}>{answer.text}</Notice>}</div>
      <p className={classes.hint}>
        <PlaceLink to={{ kind: 'company' }}>Company name, logo, and terms on proposals</PlaceLink>
      </p>
      <p className={classes.hint}>
        <GuideLink page={GUIDE_OF_CONTENT.revisions}>About options and revisions</GuideLink>
      </p>
    </form>
  )
}
