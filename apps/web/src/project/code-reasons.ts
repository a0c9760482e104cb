/** How a system stands against its building codes: fetched once something is drawn. */
export { codeReasons } from '@ramp/domain'
