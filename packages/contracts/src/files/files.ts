import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'
import { base64File } from '../fields/base64-file.ts'
import { headerID } from '../fields/header-id.ts'

const container = z.string().check(z.maxLength(64)).apply(described, 'vizionprojects')
const filePathAndExtension = z
  .string()
  .check(z.maxLength(200))
  .apply(described, '{headerID}.pdf or {headerID}.json')

export const fileGet = endpoint({
  method: 'POST',
  path: '/api/File/FileGet',
  summary: 'A stored file of a quote.',
  input: z.object({ container, filePathAndExtension }),
  output: z.object({ success: z.literal(true), base64File }),
})

export const filesPost = endpoint({
  method: 'POST',
  path: '/api/File/FilesPost',
  summary: 'Stores files of quotes: the layout as PDF, the project as JSON. All are stored, or none.',
  input: z.object({
    items: z
      .array(z.object({ container, filePathAndExtension, base64File }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
  output: z.object({
    success: z.literal(true),
    files: z.array(z.object({ container, filePathAndExtension, bytes: z.number() })),
  }),
})

export const rampLayoutPost = endpoint({
  method: 'POST',
  path: '/api/FileStorage/RampLayoutPost',
  summary: 'Stores the layout PDF of a quote as {headerID}.pdf.',
  input: z.object({ headerID, base64File }),
  output: z.object({ success: z.literal(true), filePathAndExtension, bytes: z.number() }),
})

export const rampImagePost = endpoint({
  method: 'POST',
  path: '/api/FileStorage/RampImagePost',
  summary: 'Stores the preview image of a quote (PNG) as {headerID}.png.',
  input: z.object({ headerID, base64File }),
  output: z.object({ success: z.literal(true), filePathAndExtension, bytes: z.number() }),
})

export const rampImageGet = endpoint({
  method: 'POST',
  path: '/api/FileStorage/RampImageGet',
  summary: 'The preview image of a quote.',
  input: z.object({ headerID }),
  output: z.object({ success: z.literal(true), base64File, contentType: z.literal('image/png') }),
})
