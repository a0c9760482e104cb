import { itemGetImmutableConfigurationItems, itemRequestConfigurationItems } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { type Answer, useCall } from '../../lib/use-call.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useProject } from '../../project/use-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { followsOptions, type GalleryItems, type GalleryTab } from './gallery-tabs.ts'

/** Items of the gallery by list; a tab waits for no list that it does not show (spec 2 §7). */
export function useGalleryItems(tab: GalleryTab): Answer<GalleryItems> {
  const api = useApi()
  const { product, handrails, surface, rampWidth } = useProject()
  // A quote that has its list is drawn with the items of that list.
  const { version } = useOpenedProject().catalogue
  const [configured] = useCall(
    {
      question: ['configured items', version, product, handrails, surface, rampWidth],
      ask: () =>
        api.call(itemRequestConfigurationItems, {
          productLine: product,
          railType: handrails,
          surfaceType: surface,
          usableWidth: rampWidth,
          version,
        }),
    },
    (error) => callToast('Could Not Load Platform And Ramp Stencils', error),
  )
  const [fixed] = useCall(
    {
      question: ['fixed items', version, product],
      ask: () => api.call(itemGetImmutableConfigurationItems, { productLine: product, version }),
    },
    (error) => callToast('Could Not Load extra part Stencils', error),
  )
  const needed = followsOptions(tab) ? [configured, fixed] : [fixed]
  if (needed.some(({ kind }) => kind === 'failed')) return { kind: 'failed' }
  if (fixed.kind !== 'answered' || needed.some(({ kind }) => kind === 'waiting')) return { kind: 'waiting' }
  const configurationItems = configured.kind === 'answered' ? configured.value : []
  return { kind: 'answered', value: { ...fixed.value, configurationItems } }
}
