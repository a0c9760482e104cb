import type { HeaderRecord } from '@ramp/contracts'
import type { Catalogue, ProductLine } from '@ramp/domain'
import { createContext, useContext } from 'react'

/** The project the designer was opened for. */
export type OpenedProject = {
  /** The quote header; null in sandbox mode. */
  readonly header: HeaderRecord | null
  readonly product: ProductLine
  /** Who opened it, by e-mail: several people may share a browser. */
  readonly person: string
  readonly catalogue: Catalogue
}

export const OpenedProjectContext = createContext<OpenedProject | null>(null)

export function useOpenedProject(): OpenedProject {
  const project = useContext(OpenedProjectContext)
  if (!project) throw new Error('The opened project is asked for outside of the designer')
  return project
}
