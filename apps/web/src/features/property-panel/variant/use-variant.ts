import { type InputOf, itemTransformConfigurationItem } from '@ramp/contracts'
import type { Item, PlacedPart } from '@ramp/domain'
import { exchangeItem } from '@ramp/editor'
import { useApi } from '@ramp/shell'
import { useRef, useState } from 'react'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { callToast } from '../../../ui/messages/call-toast.ts'
import { staysToast } from '../../../ui/messages/stays-toast.ts'
import { asItIs } from './as-it-is.ts'

type Wanted = Omit<
  InputOf<typeof itemTransformConfigurationItem>,
  'productLine' | 'version' | 'currentItemNumber' | 'originalWidth' | 'originalLength'
>

/**
 * Exchanges a part's item for its variant, and what is joined to it stays joined; a platform is asked for its rail sides
 * again (spec 2 §7). The answer counts only while it is the newest and the part is still what was asked about.
 */
export function useVariant({ part, item }: PlacedPart) {
  const api = useApi()
  const editor = useEditor()
  const { product } = useProject()
  const { version } = useOpenedProject().catalogue
  const newest = useRef(0)
  const [isAsking, setAsking] = useState(false)
  const exchange = (variant: Item) => {
    const { problem } = exchangeItem(editor, part.id, variant)
    if (problem) staysToast(problem)
  }
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
        version,
        currentItemNumber: item.itemNumber,
      })
      if (isCurrent()) exchange(variant.item)
    } catch (error) {
      if (isCurrent()) callToast('Could Not Change Part', error)
    } finally {
      if (asked === newest.current) setAsking(false)
    }
  }
  return { request, exchange, isAsking }
}
