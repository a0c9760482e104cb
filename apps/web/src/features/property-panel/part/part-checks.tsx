import { messageOf, type PartId } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import { useIssues } from '../../../project/use-issues.ts'

/** The issues a part is involved in. */
export function PartChecks({ part }: { readonly part: PartId }) {
  const own = useIssues().filter(({ parts }) => parts.includes(part))
  if (own.length === 0) return <Notice tone="plain">No issues with this part.</Notice>
  const sentences = new Map(own.map((issue) => [messageOf(issue), issue.severity]))
  return [...sentences].map(([sentence, severity]) => (
    <Notice key={sentence} tone={severity === 'error' ? 'bad' : 'look'}>
      {sentence}
    </Notice>
  ))
}
