import { itemGenerateCustomConfigurationItem, itemGenerateCustomTransition } from '@ramp/contracts'
import { CUSTOM_REFUSED, describeCustomItem, type Item, keepCustomItem } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useRef, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'
import { type CustomRequest, type CustomSize, customRequest } from './custom-request.ts'

/** What cannot be made is said in these words (spec 2 §8). */
const FAILED: Readonly<Record<CustomRequest['kind'], string>> = {
  part: 'Could not generate custom stencil',
  transition: 'Could not generate custom transition stencil',
}

/** The part being made to measure: its sizes, and what was made of them last. */
export function useCustomPart(model: Item) {
  const api = useApi()
  const editor = useEditor()
  const newest = useRef(0)
  const [size, setSize] = useState<CustomSize>({
    width: model.usableWidth ?? 0,
    length: model.usableLength ?? 0,
  })
  const [generated, setGenerated] = useState<Item | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const generate = async () => {
    const asked = ++newest.current
    const request = customRequest(model, size)
    setAsking(true)
    setRefused(false)
    try {
      const item = await ask(api, request)
      if (asked !== newest.current) return
      // The placeholder of the catalogue says that nothing could be made (spec 2 §5).
      const isMade = item.role !== 'closure-custom'
      setGenerated(isMade ? item : null)
      setRefused(!isMade)
      if (!isMade) toast.warning(CUSTOM_REFUSED.message, CUSTOM_REFUSED.advice)
    } catch (error) {
      if (asked === newest.current) callToast(FAILED[request.kind], error)
    } finally {
      if (asked === newest.current) setAsking(false)
    }
  }

  /** A part that is placed is kept with the layout. */
  const keep = (item: Item) => editor.amend('propChange', keepCustomItem(item))

  const describe = (description: string) => {
    if (!generated) return
    setGenerated({ ...generated, description })
    editor.amend('propChange', describeCustomItem(generated.itemNumber, description))
  }

  return { size, setSize, generated, isAsking, isRefused, generate, describe, keep }
}

const ask = (api: Api, request: CustomRequest): Promise<Item> =>
  request.kind === 'transition'
    ? api.call(itemGenerateCustomTransition, request.input)
    : api.call(itemGenerateCustomConfigurationItem, request.input)
