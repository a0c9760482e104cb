import type { Layout } from '@ramp/domain'

/**
 * A layout whose parts made to measure are the server's own, with the prices of the list in force or of another; what a caller sends is not
 * believed.
 */
export type KnownCustoms = (layout: Layout, version?: string) => Promise<Layout>
