import { MantineProvider, type MantineThemeOverride } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Density, DensityContext } from './density.ts'

export type LookProps = { readonly theme: MantineThemeOverride; readonly density: Density }

/** How everything in an app looks. */
export const Look = ({ theme, density, children }: LookProps & { readonly children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="light">
    <DensityContext value={density}>{children}</DensityContext>
  </MantineProvider>
)
