import type { Issue } from '../../model/layout/issue.ts'
import type { Analysis } from './analysis.ts'

/** Errors only. */
export const errorsOf = ({ issues }: Pick<Analysis, 'issues'>): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'error')

export const warningsOf = ({ issues }: Pick<Analysis, 'issues'>): readonly Issue[] =>
  issues.filter(({ severity }) => severity === 'warning')
