import { Button } from '@mantine/core'
import {
  addReading,
  type Closing,
  changePoint,
  clearSetUps,
  counted,
  outlyingHeights,
  READING_METHODS,
  type ReadingMethod,
  type SurveyPointId,
  surveyHeights,
  surveyOf,
} from '@ramp/domain'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LengthField } from '../../../ui/fields/lengths/length-field.tsx'
import { LEVELS } from '../../../ui/fields/lengths/length-limits.ts'
import classes from '../words/site.module.css'
import { closingWords, METHOD_NAMES, outlyingWords } from '../words/site-words.ts'
import { NewSetUp } from './new-set-up.tsx'
import { NextReadingCard } from './next-reading-card.tsx'
import { ReadingsTable } from './readings-table.tsx'
import { ShootList } from './shoot-list.tsx'

type Method = ReadingMethod | 'by-eye'
const METHODS: readonly Method[] = [...READING_METHODS, 'by-eye']

/** Spot heights as they are read, one after another; what follows from them stands beside each. */
export function Heights() {
  const editor = useEditor()
  const { site } = useLayout()
  const survey = surveyOf(site)
  const heights = surveyHeights(survey)
  const last = survey.readings.at(-1)
  const [method, setMethod] = useState<Method>(last?.method ?? 'laser')
  const [asks, setAsks] = useState<'set-up' | 'datum' | null>(null)
  const setUp = last?.setUp ?? 1
  const isOther = method !== 'by-eye' && last !== undefined && last.method !== method
  const measured = [...heights.ofPoints.values()].filter(({ how }) => how === 'measured').length

  return (
    <section aria-label="Heights" className={classes.heights}>
      <header className={classes.heightsHead}>
        <h3>Heights</h3>
        <span>
          {counted(survey.points.length, 'spot')}, {measured} measured
        </span>
      </header>
      <fieldset className={classes.methods} aria-label="Read with">
        {METHODS.map((one) => (
          <button key={one} type="button" aria-pressed={one === method} onClick={() => setMethod(one)}>
            {METHOD_NAMES[one]}
          </button>
        ))}
      </fieldset>
      {survey.points.length === 0 ? (
        <p className={classes.hint}>
          Press Next spot, then tap the drawing. The first spot is the datum: every height is measured from
          it.
        </p>
      ) : (
        <ReadingsTable method={method} onTake={take} />
      )}
      {(asks === 'set-up' || isOther) && method !== 'by-eye' && survey.readings.length > 0 && (
        <NewSetUp
          key={`${method} ${setUp}`}
          method={method}
          onBegin={(point, value) => {
            editor.run('New set-up', 'propChange', addReading({ point, method, setUp: setUp + 1, value }))
            setAsks(null)
          }}
        />
      )}
      {asks === 'datum' && last && (
        <div className={classes.asked}>
          <LengthField
            label={`The datum, ${survey.points.find(({ id }) => id === heights.datum)?.name ?? ''}, read again`}
            range={LEVELS}
            value={null}
            isFocused
            onCommit={(value) => {
              const point = heights.datum
              if (point)
                editor.run(
                  'Read the datum again',
                  'propChange',
                  addReading({ point, method: last.method, setUp, value }),
                )
              setAsks(null)
            }}
          />
        </div>
      )}
      {last && (
        <div className={classes.row}>
          <Button variant="default" onClick={() => setAsks(asks === 'datum' ? null : 'datum')}>
            Re-check datum
          </Button>
          <Button variant="default" onClick={() => setAsks(asks === 'set-up' ? null : 'set-up')}>
            New set-up
          </Button>
        </div>
      )}
      {outlyingHeights(survey).map(({ point, by }) => (
        <div key={point} className={classes.check} role="status">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          <span>{outlyingWords(survey.points.find(({ id }) => id === point)?.name ?? '', by)}</span>
        </div>
      ))}
      {heights.closings.map((closing) => (
        <ClosingNote key={closing.setUps.join()} closing={closing} />
      ))}
      <NextReadingCard />
      <ShootList />
    </section>
  )

  /** What is typed for a spot that nobody read: a reading from where the instrument stands, or a height by eye. */
  function take(point: SurveyPointId, value: number) {
    if (method === 'by-eye')
      return editor.run(
        'Judge height',
        'propChange',
        changePoint(point, { given: { z: value, how: 'estimated' } }),
      )
    if (isOther) return
    editor.run('Read height', 'propChange', addReading({ point, method, setUp, value }))
  }
}

/** What the way back to the datum says; where it misses too much, it is shot again. */
function ClosingNote({ closing }: { readonly closing: Closing }) {
  const editor = useEditor()
  const { isClosed, setUps } = closing
  return (
    <div className={classes.closing} data-open={!isClosed} role="status">
      {isClosed ? (
        <IconCircleCheck size={16} stroke={1.6} aria-hidden />
      ) : (
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      )}
      <span>{closingWords(closing)}</span>
      {!isClosed && (
        <Button
          variant="default"
          onClick={() => editor.run('Shoot again', 'propChange', clearSetUps(setUps))}
        >
          Shoot again
        </Button>
      )}
    </div>
  )
}
