import type { AcceptedException } from '../model/layout/layout.ts'
import type { Edit } from './edit.ts'

type Rule = Pick<AcceptedException, 'code' | 'section' | 'title'>

const isOf = (rule: Rule) => (one: AcceptedException) =>
  one.code === rule.code && one.section === rule.section && one.title === rule.title

/** Writes down that a rule that is not met was accepted; an earlier acceptance of the same rule is replaced. */
export const acceptException =
  (exception: AcceptedException): Edit =>
  (layout) => {
    const others = (layout.project.exceptions ?? []).filter((one) => !isOf(exception)(one))
    return { ...layout, project: { ...layout.project, exceptions: [...others, exception] } }
  }

/** Takes an acceptance back; the rule is not met again. */
export const withdrawException =
  (rule: Rule): Edit =>
  (layout) => {
    const left = (layout.project.exceptions ?? []).filter((one) => !isOf(rule)(one))
    return { ...layout, project: { ...layout.project, exceptions: left.length > 0 ? left : undefined } }
  }
