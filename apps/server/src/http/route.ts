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
import { callRefusal } from '../identity/call-access.ts'
import type { Asking } from '../identity/caller.ts'
import { AppError } from './app-error.ts'
import type { Guard } from './guard.ts'
import { LargeBody } from './json-body.ts'
import { type Constant, sendConstant } from './packing/constant.ts'
import { partsOf, readInput } from './read-input.ts'

/** Reads and checks a body beside the server; what comes back is what the input of the call allows. */
export type ReadLarge = (
  caller: Asking,
  large: {
    readonly path: string
    readonly body: Uint8Array
    readonly params: unknown
    readonly query: unknown
  },
) => Promise<unknown>

/** Makes room for the body of a request before it is read, of a person, with at most so many bytes; or refuses. */
export type AdmitBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  sender: { readonly person: string; readonly most: number },
) => void

/** What every call passes before it is answered. */
export type RouteContext = {
  readonly guard: Guard
  readonly admitBody: AdmitBody
  readonly readLarge: ReadLarge
}

/** One call, ready to be put on the server. */
export type Route = (app: FastifyInstance, routeContext: RouteContext) => void

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
  (app, routeContext) =>
    add(app, { ...endpoint, ...limits }, routeContext, (input, caller) => answer(input, caller))

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

type StoredFile = {
  readonly bytes: Uint8Array
  readonly fileName: string
  /** Where a call has files of several kinds; else it is that of the call. */
  readonly contentType?: string
}

/** A call that answers with a file. */
export const fileRoute =
  <Input extends ObjectSchema>(
    endpoint: FileEndpoint<Input>,
    answer: (input: ValidInputOf<FileEndpoint<Input>>, caller: Asking) => Promise<StoredFile>,
  ): Route =>
  (app, routeContext) =>
    add(app, endpoint, routeContext, async (input, caller, { reply }) => {
      const { bytes, fileName, contentType = endpoint.contentType } = await answer(input, caller)
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Buffer.from(bytes))
    })

/** A call whose answer is large and rarely changes: a browser that has it already is told so. */
export const taggedRoute =
  <Input extends ObjectSchema, Output extends Schema>(
    endpoint: Endpoint<Input, Output>,
    answer: (input: ValidInputOf<Endpoint<Input, Output>>, caller: Asking) => Promise<Constant>,
  ): Route =>
  (app, routeContext) =>
    add(app, endpoint, routeContext, async (input, caller, { request, reply }) => {
      const constant = await answer(input, caller)
      reply.header('cache-control', 'private, no-cache').type(JSON_TYPE)
      return sendConstant(request, reply, constant)
    })

/** A call whose answer was checked and written beside the server already. */
export const writtenRoute =
  <Input extends ObjectSchema, Output extends Schema>(
    endpoint: Endpoint<Input, Output>,
    answer: (input: ValidInputOf<Endpoint<Input, Output>>, caller: Asking) => Promise<string>,
    limits: Limits = {},
  ): Route =>
  (app, routeContext) =>
    add(app, { ...endpoint, ...limits }, routeContext, async (input, caller, { reply }) =>
      sendWritten(reply, await answer(input, caller)),
    )

const JSON_TYPE = 'application/json; charset=utf-8'
const sendWritten = (reply: FastifyReply, json: string) => reply.type(JSON_TYPE).serializer(String).send(json)

type Call<Input extends ObjectSchema> = Pick<
  Endpoint<Input>,
  'method' | 'path' | 'summary' | 'isPublic' | 'input'
> &
  Limits & { readonly output?: Schema }

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }
type Handler<Input extends ObjectSchema> = (
  input: ValidInputOf<{ readonly input: Input }>,
  caller: Asking,
  exchange: Exchange,
) => Promise<unknown>

function add<Input extends ObjectSchema>(
  app: FastifyInstance,
  call: Call<Input>,
  { guard, admitBody, readLarge }: RouteContext,
  handler: Handler<Input>,
) {
  const callers = new WeakMap<FastifyRequest, Asking>()
  const inputOf = async (request: FastifyRequest, caller: Asking) => {
    const { body, params, query } = request
    if (!(body instanceof LargeBody)) return readInput(call.input, request)
    const read = await readLarge(caller, { path: call.path, body: body.bytes, params, query })
    // It was checked against this input where it was read.
    return read as ValidInputOf<{ readonly input: Input }>
  }
  const most = call.bodyLimit ?? BODY_LIMIT
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: most,
    schema: documentationOf(call),
    // Before the body is read: a stranger cannot make the server work.
    onRequest: async (request, reply) => {
      // What is answered to one person, refusals too, is kept by no browser and no proxy.
      reply.header('cache-control', 'no-store')
      const caller = await guard(request)
      const refusal = callRefusal(caller, call)
      if (refusal !== null) throw new AppError('role.refused', refusal)
      callers.set(request, caller)
      admitBody(request, reply, { person: caller.id, most })
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error(`${call.path} was reached without a caller`)
      return handler(await inputOf(request, caller), caller, { request, reply })
    },
  })
}

const REFUSALS = [400, 401, 403, 404, 409, 413, 422, 429, 503, 507] as const

/** What the documentation shows of a call; `output` also says how the answer is written. */
function documentationOf({ method, path, summary, isPublic, input, output }: Call<ObjectSchema>) {
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
