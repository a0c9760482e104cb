import { expect, test } from 'vitest'
import { p3g } from '../../../fixtures/p3g.ts'
import { addDrawing } from '../../edits/drawing-edits.ts'
import { moveObjects, removeObjects } from '../../edits/object-edits.ts'
import { addPart } from '../../edits/part-edits.ts'
import { newDrawing } from '../../model/drawings/new-drawing.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { analyse } from './analyse.ts'
import { drawingIssues } from './drawing-issues.ts'
import { messageOf } from './messages.ts'

const at = { x: 0, y: 0 }

test('a ruler or measure that was left keeps a layout from being finished; a graphic does not [analysis-3]', () => {
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
    'Tools stencils must be deleted before finalizing: Measure tool.',
  ])
})

test('an edit of drawings leaves what follows from the system, and says what the drawings do', () => {
  const item = p3g.byShortName.get('PRSTL8')
  const ramp = item && newPart(item, 'ramp', { x: 200, y: 200 }, 0)
  if (!ramp) throw new Error('there is no ramp')
  const bare = addPart(ramp)(newLayout('P3G'))
  const before = analyse(bare, p3g)
  const ruled = addDrawing(newDrawing({ kind: 'ruler', id: 'ruler', at }))(bare)
  const after = analyse(ruled, p3g)
  expect([after.partsList, after.placement, after.connections]).toEqual([
    before.partsList,
    before.placement,
    before.connections,
  ])
  expect(after.partsList).toBe(before.partsList)
  expect(after.layout).toBe(ruled)
  expect(after.issues).toEqual([...before.issues, ...drawingIssues(ruled)])
  expect(analyse(removeObjects(['ruler'])(ruled), p3g).issues).toEqual(before.issues)
  expect(analyse(moveObjects(['ramp'], { x: 5, y: 0 })(ruled), p3g).partsList).not.toBe(before.partsList)
})
