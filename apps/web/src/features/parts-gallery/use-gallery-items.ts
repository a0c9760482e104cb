import { itemGetImmutableConfigurationItems, itemRequestConfigurationItems } from '@ramp/contracts'
import { useApi } from '../../lib/api.ts'
import { type Answer, useCall } from '../../lib/use-call.ts'
import { useProject } from '../../lib/use-project.ts'
import { callToast } from '../../ui/call-toast.ts'
import type { GalleryItems } from './gallery-tabs.ts'

/** Items of the gallery: platforms and ramps follow the project's options, the rest its product line (spec 2 §7). */
export function useGalleryItems(): Answer<GalleryItems> {
  const api = useApi()
  const { product, handrails, surface, rampWidth } = useProject()
  const configured = useCall(
    [product, handrails, surface, rampWidth].join(' '),
    () =>
      api.call(itemRequestConfigurationItems, {
        productLine: product,
        railType: handrails,
        surfaceType: surface,
        usableWidth: rampWidth,
      }),
    (error) => callToast('Could Not Load Platform And Ramp Stencils', error),
  )
  const fixed = useCall(
    product,
    () => api.call(itemGetImmutableConfigurationItems, { productLine: product }),
    (error) => callToast('Could Not Load extra part Stencils', error),
  )
  if (configured.kind === 'failed' || fixed.kind === 'failed') return { kind: 'failed' }
  if (configured.kind === 'waiting' || fixed.kind === 'waiting') return { kind: 'waiting' }
  return { kind: 'answered', value: { ...fixed.value, configurationItems: configured.value } }
}
