import type { Layout } from '../model/layout/layout.ts'

/** A change a person makes: a pure function from the layout before to the layout after. */
export type Edit = (layout: Layout) => Layout

/** Several edits as one: each goes on with what the one before it left. */
export const inTurn =
  (...edits: readonly Edit[]): Edit =>
  (layout) =>
    edits.reduce((changed, edit) => edit(changed), layout)
