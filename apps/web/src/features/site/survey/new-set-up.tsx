import { Button } from '@mantine/core'
import { type ReadingMethod, type SurveyPointId, surveyHeights, surveyOf } from '@ramp/domain'
import { useState } from 'react'
import { useLayout } from '../../../project/use-layout.ts'
import { LengthField } from '../../../ui/fields/lengths/length-field.tsx'
import { LEVELS } from '../../../ui/fields/lengths/length-limits.ts'
import { Select } from '../../../ui/fields/select.tsx'
import classes from '../words/site.module.css'

type NewSetUpProps = {
  readonly method: ReadingMethod
  readonly onBegin: (point: SurveyPointId, value: number) => void
}

/** The instrument stands elsewhere: it goes on from a place whose height is known. A string begins on the ground there. */
export function NewSetUp({ method, onBegin }: NewSetUpProps) {
  const { site } = useLayout()
  const survey = surveyOf(site)
  const { ofPoints } = surveyHeights(survey)
  const known = survey.points.filter(({ id }) => ofPoints.get(id)?.how === 'measured')
  const lastRead = survey.readings.findLast(({ point }) => known.some(({ id }) => id === point))?.point
  const [from, setFrom] = useState<SurveyPointId | null>(lastRead ?? known[0]?.id ?? null)
  const isString = method === 'string-level'
  const [value, setValue] = useState<number | null>(isString ? 0 : null)
  if (from === null)
    return <p className={classes.hint}>A new set-up starts from a spot that was read. Read one first.</p>
  return (
    <div className={classes.asked}>
      <Select
        label="Continue from"
        data={known.map(({ id, name }) => ({ value: id, label: name }))}
        value={from}
        onChange={(next) => next !== null && setFrom(next)}
      />
      <LengthField
        label="Read there"
        isLive
        range={LEVELS}
        value={value}
        isFocused={!isString}
        onCommit={setValue}
        onClear={() => setValue(null)}
      />
      <Button disabled={value === null} onClick={() => value !== null && onBegin(from, value)}>
        Begin
      </Button>
    </div>
  )
}
