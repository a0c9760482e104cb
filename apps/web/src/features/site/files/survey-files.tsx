import { Button } from '@mantine/core'
import {
  counted,
  DRAWING,
  measuringPoints,
  replaceReadings,
  replaceSurvey,
  type Site,
  type Survey,
  surveyOf,
} from '@ramp/domain'
import { csvOf, describeSiteFile, tableOfReadings } from '@ramp/formats'
import { ChooseFile } from '@ramp/shell'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../output/save-file.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import classes from '../words/site.module.css'
import { openedSurvey } from './open-survey.ts'
import { cannotSave, readingWords, surveyWords } from './survey-file-words.ts'

/** What was opened and waits for a yes. */
type Opened =
  | { readonly kind: 'survey'; readonly name: string; readonly site: Site }
  | {
      readonly kind: 'readings'
      readonly name: string
      readonly survey: Survey
      readonly problems: readonly string[]
    }

/** More than any survey takes. */
const MOST_BYTES = 5_000_000
const TOO_LARGE = 'That file is larger than 5 MB. Choose a survey that was saved here.'

/** The survey as a file, and its readings as a table for spreadsheets: saved, and opened into this drawing. */
export function SurveyFiles() {
  const editor = useEditor()
  const { site, project } = useLayout()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const survey = surveyOf(site)
  const name = project.name.replaceAll(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'Survey'
  const from = measuringPoints(site).find(({ kind }) => kind === 'door') ?? DRAWING
  const unsaved = cannotSave(site)

  return (
    <FoldSection title="Survey files" isClosed>
      <div className={classes.row}>
        <Button variant="default" disabled={unsaved !== null} onClick={saveSurvey}>
          Save survey
        </Button>
        <Choose label="Open survey" accept=".json,application/json" onChoose={openSurvey} />
      </div>
      {unsaved !== null && <p className={classes.hint}>{unsaved}</p>}
      <div className={classes.row}>
        <Button variant="default" disabled={survey.points.length === 0} onClick={saveReadings}>
          Save readings
        </Button>
        <Choose label="Open readings" accept=".csv,text/csv" onChoose={openReadings} />
      </div>
      <p className={classes.hint}>
        Readings are a CSV table for spreadsheets. Each point is measured in inches to the right of{' '}
        {from.kind === 'door'
          ? `the ${from.name} and out from it, as seen from outside`
          : 'the upper left corner of the drawing and down from it'}
        . Photos are not in the files.
      </p>
      {fault !== null && <p role="alert">{fault}</p>}
      {opened && <Replace key={opened.name} opened={opened} onDone={() => setOpened(null)} />}
    </FoldSection>
  )

  function saveSurvey() {
    const text = `${JSON.stringify(describeSiteFile({ site, project }), null, 2)}\n`
    saveFile(new Blob([text], { type: 'application/json' }), `${name}.site.json`)
  }

  function saveReadings() {
    // Spreadsheets take a file with this mark as UTF-8.
    const text = `\uFEFF${csvOf(tableOfReadings(survey, from))}`
    saveFile(new Blob([text], { type: 'text/csv' }), `${name} readings.csv`)
  }

  async function openSurvey(file: File) {
    const read = file.size > MOST_BYTES ? TOO_LARGE : openedSurvey(file.name, await file.text())
    const isRefused = typeof read === 'string'
    setFault(isRefused ? read : null)
    setOpened(isRefused ? null : { kind: 'survey', name: file.name, site: read })
  }

  async function openReadings(file: File) {
    const { openedReadings } = await import('./open-readings.ts')
    const known = { survey, from, newId: () => editor.newId() }
    const read = file.size > MOST_BYTES ? TOO_LARGE : openedReadings(file.name, await file.text(), known)
    const isRefused = typeof read === 'string'
    setFault(isRefused ? read : null)
    setOpened(isRefused ? null : { kind: 'readings', name: file.name, ...read })
  }
}

type ChooseProps = {
  readonly label: string
  readonly accept: string
  readonly onChoose: (file: File) => void
}

const Choose = ({ label, accept, onChoose }: ChooseProps) => (
  <ChooseFile accept={accept} onChange={(file) => file && onChoose(file)}>
    {(props) => (
      <Button {...props} variant="default">
        {label}
      </Button>
    )}
  </ChooseFile>
)

type ReplaceProps = { readonly opened: Opened; readonly onDone: () => void }

/** Says what goes before it goes: one step that can be undone. */
function Replace({ opened, onDone }: ReplaceProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  const isSurvey = opened.kind === 'survey'
  const [before, after] = isSurvey
    ? [surveyWords(site), surveyWords(opened.site)]
    : [readingWords(surveyOf(site)), readingWords(opened.survey)]
  return (
    <section ref={box} className={classes.drawing} aria-label={opened.name}>
      <p role="status">
        {opened.name} replaces {before} with {after}.{' '}
        {isSurvey ? 'Parts, options, photos and the lot plan stay.' : 'Doors, outlines and obstacles stay.'}{' '}
        You can undo this.
      </p>
      {!isSurvey && opened.problems.length > 0 && (
        <>
          <p>{counted(opened.problems.length, 'row is', 'rows are')} left out:</p>
          <ul className={classes.problems}>
            {opened.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.row}>
        <Button
          onClick={() => {
            if (isSurvey) editor.run('Open survey', 'propChange', replaceSurvey(opened.site))
            else editor.run('Open readings', 'propChange', replaceReadings(opened.survey))
            onDone()
          }}
        >
          {isSurvey ? 'Replace survey' : 'Replace readings'}
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
