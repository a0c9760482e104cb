import { described, MAX_PHOTOS, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'

/** A photo of 2 MB. */
const MAX_BASE64 = 2_800_000

const photo = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be the id of a photo of the site'))
  .apply(described, 'Id of the photo, as in the site of the layout.')
const ofQuote = { id: headerID }

export const listQuotePhotos = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/photos',
  summary: 'The site photos that are stored with a quote.',
  input: z.object(ofQuote),
  output: z.object({
    photos: z.array(
      z.object({ photo: z.string(), bytes: z.number(), savedBy: z.string(), dtmSaved: moment }),
    ),
  }),
})

export const getQuotePhoto = fileEndpoint({
  method: 'GET',
  path: '/api/quotes/:id/photos/:photo',
  summary: 'A site photo.',
  contentType: 'image/jpeg',
  input: z.object({ ...ofQuote, photo }),
})

export const saveQuotePhoto = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/photos/:photo',
  summary: `Stores a site photo with a quote (JPEG, 2 MB maximum, ${MAX_PHOTOS} photos maximum). Replaces a photo with the same id.`,
  input: z.object({
    ...ofQuote,
    photo,
    base64File: z.string().check(z.maxLength(MAX_BASE64)).apply(described, 'JPEG, base64.'),
  }),
  output: z.object({ photo: z.string(), bytes: z.number() }),
})

export const removeQuotePhoto = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/photos/:photo/remove',
  summary: 'Removes a site photo from a quote. Copies of the quote still have theirs.',
  input: z.object({ ...ofQuote, photo }),
  output: z.object({ photo: z.string() }),
})
