import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './fit-panel.module.css'

/** What of the ground nobody has read. */
export const Assumed = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <span className={classes.assumed}>
    <IconAlertTriangle size={14} aria-hidden />
    <span>{sentences.join(' ')}</span>
  </span>
)
