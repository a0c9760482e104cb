import { expect, test } from 'vitest'
import { newDrawing } from '../layout/new-drawing.ts'
import { drawingIssues } from './drawing-issues.ts'
import { messageOf } from './messages.ts'

const at = { x: 0, y: 0 }

test('a ruler or measure that was left keeps a layout from being finished; a graphic does not', () => {
  const drawings = [
    newDrawing({ kind: 'graphic', id: 'tree', at, graphic: 'tree' }),
    newDrawing({ kind: 'ruler', id: 'ruler', at }),
    newDrawing({ kind: 'ruler', id: 'tape', at, tool: 'measure' }),
  ]
  const issues = drawingIssues({ drawings })
  expect(issues.map(({ parts, severity }) => [...parts, severity])).toEqual([
    ['ruler', 'error'],
    ['tape', 'error'],
  ])
  expect(issues.map(messageOf)).toEqual([
    'Tools stencils must be deleted before finalizing: Ruler.',
    'Tools stencils must be deleted before finalizing: Measure.',
  ])
})
