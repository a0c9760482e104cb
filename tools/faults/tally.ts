/** What a scenario has counted. Only the first may be anything but zero. */
export type Tally = {
  /** Saves and finishes that the server confirmed. */
  acknowledged: number
  /** Confirmed, and not there afterwards. */
  lost: number
  /** There in part: a file without its project, a quote without its PDF, a project that was never confirmed and is not whole. */
  half: number
  /** The server's process ended, and nobody had asked it to. */
  deaths: number
  /** What else was not as it must be, in words. */
  readonly faults: string[]
}

export const emptyTally = (): Tally => ({ acknowledged: 0, lost: 0, half: 0, deaths: 0, faults: [] })

export const isSound = ({ lost, half, deaths, faults }: Tally): boolean =>
  lost === 0 && half === 0 && deaths === 0 && faults.length === 0

/** One line of the table that is printed at the end. */
export const rowOf = (title: string, tally: Tally): string =>
  [
    title.padEnd(58),
    ...[tally.acknowledged, tally.lost, tally.half, tally.deaths].map((one) => String(one).padStart(8)),
    tally.faults.length > 0 ? `  ${tally.faults.length} faults` : '',
  ].join('')

export const heading = [
  ''.padEnd(58),
  ...['saved', 'lost', 'half', 'deaths'].map((one) => one.padStart(8)),
].join('')
