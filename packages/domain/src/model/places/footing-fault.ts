import {
  type LineFault,
  lineFault,
  type OutlineFault,
  outlineFault,
} from '../../base/geometry/outline-fault.ts'
import type { Footing, Site } from '../layout/site.ts'
import { insetOutline } from '../survey/inset-outline.ts'
import type { SiteKey } from './site-key.ts'

/** Why something on a site cannot be as it was drawn or typed: its shape, or a lot whose setback leaves nothing of it. */
export type FootingFault = OutlineFault | LineFault | 'no-yard'

/** What keeps something from being of this place and size; null where nothing does. */
export function footingFault(
  { setback }: Pick<Site, 'setback'>,
  key: SiteKey | null,
  footing: Footing,
): FootingFault | null {
  if ('at' in footing) return null
  if ('line' in footing) return lineFault(footing.line)
  const isAllSetback = key === 'lot' && setback !== undefined && !insetOutline(footing.outline, setback)
  return outlineFault(footing.outline) ?? (isAllSetback ? 'no-yard' : null)
}
