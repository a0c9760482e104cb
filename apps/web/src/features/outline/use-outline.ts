import { type OutlineGroup, outlineOf } from '@ramp/domain'
import { formatLength } from '@ramp/drawing'
import { useMemo } from 'react'
import { ownName } from '../../lib/own-names.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useIssues } from '../../lib/use-issues.ts'

/** The drawing in words, in the units of the project. */
export function useOutline(): readonly OutlineGroup[] {
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
    return outlineOf(analysis, { nameOf, lengthOf: (length) => formatLength(length, units) }, issues)
  }, [analysis, issues])
}
