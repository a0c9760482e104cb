import { itemGenerateCustomConfigurationItem, itemGenerateCustomTransition } from '@ramp/contracts'
import { CUSTOM_REFUSED, type Item } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useRef, useState } from 'react'
import { useOpenedProject } from '../../project/opened-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'
import type { CustomRequest } from './custom-request.ts'

/** What cannot be made is said in these words (spec 2 §8). */
const FAILED: Readonly<Record<CustomRequest['kind'], string>> = {
  part: 'Could not generate custom stencil',
  transition: 'Could not generate custom transition stencil',
}

/** `unheard`: a later question overtook it, or nobody answered, which a toast says. */
type Answer = { readonly kind: 'made'; readonly item: Item } | { readonly kind: 'refused' | 'unheard' }

/** Asks the server for parts made to measure, and says where it cannot make one. */
export function useMadeToOrder() {
  const api = useApi()
  const { version } = useOpenedProject().catalogue
  const newest = useRef(0)
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const order = async (request: CustomRequest): Promise<Answer> => {
    const asked = ++newest.current
    setAsking(true)
    setRefused(false)
    try {
      const item = await ask(api, request, version)
      if (asked !== newest.current) return { kind: 'unheard' }
      // The placeholder of the catalogue says that nothing could be made (spec 2 §5).
      if (item.role !== 'closure-custom') return { kind: 'made', item }
      setRefused(true)
      toast.warning(CUSTOM_REFUSED.message, CUSTOM_REFUSED.advice)
      return { kind: 'refused' }
    } catch (error) {
      if (asked === newest.current) callToast(FAILED[request.kind], error)
      return { kind: 'unheard' }
    } finally {
      if (asked === newest.current) setAsking(false)
    }
  }

  return { order, isAsking, isRefused }
}

const ask = (api: Api, request: CustomRequest, version: string): Promise<Item> =>
  request.kind === 'transition'
    ? api.call(itemGenerateCustomTransition, { ...request.input, version })
    : api.call(itemGenerateCustomConfigurationItem, { ...request.input, version })
