import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** In place of a page whose files are not there: after a new version was put up, those of the one before are gone. */
export const NotFetched = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <Notice tone="look" title="This page could not be loaded.">
      There may be a newer version of it. Reload to get it. {children}
    </Notice>
    <Button mt={16} onClick={() => window.location.reload()}>
      Reload
    </Button>
  </>
)
