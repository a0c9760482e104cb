import {
  createQuote,
  getCatalogue,
  getDesignerLink,
  type HeaderRecord,
  itemTranslateItemList,
  P3G_TO_P2G,
} from '@ramp/contracts'
import { type Analysis, catalogueOf, translateLayout } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { storeBackup } from '../../journal/saved-backup.ts'
import { useAccess } from '../../lib/auth/access.ts'
import type { Owner } from '../../persistence/owner.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'

/**
 * Converts a PATHWAY 3G design to 2G (spec 3 §2.14), for staff. A quote belongs to one product line: the converted design
 * of a quote waits in a new quote of the same name for the same dealer, that of the sandbox in the PATHWAY 2G sandbox.
 * What has no counterpart stays in the design, where it is listed until it is settled. null: not offered.
 */
export function useConversion(analysis: Analysis) {
  const api = useApi()
  const navigate = useNavigate()
  const project = useOpenedProject()
  const { isInternal } = useAccess()
  const [isConverting, setConverting] = useState(false)
  if (!isInternal || project.product !== 'P3G') return null
  const convert = async () => {
    setConverting(true)
    try {
      const layout = await converted(api, analysis)
      const quote = project.header && (await quoteFor(api, project.header))
      const owner: Owner = {
        headerID: quote?.headerID ?? null,
        option: 1,
        product: TO,
        person: project.person,
      }
      if (!storeBackup(layout, owner, new Date()).isSaved)
        return toast.warning('Project was not saved -- No Storage')
      navigate({ to: '/designer', search: { product: TO, ...(quote && { id: quote.id }) } })
    } catch (error) {
      callToast('There was an error generating item number list', error)
    } finally {
      setConverting(false)
    }
  }
  return { isConverting, convert }
}

const TO = 'P2G'

/** A quote of the other line beside the one that stays as it is: its number, and the id the designer opens it by. */
async function quoteFor(api: Api, { name, customerNumber }: HeaderRecord) {
  const { id: headerID } = await api.call(createQuote, { name, customerNumber, productLine: TO })
  const { id } = await api.call(getDesignerLink, { id: headerID })
  return { headerID, id }
}

async function converted(api: Api, { layout, catalogue }: Analysis) {
  const { parts, additionalProducts } = layout
  const items = [
    ...parts.map(({ shortName }) => ({ shortName, quantity: 1 })),
    ...additionalProducts.map(({ shortName, qty }) => ({ shortName, quantity: qty })),
  ]
  const [{ pairs }, data] = await Promise.all([
    api.call(itemTranslateItemList, { translationTypeId: P3G_TO_P2G, items }),
    api.call(getCatalogue, { productLine: TO }),
  ])
  return translateLayout(layout, catalogue.byShortName, { pairs, to: catalogueOf(data) }).layout
}
