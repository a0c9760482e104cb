import type { Schema } from '@ramp/contracts'
import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { checkedAnswer } from './checked-answer.ts'

/** Writes the answers of calls; one that breaks its promise is a fault of the server. */
export const answerWriter: FastifySerializerCompiler<Schema> =
  ({ schema, method, url }) =>
  (answer) => {
    try {
      return JSON.stringify(checkedAnswer(schema, answer))
    } catch (cause) {
      throw new ResponseSerializationError(method, url, { cause: cause as z.ZodError })
    }
  }
