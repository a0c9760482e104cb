/** What the last steps before a quote know besides: it comes with them. */
export { quoteIssues } from '@ramp/domain'
