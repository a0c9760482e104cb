export type TextOutlineRow = {
  readonly kind: 'part' | 'drawing' | 'site'
  readonly id: string
  readonly name: string
  /** `from 31" down to 25"`, `turning left` */
  readonly details: readonly string[]
  readonly problems: readonly string[]
}
