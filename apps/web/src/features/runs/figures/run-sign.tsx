import classes from './run-tables.module.css'

/** The colour a run has on the canvas; its name always stands beside it. */
export const RunSign = ({ color }: { readonly color: string }) => (
  <i className={classes.sign} style={{ background: color }} aria-hidden />
)
