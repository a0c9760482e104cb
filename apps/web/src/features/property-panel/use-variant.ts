import { type InputOf, itemTransformConfigurationItem } from '@ramp/contracts'
import { type PlacedPart, replaceItem } from '@ramp/domain'
import { useState } from 'react'
import { useApi } from '../../lib/api.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useProject } from '../../lib/use-project.ts'
import { callToast } from '../../ui/call-toast.ts'

type Wanted = Pick<
  InputOf<typeof itemTransformConfigurationItem>,
  'requestedSurfaceType' | 'requestedRailType' | 'requestedIsLowPro'
>

/** Replaces a part's item by its variant; a platform is asked for its rail sides again (spec 2 §7). */
export function useVariant({ part, item }: PlacedPart) {
  const api = useApi()
  const editor = useEditor()
  const { product } = useProject()
  const [isAsking, setAsking] = useState(false)
  const request = async (wanted: Wanted) => {
    setAsking(true)
    try {
      const variant = await api.call(itemTransformConfigurationItem, {
        productLine: product,
        currentItemNumber: item.itemNumber,
        requestedIsLowPro: item.isLowProfile,
        ...(item.surface && { requestedSurfaceType: item.surface }),
        ...(item.handrails && { requestedRailType: item.handrails }),
        ...wanted,
      })
      editor.run('Change part', 'propChange', replaceItem(part.id, variant.shortName))
    } catch (error) {
      callToast('Could Not Change Part', error)
    } finally {
      setAsking(false)
    }
  }
  return { request, isAsking }
}
