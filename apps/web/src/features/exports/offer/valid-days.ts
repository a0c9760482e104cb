/** For how many days a proposal may be valid, as they are saved. */
export const DAYS = { min: 1, max: 365 } as const
