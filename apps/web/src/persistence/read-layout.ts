import type { Layout } from '@ramp/domain'
import { layoutSchema } from '@ramp/formats'

/** A layout as it was kept or copied; null when it is none. */
export function readLayout(value: unknown): Layout | null {
  const read = layoutSchema.safeParse(value)
  return read.success ? read.data : null
}
