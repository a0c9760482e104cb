import { type ItemQuantity, rampGenerateClosures } from '@ramp/contracts'
import type { ClosureRequest, ProductLine } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { type Answer, useCall } from '../../lib/use-call.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'

/** The kits for the openings, from the server, whenever the closures change; an empty list needs no call (spec 3 §7). */
export function useClosureItems(
  productLine: ProductLine,
  asked: ClosureRequest,
): readonly [items: Answer<readonly ItemQuantity[]>, retry: () => void] {
  const api = useApi()
  const { header } = useOpenedProject()
  return useCall<readonly ItemQuantity[]>(
    {
      question: ['closure items', productLine, asked],
      ask: async () =>
        Object.values(asked).every(({ length }) => length === 0)
          ? []
          : api.call(rampGenerateClosures, {
              productLine,
              ...asked,
              ...(header && { headerID: header.headerID }),
            }),
    },
    (error) => callToast('Could not generate closures', error),
  )
}
