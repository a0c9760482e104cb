import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The key belongs to the caller alone and opens no address and no other person's file. */
export const getVizionEncryptionKey = endpoint({
  method: 'GET',
  path: '/api/vizionEncryptionKey',
  summary: "The caller's own key for .zion project files.",
  input: z.object({}),
  output: z.object({
    key: z.string().check(z.describe('32 bytes, base64.')),
    algorithm: z.literal('AES-256-GCM'),
  }),
})
