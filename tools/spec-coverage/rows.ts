import { connectionValidationRows } from './connection-validation-rows.ts'
import { partStateRows } from './part-state-rows.ts'
import { partValidationRows } from './part-validation-rows.ts'
import { platformRows } from './platform-rows.ts'
import type { Row } from './row.ts'
import { runValidationRows } from './run-validation-rows.ts'
import { workflowFinishRows } from './workflow-finish-rows.ts'
import { workflowPartRows } from './workflow-part-rows.ts'
import { workflowStateRows } from './workflow-state-rows.ts'

/** Every rule and message of spec 1 §5, spec 2 §4 and §5, spec 3 §4 and §5, with the tests that prove it. */
export const rows: readonly Row[] = [
  ...platformRows,
  ...partStateRows,
  ...partValidationRows,
  ...workflowStateRows,
  ...workflowPartRows,
  ...workflowFinishRows,
  ...runValidationRows,
  ...connectionValidationRows,
]
