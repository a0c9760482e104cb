import { drawingName } from '../drawings/new-drawing.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'

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
