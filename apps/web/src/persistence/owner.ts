import type { ProductLine } from '@ramp/domain'
import type { OpenedProject } from '../project/opened-project.ts'

/** What a kept drawing belongs to: a quote header, or the sandbox of a product line; and the person who drew it. */
export type Owner = {
  readonly headerID: string | null
  /** Which option of the quote; 1 in the sandbox, too. */
  readonly option: number
  readonly product: ProductLine
  readonly person: string
}

/** What the browser keeps the project's backups under. */
export const ownerOf = ({ header, product, person }: OpenedProject): Owner => ({
  headerID: header?.headerID ?? null,
  option: header?.option ?? 1,
  product,
  person,
})
