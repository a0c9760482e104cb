import { Loader } from '@mantine/core'
import { useDensity } from '../look/density.ts'
import classes from './waiting.module.css'

/** The whole page waits; a word says for what. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <div className={classes.waiting} data-density={useDensity()} role="status">
    <Loader size={28} />
    <p>{children}</p>
  </div>
)
