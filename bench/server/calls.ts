import { readFileSync } from 'node:fs'
import { createQuote } from '@ramp/contracts'
import { catalogueOf, type Layout } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import { clientOf, type Dealer, headersOf } from '../../tools/servers/dealers.ts'
import { isTrial } from '../../tools/steps/trial.mjs'
import * as engine from '../engine.ts'
import { syntheticLayout } from '../synthetic-layout.ts'

/** Dealers at work at once; each has quotes of the same customer before them. */
export const DEALERS = isTrial() ? 2 : 400
/** Quotes that the customer has: no two of the connections save the same one. */
const QUOTES = isTrial() ? 2 : 250

type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** One kind of call, as many different ones as there are quotes. */
export type Call = {
  readonly title: string
  readonly requests: readonly Request[]
  /** What one more dealer asks for over and over meanwhile; not measured. */
  readonly meanwhile?: Request
}

/** Creates the quotes on a server, with a project in each, and gives the calls that are measured on it. */
export async function prepare(origin: string, dealers: readonly Dealer[]): Promise<readonly Call[]> {
  const layout = switchback()
  const large = largeJob()
  const ids: string[] = []
  for (let index = 0; index < QUOTES; index++) {
    const dealer = dealerAt(dealers, index)
    const quote = await clientOf(origin, dealer).call(createQuote, {
      name: `Job ${index}`,
      productLine: layout.project.product,
    })
    ids.push(quote.id)
  }
  const post = (path: string, bodyOf: (id: string) => unknown): Request[] =>
    dealers.map((dealer, index) => ({
      method: 'POST',
      path: `/api/rampConfiguration/${path}`,
      headers: { ...headersOf(dealer), 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(ids[index % ids.length] ?? '')),
    }))
  const generate = post('rampGenerate', (headerID) => ({ headerID, layout }))
  const largeOne = post('rampGenerate', (headerID) => ({ headerID, layout: large })).at(-1)
  const projectOf = (headerID: string) => savedProjectOf(layout, { now: new Date(), headerID })
  return [
    {
      title: 'list',
      requests: dealers.map((dealer) => ({ method: 'GET', path: '/api/quotes', headers: headersOf(dealer) })),
    },
    { title: 'header', requests: post('VizionHeaderGet', (headerID) => ({ headerID })) },
    { title: 'item', requests: itemRequests(dealers) },
    { title: 'generate', requests: generate },
    // Many flights on one drawing: what is left of the others' time while somebody works on the largest of jobs.
    { title: 'generate*', requests: generate, ...(largeOne && { meanwhile: largeOne }) },
    {
      title: 'save',
      requests: post('VizionProjectUpdate', (headerID) => ({ headerID, project: projectOf(headerID) })),
    },
  ]
}

const dealerAt = (dealers: readonly Dealer[], index: number): Dealer => {
  const dealer = dealers[index % dealers.length]
  if (!dealer) throw new Error('there are no dealers')
  return dealer
}

function itemRequests(dealers: readonly Dealer[]): Request[] {
  const numbers = engine.readCatalogue('P3G').items.map(({ itemNumber }) => itemNumber)
  return dealers.map((dealer, index) => ({
    method: 'POST',
    path: '/api/Item/ItemByItemNumberGet',
    headers: { ...headersOf(dealer), 'content-type': 'application/json' },
    body: JSON.stringify({ itemNumber: numbers[index % numbers.length], productLine: 'P3G' }),
  }))
}

/** The switchback that the specification works out: what a dealer saves many times a day. */
export function switchback(): Layout {
  const file = new URL('../../packages/domain/fixtures/systems/t1-switchback.json', import.meta.url)
  const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
  return layoutOfDescription(description, catalogueOf(engine.readCatalogue(description.product))).layout
}

const largeJob = (): Layout =>
  syntheticLayout(
    { parts: 1000, perSystem: 20 },
    { engine, catalogue: catalogueOf(engine.readCatalogue('P3G')) },
  )
