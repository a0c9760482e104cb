import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import { vizionHeaderUpdate } from '@ramp/contracts'
import { catalogueOf } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'

/** The layout of one of the whole systems among the domain's fixtures. */
function layoutOf(system: string) {
  const text = readFileSync(`packages/domain/fixtures/systems/${system}.json`, 'utf8')
  const description = readSystemDescription(JSON.parse(text))
  return layoutOfDescription(description, catalogueOf(readCatalogue(description.product))).layout
}

/** One of the whole systems as it is saved for a quote. */
export const projectOfSystem = (system: string, headerID: string) =>
  savedProjectOf(layoutOf(system), { now: new Date(), headerID })

/** What the designer's Finish does for a quote: the layout goes to the server, which issues the parts list. */
export const finishDesign = (
  request: APIRequestContext,
  token: string,
  headerID: string,
  system: string,
  option?: number,
) =>
  request.post(vizionHeaderUpdate.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { headerID, layout: layoutOf(system), ...(option !== undefined && { option }) },
  })
