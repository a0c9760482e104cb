import { drawingName } from '../../model/drawings/new-drawing.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'

/** Rulers and measures that still lie on the canvas: they must go before a layout is finished (spec 3, documentation). */
export const drawingIssues = ({ drawings }: Pick<Layout, 'drawings'>): readonly Issue[] =>
  drawings
    .filter(({ kind }) => kind === 'ruler')
    .map((drawing) => ({
      code: 'drawing.tool-left',
      severity: 'error',
      area: 'drawing',
      parts: [drawing.id],
      values: { tool: drawingName(drawing) },
    }))
