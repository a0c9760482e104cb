import { getCatalogue, itemTranslateItemList, P3G_TO_P2G } from '@ramp/contracts'
import { type Analysis, catalogueOf, translateLayout } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { saveBackup } from '../../keeping/history-backup.ts'
import { ownerOf } from '../../keeping/owner.ts'
import { useAccess } from '../../lib/auth/access.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'

/**
 * Converts a PATHWAY 3G design to 2G (spec 3 §2.14): staff only, and only in the sandbox, because a quote header belongs to
 * one product line. The converted design waits as the history of the PATHWAY 2G sandbox. null: not offered.
 */
export function useConversion(analysis: Analysis) {
  const api = useApi()
  const navigate = useNavigate()
  const project = useOpenedProject()
  const { isInternal } = useAccess()
  const [isConverting, setConverting] = useState(false)
  if (!isInternal || project.product !== 'P3G' || project.header !== null) return null
  const convert = async () => {
    setConverting(true)
    try {
      const { layout, missing } = await converted(api, analysis)
      if (!saveBackup(layout, { ...ownerOf(project), product: 'P2G' }, new Date()))
        return toast.warning('Project was not saved -- No Storage')
      for (const name of missing) toast.error(`Could not get ${name} info`)
      navigate({ to: '/designer', search: { product: 'P2G' } })
    } catch (error) {
      callToast('There was an error generating item number list', error)
    } finally {
      setConverting(false)
    }
  }
  return { isConverting, convert }
}

async function converted(api: Api, { layout, catalogue }: Analysis) {
  const { parts, additionalProducts } = layout
  const items = [
    ...parts.map(({ shortName }) => ({ shortName, quantity: 1 })),
    ...additionalProducts.map(({ shortName, qty }) => ({ shortName, quantity: qty })),
  ]
  const [{ pairs }, data] = await Promise.all([
    api.call(itemTranslateItemList, { translationTypeId: P3G_TO_P2G, items }),
    api.call(getCatalogue, { productLine: 'P2G' }),
  ])
  return translateLayout(layout, catalogue.byShortName, { pairs, to: catalogueOf(data) })
}
