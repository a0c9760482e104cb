import { type InputOf, itemTransformConfigurationItem } from '@ramp/contracts'
import { type Edit, type Item, keepCustomItem, type PlacedPart, replaceItem } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useRef, useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { callToast } from '../../../ui/messages/call-toast.ts'

type Wanted = Omit<
  InputOf<typeof itemTransformConfigurationItem>,
  'productLine' | 'currentItemNumber' | 'originalWidth' | 'originalLength'
>

/**
 * Replaces a part's item by its variant; a platform is asked for its rail sides again (spec 2 §7). The answer counts only
 * while it is the newest and the part is still what was asked about.
 */
export function useVariant({ part, item }: PlacedPart) {
  const api = useApi()
  const editor = useEditor()
  const { product } = useProject()
  const newest = useRef(0)
  const [isAsking, setAsking] = useState(false)
  // A variant made to measure is in no catalogue: the layout keeps it.
  const exchanged =
    (variant: Item): Edit =>
    (layout) =>
      replaceItem(
        part.id,
        variant,
      )(editor.catalogue.byShortName.has(variant.shortName) ? layout : keepCustomItem(variant)(layout))
  const request = async (wanted: Wanted) => {
    const asked = ++newest.current
    const isCurrent = () =>
      asked === newest.current &&
      editor.state.history.now.layout.parts.find(({ id }) => id === part.id)?.shortName === item.shortName
    setAsking(true)
    try {
      const variant = await api.call(itemTransformConfigurationItem, {
        ...asItIs(item),
        ...wanted,
        productLine: product,
        currentItemNumber: item.itemNumber,
      })
      if (isCurrent()) editor.run('Change part', 'propChange', exchanged(variant.item))
    } catch (error) {
      if (isCurrent()) callToast('Could Not Change Part', error)
    } finally {
      if (asked === newest.current) setAsking(false)
    }
  }
  return { request, isAsking }
}

/** What is not asked to change stays. */
const asItIs = ({ isLowProfile, surface, handrails, usableWidth, usableLength }: Item) => ({
  requestedIsLowPro: isLowProfile,
  ...(surface && { requestedSurfaceType: surface }),
  ...(handrails && { requestedRailType: handrails }),
  ...(usableWidth && { requestedUsableWidth: usableWidth, originalWidth: usableWidth }),
  ...(usableLength && { requestedUsableLength: usableLength, originalLength: usableLength }),
})
