import type { Analysis } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOpenedProject } from '../../project/opened-project.ts'
import { type Check, NOTHING_CHECKED } from './item-list/checklist.ts'
import { type Preparation, prepareItemList } from './item-list/prepare-item-list.ts'
import { factsOf, itemListCallsOf } from './saving/calls-of.ts'

type Preparing = { readonly checks: readonly Check[]; readonly preparation: Preparation | null }

const BEGINNING: Preparing = { checks: NOTHING_CHECKED, preparation: null }

/** The item list of a layout, made anew when the layout changes; steps that are confirmed do not count. */
export function useItemList(analysis: Analysis): Preparing & { readonly retry: () => void } {
  const api = useApi()
  const { header } = useOpenedProject()
  const [attempt, setAttempt] = useState(0)
  const [preparing, setPreparing] = useState(BEGINNING)
  const prepare = useEffectEvent((onChecks: (checks: readonly Check[]) => void) =>
    prepareItemList(factsOf(analysis), itemListCallsOf(api, analysis, header), onChecks),
  )
  const question = JSON.stringify({ ...analysis.layout, confirmedSteps: attempt })
  useEffect(() => {
    let asked: string | null = question
    setPreparing(BEGINNING)
    prepare((checks) => {
      if (asked === question) setPreparing({ checks, preparation: null })
    }).then((preparation) => {
      if (asked === question) setPreparing(({ checks }) => ({ checks, preparation }))
    })
    return () => {
      asked = null
    }
  }, [question])
  return { ...preparing, retry: () => setAttempt(attempt + 1) }
}
