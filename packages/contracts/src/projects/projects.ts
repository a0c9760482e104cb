import { described, moment, savedProject } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { headerID, lastKnown } from '../fields/header-id.ts'
import { ofOption } from '../fields/option-number.ts'

/** Every save is kept: `version` counts them, and reading gives the last. */
const storedProject = z.object({
  headerID,
  version: z.number(),
  savedBy: z.string(),
  dtmSaved: moment,
  project: savedProject,
})

const written = z.object({
  headerID,
  version: z.number(),
  dtmSaved: moment.apply(described, 'Also the new dtmLastUpdate of the header.'),
})
const toWrite = z.object({ headerID, option: ofOption, project: savedProject, dtmLastUpdate: lastKnown })

export const vizionProjectCreate = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionProjectCreate',
  summary: 'Saves the first project of a quote. If it already has one, the answer is 409.',
  input: toWrite,
  output: written,
})

export const vizionProjectUpdate = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionProjectUpdate',
  summary:
    'Saves a new version of the project of a quote, or the first one. Earlier versions are not overwritten.',
  input: toWrite,
  output: written,
})

export const vizionProjectGet = endpoint({
  method: 'POST',
  path: '/api/rampConfiguration/VizionProjectGet',
  summary: 'The last saved project of a quote.',
  input: z.object({ headerID, option: ofOption }),
  output: storedProject,
})
