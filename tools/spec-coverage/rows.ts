import { callRows } from './call-rows.ts'
import { connectionValidationRows } from './connection-validation-rows.ts'
import { constantRows } from './constant-rows.ts'
import { entityRows } from './entity-rows.ts'
import { errorRows } from './error-rows.ts'
import { partConstantRows } from './part-constant-rows.ts'
import { partStateRows } from './part-state-rows.ts'
import { partValidationRows } from './part-validation-rows.ts'
import { platformRows } from './platform-rows.ts'
import { projectRows } from './project-rows.ts'
import { roleRows } from './role-rows.ts'
import type { Row } from './row.ts'
import { runValidationRows } from './run-validation-rows.ts'
import { workflowFinishRows } from './workflow-finish-rows.ts'
import { workflowPartRows } from './workflow-part-rows.ts'
import { workflowStateRows } from './workflow-state-rows.ts'

/**
 * Every rule and message of spec 1 §4 and §5, spec 2 §4 to §6 and §9, spec 3 §4 to §9, the kinds of connections (spec 2
 * §3.8), the Handrail Builder and the quote header payload (spec 3 §2.8, §3), with the tests that prove it.
 */
export const rows: readonly Row[] = [
  ...projectRows,
  ...platformRows,
  ...partStateRows,
  ...partValidationRows,
  ...partConstantRows,
  ...entityRows,
  ...roleRows,
  ...workflowStateRows,
  ...workflowPartRows,
  ...workflowFinishRows,
  ...runValidationRows,
  ...connectionValidationRows,
  ...callRows,
  ...errorRows,
  ...constantRows,
]
