import type { Analysis } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOpenedProject } from '../../project/opened-project.ts'
import { type Check, NOTHING_CHECKED } from './item-list/checklist.ts'
import { type Preparation, prepareItemList } from './item-list/prepare-item-list.ts'
import { toastFailedCalls } from './item-list/remark.ts'
import { factsOf, itemListCallsOf } from './saving/calls-of.ts'

type Preparing = { readonly checks: readonly Check[]; readonly preparation: Preparation | null }

const BEGINNING: Preparing = { checks: NOTHING_CHECKED, preparation: null }

/** The item list of a layout, made anew when the layout changes; steps that are confirmed do not count. */
export function useItemList(analysis: Analysis): Preparing & { readonly retry: () => void } {
  const api = useApi()
  const { header } = useOpenedProject()
  const answers = useQueryClient()
  const question = ['item list', JSON.stringify({ ...analysis.layout, confirmedSteps: [] })]
  const { data = BEGINNING, refetch } = useQuery<Preparing>({
    queryKey: question,
    queryFn: async ({ signal }) => {
      const calls = itemListCallsOf(api, analysis, header)
      let checks = NOTHING_CHECKED
      const preparation = await prepareItemList(factsOf(analysis), calls, (now) => {
        checks = now
        // Each row shows as it is worked through, but not of a list that another one overtook.
        if (!signal.aborted) answers.setQueryData<Preparing>(question, { checks, preparation: null })
      })
      if (!signal.aborted) toastFailedCalls(checks.flatMap((check) => check.remarks))
      return { checks, preparation }
    },
  })
  return { ...data, retry: () => void refetch() }
}
