import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  readonly refuse: string
  readonly accept: string
  readonly onRefuse: () => void
  readonly onAccept: () => void
}

/** A question with two answers. Escape and the cross mean the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, refuse, accept, onRefuse, onAccept } = props
  return (
    <Modal opened={opened} onClose={onRefuse} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={classes.body}>{children}</div>
      <div className={classes.answers}>
        <Button variant="default" onClick={onRefuse}>
          {refuse}
        </Button>
        <Button onClick={onAccept}>{accept}</Button>
      </div>
    </Modal>
  )
}
