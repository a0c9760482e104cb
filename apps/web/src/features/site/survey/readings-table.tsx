import {
  changeReading,
  type Inches,
  outlyingHeights,
  type ReadingMethod,
  type SurveyPointId,
  surveyHeights,
  surveyOf,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import classes from '../words/site.module.css'
import { METHOD_NAMES } from '../words/site-words.ts'
import { ReadingRow } from './reading-row.tsx'

type ReadingsTableProps = {
  readonly method: ReadingMethod | 'by-eye'
  /** What is typed for a spot that nobody read yet. */
  readonly onTake: (point: SurveyPointId, value: Inches) => void
}

/** Readings by set-up in the order they were taken, then the spots that wait for one. */
export function ReadingsTable({ method, onTake }: ReadingsTableProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const survey = surveyOf(site)
  const heights = surveyHeights(survey)
  const picked = useEditorState((state) => state.picked.spot)
  const doubtful = new Set(outlyingHeights(survey).map(({ point }) => point))
  const setUps = [...new Set(survey.readings.map((reading) => reading.setUp))]
  const setUp = survey.readings.at(-1)?.setUp ?? 1
  const read = new Set(survey.readings.map(({ point }) => point))
  const unread = survey.points.filter(({ id }) => !read.has(id))
  const number = (id: SurveyPointId) => survey.points.findIndex((point) => point.id === id) + 1
  return (
    <table className={classes.readings}>
      <thead>
        <tr className={classes.columns}>
          <th scope="col" aria-label="Number" />
          <th scope="col">Point</th>
          <th scope="col">Reading</th>
          <th scope="col">Height</th>
          <th scope="col">Known</th>
        </tr>
      </thead>
      {setUps.map((one) => {
        const beam = heights.beams.get(one)
        const [first] = survey.readings.filter((reading) => reading.setUp === one)
        return (
          <tbody key={one}>
            <tr className={classes.setUp}>
              <th scope="colgroup" colSpan={5}>
                <span className={classes.begun}>
                  Set-up {one}
                  {first && `, ${METHOD_NAMES[first.method].toLowerCase()}`}
                </span>
                <span className={classes.beam}>
                  {beam === undefined
                    ? 'Begins at an unknown height'
                    : `${lengthText(beam, 'height')} above the datum`}
                </span>
              </th>
            </tr>
            {survey.readings.map((reading, order) => {
              const point = survey.points.find(({ id }) => id === reading.point)
              if (reading.setUp !== one || !point) return null
              return (
                <ReadingRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a reading is known by its order
                  key={order}
                  number={number(point.id)}
                  point={point}
                  value={reading.value}
                  z={heights.ofReadings[order] ?? null}
                  how={heights.ofPoints.get(point.id)?.how ?? 'assumed'}
                  isPicked={picked === point.id}
                  isDoubtful={doubtful.has(point.id)}
                  isAgain={survey.readings.findIndex(({ point: id }) => id === point.id) < order}
                  onRead={(value) =>
                    editor.run('Change reading', 'propChange', changeReading(order, { value }))
                  }
                  onUnread={() => editor.run('Remove reading', 'propChange', changeReading(order, null))}
                />
              )
            })}
          </tbody>
        )
      })}
      {unread.length > 0 && (
        <tbody>
          <tr className={classes.setUp}>
            <th scope="colgroup" colSpan={5}>
              <span className={classes.begun}>{method === 'by-eye' ? 'Judged by eye' : 'To read'}</span>
              <span className={classes.beam}>
                {method !== 'by-eye' && `${METHOD_NAMES[method]}, set-up ${setUp}`}
              </span>
            </th>
          </tr>
          {unread.map((point) => (
            <ReadingRow
              key={point.id}
              number={number(point.id)}
              point={point}
              value={method === 'by-eye' ? (point.given?.z ?? null) : null}
              z={heights.ofPoints.get(point.id)?.z ?? null}
              how={heights.ofPoints.get(point.id)?.how ?? 'assumed'}
              isPicked={picked === point.id}
              onRead={(value) => onTake(point.id, value)}
            />
          ))}
        </tbody>
      )}
    </table>
  )
}
