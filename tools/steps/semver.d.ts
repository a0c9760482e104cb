declare module 'semver' {
  /** Whether a version is in a range. */
  export function satisfies(version: string, range: string): boolean
  /** Whether every version of a range is in another. */
  export function subset(range: string, of: string): boolean
}
