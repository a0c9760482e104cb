import {
  CallError,
  decryptVizionHeaderID,
  getCatalogue,
  type HeaderRecord,
  vizionHeaderGet,
} from '@ramp/contracts'
import { catalogueOf, type ProductLine, productRules } from '@ramp/domain'
import type { Api } from '@ramp/shell'
import { type Access, hasPermission } from '../../lib/auth/access.ts'
import type { OpenedProject } from '../../project/opened-project.ts'

/** Why the designer stays locked. */
export type Lock = { readonly title: string; readonly error: unknown }

export type Opening =
  | { readonly kind: 'opened'; readonly project: OpenedProject }
  | { readonly kind: 'locked'; readonly lock: Lock }

const locked = (title: string, error: unknown = null): Opening => ({ kind: 'locked', lock: { title, error } })

const FOREIGN: Lock = { title: 'You are not authorized to view this project', error: null }

type Request = {
  readonly api: Api
  readonly access: Access
  readonly product: ProductLine
  /** Which option of the quote; the main one where the address names none. */
  readonly option?: number | undefined
}

/** Unlocks the designer: without an id by the sandbox permission, with one by the header it names (spec 1 §4, §5). */
export async function openProject(request: Request, id: string | undefined): Promise<Opening> {
  if (id === undefined) {
    if (!hasPermission(request.access, 'access:sandbox'))
      return locked('Designing without a quote is not part of your account.')
    return withCatalogue(request, null, request.product)
  }
  const header = await headerOf(request, id)
  return 'title' in header
    ? { kind: 'locked', lock: header }
    : withCatalogue(request, header, header.productLine)
}

async function headerOf({ api, access, option }: Request, id: string): Promise<HeaderRecord | Lock> {
  let headerID: string
  try {
    headerID = (await api.call(decryptVizionHeaderID, { id })).headerID
  } catch (error) {
    return isForeign(error) ? FOREIGN : { title: 'Could not get project permissions', error }
  }
  try {
    const header = await api.call(vizionHeaderGet, { headerID, ...(option !== undefined && { option }) })
    return mayOpen(access, header) ? header : FOREIGN
  } catch (error) {
    return isForeign(error) ? FOREIGN : { title: 'Could not get header', error }
  }
}

/** A quote of another customer and one that does not exist are refused alike. */
const isForeign = (error: unknown) => error instanceof CallError && error.code === 'header.unknown'

/** Own customer number, the customer that may open any header, or internal staff (spec 1 §5). */
const mayOpen = ({ customerNumber, isInternal }: Access, header: HeaderRecord): boolean =>
  (customerNumber !== '' && customerNumber === header.customerNumber) ||
  customerNumber === '00000' ||
  isInternal

async function withCatalogue(
  { api, access }: Request,
  header: HeaderRecord | null,
  product: ProductLine,
): Promise<Opening> {
  if (!productRules(product).isOpen)
    return locked(`The catalog of ${productRules(product).name} is not loaded yet.`)
  try {
    // A quote keeps the prices it was first issued with.
    const version = header?.priceList
    const listed = await api.call(getCatalogue, { productLine: product, ...(version && { version }) })
    const catalogue = catalogueOf(listed)
    return { kind: 'opened', project: { header, product, person: access.email, catalogue } }
  } catch (error) {
    return locked('Could Not Load Platform And Ramp Stencils', error)
  }
}
