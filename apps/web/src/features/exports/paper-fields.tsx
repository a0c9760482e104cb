import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { SavedFacts } from '@ramp/contracts'
import { SHEET_SIZES } from '@ramp/drafting'
import {
  AUTHORITIES,
  AUTHORITY_LISTS,
  authoritiesOf,
  type PermitSettings,
  type SurveySettings,
} from '@ramp/papers'
import { DecimalField } from '@ramp/shell'
import { LOADS, SOILS } from './paper-choice.ts'
import classes from './papers-dialog.module.css'

type FactsProps = { readonly facts: SavedFacts; readonly onChange: (facts: SavedFacts) => void }

/** Who it is for, and where: only its dealer's people see it, and whom they let. */
function CustomerFields({ facts, onChange }: FactsProps) {
  const { project, isCustomerHidden } = facts
  const ofProject = (more: Partial<SavedFacts['project']>) =>
    onChange({ ...facts, project: { ...project, ...more } })
  if (isCustomerHidden)
    return <p className={classes.hint}>The dealer has not shared contact details and selling prices.</p>
  return (
    <>
      <Textarea
        label="Site address"
        rows={2}
        maxLength={300}
        value={project.address.join('\n')}
        onChange={({ currentTarget }) => ofProject({ address: currentTarget.value.split('\n').slice(0, 4) })}
      />
      <TextInput
        label="Site contact"
        maxLength={120}
        value={project.contact}
        onChange={({ currentTarget }) => ofProject({ contact: currentTarget.value })}
      />
      <TextInput
        label="Site phone"
        type="tel"
        autoComplete="off"
        maxLength={120}
        value={project.phone}
        onChange={({ currentTarget }) => ofProject({ phone: currentTarget.value })}
      />
    </>
  )
}

/** What every paper says beside the drawing. */
export function FactFields({ facts, onChange }: FactsProps) {
  const { dealer, company } = facts
  const isOnCard = company !== null
  const ofDealer = (more: Partial<SavedFacts['dealer']>) =>
    onChange({ ...facts, dealer: { ...dealer, ...more } })
  return (
    <>
      <CustomerFields facts={facts} onChange={onChange} />
      <TextInput
        label="Your company"
        autoComplete="organization"
        maxLength={120}
        value={dealer.name}
        disabled={isOnCard}
        onChange={({ currentTarget }) => ofDealer({ name: currentTarget.value })}
      />
      <TextInput
        label="Contractor license"
        maxLength={120}
        value={dealer.licence}
        disabled={isOnCard}
        onChange={({ currentTarget }) => ofDealer({ licence: currentTarget.value })}
      />
      <TextInput
        label="Your phone"
        type="tel"
        autoComplete="work tel"
        maxLength={120}
        value={dealer.phone}
        disabled={isOnCard}
        onChange={({ currentTarget }) => ofDealer({ phone: currentTarget.value })}
      />
      {isOnCard && (
        <p className={classes.hint}>
          Your company is set on the Company page of the portal. Change it there.
        </p>
      )}
    </>
  )
}

type PermitProps = {
  readonly permit: PermitSettings
  /** Lines as on an envelope: they name a department, or none. */
  readonly address: readonly string[]
  readonly onChange: (permit: PermitSettings) => void
}

const LIST = new Intl.ListFormat('en-US')

/** Why lists are ticked, or none is, before a person ticks any. */
function whyTicked({ authorities }: PermitSettings, address: readonly string[]): string {
  if (authorities !== 'auto') return 'As checked here. The next project uses its address again.'
  const named = authoritiesOf({ authorities }, address).map((one) => AUTHORITY_LISTS[one].name)
  return named.length > 0
    ? `The address is in ${LIST.format(named)}, so its list is checked.`
    : 'The address names none of these places, so no list is used. Select one to check the set against it.'
}

const SIZES: readonly { readonly value: PermitSettings['sheet']; readonly label: string }[] = [
  { value: 'auto', label: 'The smallest that fits' },
  { value: 'tabloid', label: SHEET_SIZES.tabloid.words },
  { value: 'arch-b', label: SHEET_SIZES['arch-b'].words },
  { value: 'arch-c', label: SHEET_SIZES['arch-c'].words },
  { value: 'arch-d', label: SHEET_SIZES['arch-d'].words },
]

export const PermitFields = ({ permit, address, onChange }: PermitProps) => (
  <>
    <NativeSelect
      label="Sheets"
      data={SIZES.map((one) => ({ ...one }))}
      value={permit.sheet}
      onChange={({ currentTarget }) =>
        onChange({
          ...permit,
          sheet: SIZES.find(({ value }) => value === currentTarget.value)?.value ?? 'auto',
        })
      }
    />
    <DecimalField
      label="Live load, psf"
      hint="Blank: 40 for a home, 100 for a commercial line"
      isLive
      range={LOADS}
      value={permit.deckLoad === 'by-line' ? null : permit.deckLoad}
      onCommit={(deckLoad) => onChange({ ...permit, deckLoad })}
      onClear={() => onChange({ ...permit, deckLoad: 'by-line' })}
    />
    <DecimalField
      label="Soil bearing capacity, psf"
      hint="Blank: not entered"
      isLive
      range={SOILS}
      value={permit.soilBearing}
      onCommit={(soilBearing) => onChange({ ...permit, soilBearing })}
      onClear={() => onChange({ ...permit, soilBearing: null })}
    />
    <Checkbox.Group
      label="Department checklists"
      description={whyTicked(permit, address)}
      descriptionProps={{ c: 'var(--muted)' }}
      value={[...authoritiesOf(permit, address)]}
      onChange={(names) =>
        onChange({ ...permit, authorities: AUTHORITIES.filter((one) => names.includes(one)) })
      }
    >
      {AUTHORITIES.map((one) => (
        <Checkbox key={one} mt={6} value={one} label={AUTHORITY_LISTS[one].name} />
      ))}
    </Checkbox.Group>
  </>
)

type SurveyProps = {
  readonly survey: SurveySettings
  readonly onChange: (survey: SurveySettings) => void
}

/** Who surveyed the site, and when. */
export const SurveyFields = ({ survey, onChange }: SurveyProps) => (
  <>
    <TextInput
      label="Surveyed by"
      maxLength={120}
      value={survey.surveyedBy}
      onChange={({ currentTarget }) => onChange({ ...survey, surveyedBy: currentTarget.value })}
    />
    <TextInput
      label="Date of survey"
      type="date"
      value={survey.surveyedOn}
      onChange={({ currentTarget }) => onChange({ ...survey, surveyedOn: currentTarget.value })}
    />
  </>
)
