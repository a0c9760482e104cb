import { Button } from '@mantine/core'
import {
  besidePorch,
  changePoint,
  DRAWING,
  houseCorners,
  type Inches,
  type KnownBy,
  measuringPoints,
  movePoint,
  placeFrom,
  type Read,
  readFrom,
  removePoint,
  type SurveyPoint,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { pickSpot, siteUseOf } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { focusCanvas } from '../../../keys/give-back-focus.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { LengthField } from '../../../ui/fields/lengths/length-field.tsx'
import { LEVELS, OFFSETS } from '../../../ui/fields/lengths/length-limits.ts'
import { WordsInput } from '../../../ui/fields/words-input.tsx'
import { DistanceField } from '../fields/distance-row.tsx'
import { spotLabels } from '../words/measure-words.ts'
import classes from '../words/site.module.css'
import { ByTapes } from './by-tapes.tsx'
import { KnownSign } from './known-sign.tsx'

type ReadingRowProps = {
  readonly number: number
  readonly point: SurveyPoint
  /** As it was read; null: not read yet. */
  readonly value: Inches | null
  readonly z: Inches | null
  readonly how: KnownBy
  readonly isPicked: boolean
  /** It stands out from those around it. */
  readonly isDoubtful?: boolean
  /** A place that was read before, to go on from or to close the way. */
  readonly isAgain?: boolean
  readonly onRead: (value: Inches) => void
  readonly onUnread?: () => void
}

/** One reading: its place, what stood on the instrument, and the height that follows. */
export function ReadingRow(props: ReadingRowProps) {
  const { number, point, value, z, how, isPicked, isDoubtful = false, isAgain = false } = props
  const { onRead, onUnread } = props
  const editor = useEditor()
  const isSpotting = useEditorState((state) => siteUseOf(state)?.kind === 'spot')
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isPicked && !isAgain) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isPicked, isAgain])
  return (
    <>
      <tr ref={row} data-picked={isPicked && !isAgain}>
        <td className={classes.number}>{number}</td>
        <th scope="row">
          <button
            type="button"
            className={classes.point}
            aria-expanded={isPicked && !isAgain}
            onClick={() => pickSpot(editor, isPicked ? null : point.id)}
          >
            {point.name}
            {isAgain && ' again'}
          </button>
        </th>
        <td>
          <LengthField
            label={`Reading at ${point.name}${isAgain ? ' again' : ''}`}
            isLabelHidden
            width={82}
            range={LEVELS}
            value={value}
            isFocused={isPicked && value === null}
            onCommit={onRead}
            // Once a reading is entered its row goes to another table; the next spot is on the drawing.
            {...(isSpotting &&
              value === null && { onEnter: () => requestAnimationFrame(() => focusCanvas()) })}
          />
        </td>
        <td className={classes.height} style={{ color: isDoubtful ? 'var(--look)' : `var(--known-${how})` }}>
          {z === null ? '?' : lengthText(z, 'height-over-datum')}
        </td>
        <td>
          <KnownSign how={how} isDoubtful={isDoubtful} />
        </td>
      </tr>
      {isPicked && !isAgain && (
        <tr data-picked>
          <td colSpan={5}>
            <SpotFields point={point} {...(onUnread && { onUnread })} />
          </td>
        </tr>
      )}
    </>
  )
}

type SpotFieldsProps = { readonly point: SurveyPoint; readonly onUnread?: () => void }

/** What a spot is called and where it lies, seen from the door. */
function SpotFields({ point, onUnread }: SpotFieldsProps) {
  const editor = useEditor()
  const { site } = useLayout()
  const from = measuringPoints(site)[0] ?? DRAWING
  const at = readFrom(from, point.at)
  const labels = spotLabels(from)
  const move = (change: Partial<Read>) =>
    editor.run('Move spot', 'propChange', movePoint(point.id, placeFrom(from, { ...at, ...change })))
  return (
    <div className={classes.spot}>
      <WordsInput
        label="Name"
        value={point.name}
        maxLength={200}
        isNeeded
        onCommit={(name) => editor.run('Name spot', 'propChange', changePoint(point.id, { name }))}
      />
      <div className={classes.row}>
        <DistanceField
          label={labels.right}
          range={OFFSETS}
          value={at.right}
          onCommit={(right) => move({ right })}
        />
        <DistanceField label={labels.out} range={OFFSETS} value={at.out} onCommit={(out) => move({ out })} />
      </div>
      {besidePorch(site, point.at) && (
        <p className={classes.hint} role="status">
          This spot is on the porch. Read the ground next to the porch, not its top.
        </p>
      )}
      <ByTapes
        name={point.name}
        corners={houseCorners(site)}
        onPlace={(at) => editor.run('Move spot', 'propChange', movePoint(point.id, at))}
      />
      <div className={classes.row}>
        {onUnread && (
          <Button variant="default" onClick={onUnread}>
            Remove reading
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => editor.run('Remove spot', 'propChange', removePoint(point.id))}
        >
          Remove spot
        </Button>
      </div>
    </div>
  )
}
