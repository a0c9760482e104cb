import type { Layout } from '@ramp/domain'

/** A layout whose parts made to measure are the server's own, with today's prices; what a caller sends is not believed. */
export type KnownCustoms = (layout: Layout) => Promise<Layout>
