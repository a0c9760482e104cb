import type { Layout } from '../layout/layout.ts'

/** A change a person makes: a pure function from the layout before to the layout after. */
export type Edit = (layout: Layout) => Layout
