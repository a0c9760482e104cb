import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'

/** A dialog with its cross. It is there before it opens: only so it fades in, and gives the focus back when it closes. */
export function Dialog({ opened, ...props }: ModalProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return <Modal {...props} opened={opened && isThere} closeButtonProps={{ 'aria-label': 'Close' }} />
}
