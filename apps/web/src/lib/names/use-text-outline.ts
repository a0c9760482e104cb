import { type Layout, ownName, type TextOutlineGroup, type TextOutlineRow, textOutlineOf } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { useMemo } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useIssues } from '../../project/use-issues.ts'
import { drawingTitle } from './drawing-title.ts'

/** The drawing in words, in the units of the project. */
export function useTextOutline(): readonly TextOutlineGroup[] {
  const analysis = useAnalysis()
  const issues = useIssues()
  return useMemo(() => {
    const { layout, placement } = analysis
    const { units } = layout.project
    // A part that the catalogue does not know has no name but its short one.
    const nameOf = (id: string) =>
      placement.byId.has(id)
        ? ownName(placement, id)
        : (layout.parts.find((part) => part.id === id)?.shortName ?? id)
    const groups = textOutlineOf(
      analysis,
      { nameOf, lengthOf: (length) => formatLength(length, units) },
      issues,
    )
    return groups.map((group) => ({ ...group, rows: group.rows.map((row) => titled(row, layout)) }))
  }, [analysis, issues])
}

/** A graphic has its name from the library, as everywhere on the screen. */
function titled(row: TextOutlineRow, { drawings }: Layout): TextOutlineRow {
  const drawing = row.kind === 'drawing' ? drawings.find(({ id }) => id === row.id) : undefined
  return drawing ? { ...row, name: drawingTitle(drawing) } : row
}
