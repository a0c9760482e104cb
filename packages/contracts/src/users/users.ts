import { described, moment } from '@ramp/formats'
import * as z from 'zod/mini'
import { endpoint } from '../call/endpoint.ts'

const text = z.string().check(z.maxLength(400))

export const user = z.object({
  id: z.string().apply(described, 'Subject of the identity provider.'),
  email: z.string(),
  name: z.string(),
  nickname: z.string(),
  picture: z.string(),
  customerNumber: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  isInternal: z.boolean(),
  dtmCreated: moment,
  dtmLastUpdate: moment,
})
export type User = z.infer<typeof user>

/** Who the person is follows from the token alone; the body only says how to show them. */
export const saveUser = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Saves the profile of the person. The answer is the current user.',
  input: z.object({
    name: z.optional(text),
    nickname: z.optional(text),
    picture: z.optional(text),
  }),
  output: user,
})
