import { partRows } from './part-rows.ts'
import { platformRows } from './platform-rows.ts'
import type { Row } from './row.ts'
import { workflowRows } from './workflow-rows.ts'

/** Every rule and message of spec 1 §5, spec 2 §4 and §5, spec 3 §4 and §5, with the tests that prove it. */
export const rows: readonly Row[] = [...platformRows, ...partRows, ...workflowRows]
