import { createContext, useContext } from 'react'

/** An app is panels around a workspace, small and close, or pages that are read, large and wide. */
export type Density = 'dense' | 'roomy'

export const DensityContext = createContext<Density>('dense')

export const useDensity = (): Density => useContext(DensityContext)
