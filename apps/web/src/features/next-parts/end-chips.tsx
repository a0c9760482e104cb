import { UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { JointEnd } from '@ramp/domain'
import { nextPartsAt } from '@ramp/editor'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { partName } from '../../lib/part-text.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { chipName, chipRows, endName } from './chip-names.ts'
import { CHIPS_SIZE, chipsPlace, PLUS_SIZE } from './chips-place.ts'
import classes from './next-parts.module.css'

type EndChipsProps = {
  readonly end: JointEnd
  readonly isMain: boolean
  readonly isOpen: boolean
  readonly onOpen: (byKeyboard: boolean) => void
  readonly onJoin: (shortName: string, byKeyboard: boolean) => void
}

/** One open end: a small plus, or the parts that may be joined there. */
export function EndChips({ end, isMain, isOpen, onOpen, onJoin }: EndChipsProps) {
  const analysis = useAnalysis()
  const camera = useEditorState((state) => state.camera)
  const viewSize = useEditorState((state) => state.viewSize)
  const isCoarse = useMediaQuery('(pointer: coarse)')
  const { part, side } = end
  const rows = useMemo(() => chipRows(nextPartsAt({ part, side }, analysis)), [part, side, analysis])
  const placed = analysis.placement.byId.get(part)
  if (!placed || rows.length === 0) return null
  const size = isOpen ? CHIPS_SIZE[isCoarse ? 'finger' : 'pointer'] : PLUS_SIZE
  const place = chipsPlace(placed.sides[side], size, camera, viewSize)
  const where = `the ${endName(side)} of ${partName(placed.item)}`
  if (!isOpen) {
    return (
      <UnstyledButton
        className={classes.plus}
        style={place}
        aria-label={`Parts for ${where}`}
        onClick={(event) => onOpen(event.detail === 0)}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') onOpen(false)
        }}
      >
        <IconPlus size={13} stroke={2.25} aria-hidden />
      </UnstyledButton>
    )
  }
  return (
    <div
      className={classes.chips}
      style={place}
      role="toolbar"
      aria-label={where}
      data-main={isMain || undefined}
    >
      {rows.map((row) => (
        <div key={row.name} className={classes.row}>
          {row.items.map((item) => (
            <UnstyledButton
              key={item.itemNumber}
              className={classes.chip}
              aria-label={`Join ${partName(item)} at ${where}`}
              onClick={(event) => onJoin(item.shortName, event.detail === 0)}
            >
              {chipName(item)}
            </UnstyledButton>
          ))}
        </div>
      ))}
    </div>
  )
}
