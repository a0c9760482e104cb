import {
  type AnswerOf,
  type Endpoint,
  errorReply,
  type FileEndpoint,
  type ObjectSchema,
  pathFields,
  type Schema,
  type ValidInputOf,
} from '@ramp/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Asking } from '../identity/caller.ts'
import type { Guard } from './guard.ts'
import { partsOf, readInput } from './read-input.ts'

/** One call, ready to be put on the server. */
export type Route = (app: FastifyInstance, guard: Guard) => void

const KILOBYTE = 1024
/** Bodies without a layout or a file are small. */
const BODY_LIMIT = 64 * KILOBYTE
/** The largest layout of the contract. */
export const LAYOUT_LIMIT = 4 * KILOBYTE * KILOBYTE
/** The largest file of the contract, in base64, with its frame. */
export const FILE_LIMIT = 28 * KILOBYTE * KILOBYTE

type Limits = { readonly bodyLimit?: number }

/** A call for people who are logged in. */
export const route =
  <Input extends ObjectSchema, Output extends Schema>(
    endpoint: Endpoint<Input, Output>,
    answer: (
      input: ValidInputOf<Endpoint<Input, Output>>,
      caller: Asking,
    ) => Promise<AnswerOf<Endpoint<Input, Output>>>,
    limits: Limits = {},
  ): Route =>
  (app, guard) =>
    add(app, { ...endpoint, ...limits }, guard, async (request, _reply, caller) =>
      answer(readInput(endpoint.input, request), caller),
    )

/** A call that anybody may make. */
export const publicRoute =
  <Input extends ObjectSchema, Output extends Schema>(
    endpoint: Endpoint<Input, Output>,
    answer: (input: ValidInputOf<Endpoint<Input, Output>>) => Promise<AnswerOf<Endpoint<Input, Output>>>,
  ): Route =>
  (app) =>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: documentationOf(endpoint),
      handler: async (request) => answer(readInput(endpoint.input, request)),
    })

type StoredFile = { readonly bytes: Uint8Array; readonly fileName: string }

/** A call that answers with a file. */
export const fileRoute =
  <Input extends ObjectSchema>(
    endpoint: FileEndpoint<Input>,
    answer: (input: ValidInputOf<FileEndpoint<Input>>, caller: Asking) => Promise<StoredFile>,
  ): Route =>
  (app, guard) =>
    add(app, endpoint, guard, async (request, reply, caller) => {
      const { bytes, fileName } = await answer(readInput(endpoint.input, request), caller)
      return reply
        .type(endpoint.contentType)
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(Buffer.from(bytes))
    })

type Tagged = { readonly tag: string; readonly json: string }

/** A call whose answer is large and rarely changes: a browser that has it already is told so. */
export const taggedRoute =
  <Input extends ObjectSchema, Output extends Schema>(
    endpoint: Endpoint<Input, Output>,
    answer: (input: ValidInputOf<Endpoint<Input, Output>>, caller: Asking) => Promise<Tagged>,
  ): Route =>
  (app, guard) =>
    add(app, endpoint, guard, async (request, reply, caller) => {
      const { tag, json } = await answer(readInput(endpoint.input, request), caller)
      const etag = `W/"${tag}"`
      reply.header('etag', etag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('application/json; charset=utf-8').serializer(String).send(json)
    })

type Call = Pick<Endpoint, 'method' | 'path' | 'summary' | 'isPublic' | 'input'> &
  Limits & { readonly output?: Schema }

type Handler = (request: FastifyRequest, reply: FastifyReply, caller: Asking) => Promise<unknown>

function add(app: FastifyInstance, call: Call, guard: Guard, handler: Handler) {
  const callers = new WeakMap<FastifyRequest, Asking>()
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimit ?? BODY_LIMIT,
    schema: documentationOf(call),
    // Before the body is read: a stranger cannot make the server work.
    onRequest: async (request, reply) => {
      // What is answered to one person, refusals too, is kept by no browser and no proxy.
      reply.header('cache-control', 'no-store')
      callers.set(request, await guard(request))
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error(`${call.path} was reached without a caller`)
      return handler(request, reply, caller)
    },
  })
}

const REFUSALS = [400, 401, 403, 404, 409, 422] as const

/** What the documentation shows of a call; `output` also says how the answer is written. */
function documentationOf({ method, path, summary, isPublic, input, output }: Call) {
  const { path: params, rest } = partsOf(input, pathFields(path))
  return {
    summary,
    tags: [path.split('/')[2] ?? ''],
    security: isPublic ? [] : [{ bearer: [] }],
    ...(params ? { params } : {}),
    ...(rest ? (method === 'GET' ? { querystring: rest } : { body: rest }) : {}),
    response: {
      200: output ?? z.string().describe('The file.'),
      ...(isPublic ? {} : Object.fromEntries(REFUSALS.map((status) => [status, errorReply]))),
    },
  }
}
