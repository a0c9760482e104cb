import { issueRevision, listOptions, type QuoteOptions, revisionMark } from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useOpenedProject } from '../../../project/opened-project.ts'

/** What became of issuing a quote that is saved already. */
export type Issuing =
  | { readonly kind: 'issued'; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: string }

/** The revision that Finish can issue at once, and how; null without a quote and for people who issue nothing. */
export function useIssuing() {
  const api = useApi()
  const { header } = useOpenedProject()
  const { data } = useQuery({
    queryKey: ['options', header?.headerID],
    queryFn: async () => (header ? api.call(listOptions, { id: header.headerID }) : null),
  })
  const mark = header && data ? markToIssue(data, header.option) : null
  if (header === null || mark === null) return null
  return {
    mark,
    async issue(versionNumber: number): Promise<Issuing> {
      try {
        return issuedIn(await api.call(issueRevision, { id: header.headerID, versionNumber }), versionNumber)
      } catch (problem) {
        return { kind: 'refused', reason: problemText(problem) }
      }
    },
  }
}

function markToIssue({ options }: QuoteOptions, number: number): string | null {
  const option = options.find((one) => one.number === number)
  return option?.mayChange ? revisionMark({ option: number, letter: option.nextLetter }) : null
}

function issuedIn({ id, options }: QuoteOptions, versionNumber: number): Issuing {
  const all = options.flatMap(({ revisions }) => revisions)
  return { kind: 'issued', name: all.find((one) => one.versionNumber === versionNumber)?.name ?? id }
}
