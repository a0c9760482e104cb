import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { openView3d } from './lazy/lazy-view-3d.ts'

type In3d = { readonly isOpen: boolean; readonly toggle: () => void; readonly close: () => void }

const In3dContext = createContext<In3d>({ isOpen: false, toggle: () => undefined, close: () => undefined })

/** Whether the system is shown in three dimensions. When that changes, only what reads it renders again, not the whole workspace. */
export const useIn3d = (): In3d => useContext(In3dContext)

export function KeepsIn3d({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const value = useMemo(
    () => ({
      isOpen,
      toggle: () => (isOpen ? setOpen(false) : void openView3d(() => setOpen(true))),
      close: () => setOpen(false),
    }),
    [isOpen],
  )
  return <In3dContext value={value}>{children}</In3dContext>
}
