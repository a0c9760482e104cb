import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'

/** One key for the project files of an installation; it opens nothing else. Role 'Dev Team' only (spec 1 §6). */
export const getVizionEncryptionKey = endpoint({
  method: 'GET',
  path: '/api/vizionEncryptionKey',
  summary: "The key for .zion project files, for the role 'Dev Team'; 403 for others.",
  input: z.object({}),
  output: z.object({
    key: z.string().apply(described, '32 bytes, base64.'),
    algorithm: z.literal('AES-256-GCM'),
  }),
})
