import type { Issue, IssueCode } from '../../model/layout/issue.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'

type Problem = Pick<Issue, 'code' | 'values'>

/**
 * What the person is here to assign is a to-do and no alarm: the step waits for it, but nothing is wrong. A missing
 * entrance or exit is one, and so is the ramp end that is free because of it.
 */
export function isToDo(
  { code, values }: Problem,
  errors: readonly Problem[],
  { layout }: Pick<Analysis, 'layout'>,
): boolean {
  const lacks = (use: IssueCode) => errors.some((one) => one.code === use)
  switch (code) {
    case 'connection.no-entrance':
    case 'connection.no-exit':
      return true
    case 'connection.unconnected-side':
      return lacks(values?.side === 'TOP' ? 'connection.no-entrance' : 'connection.no-exit')
    // A single part is a whole system once one can get onto it and off it.
    case 'connection.unconnected-part':
      return layout.parts.filter(isSystemPart).length === 1
    default:
      return false
  }
}
