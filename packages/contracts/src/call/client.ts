import * as z from 'zod/mini'
import { CallError } from './call-error.ts'
import {
  type Endpoint,
  type FileEndpoint,
  type InputOf,
  type ObjectSchema,
  type OutputOf,
  pathFields,
  type Schema,
} from './endpoint.ts'
import { ERROR_STATUS, type ErrorCode, errorReply } from './error-reply.ts'
import { readableText } from './readable-text.ts'

type Reply<Content> = {
  readonly ok: boolean
  readonly status: number
  readonly json: () => Promise<unknown>
  readonly text: () => Promise<string>
  readonly blob: () => Promise<Content>
}

/** What the client needs of `fetch`; the contracts know neither the DOM nor Node. */
export type Fetch<Content> = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string | null },
) => Promise<Reply<Content>>

export type ClientSettings<Content> = {
  /** Empty for the origin the page came from. */
  readonly baseUrl: string
  /** A token that is still valid, or null when nobody is signed in. */
  readonly getToken: () => Promise<string | null>
  readonly fetch: Fetch<Content>
}

type Request = Pick<Endpoint, 'method' | 'path' | 'isPublic'>

/** Speaks to the server by its contract. Both functions throw CallError, whose message can be shown. */
export function createClient<Content>({ baseUrl, getToken, fetch }: ClientSettings<Content>) {
  async function send(request: Request, input: Readonly<Record<string, unknown>>): Promise<Reply<Content>> {
    const { url, body } = addressOf(request, input)
    const token = request.isPublic ? null : await getToken()
    const headers = {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    }
    const reply = await fetch(`${baseUrl}${url}`, { method: request.method, headers, body }).catch(noAnswer)
    if (!reply.ok) throw await refusal(reply)
    return reply
  }

  return {
    async call<Input extends ObjectSchema, Output extends Schema>(
      endpoint: Endpoint<Input, Output>,
      input: InputOf<Endpoint<Input, Output>>,
    ): Promise<OutputOf<Endpoint<Input, Output>>> {
      const reply = await send(endpoint, { ...input })
      const parsed = z.safeParse(endpoint.output, await jsonOf(reply))
      if (parsed.success) return parsed.data
      throw new CallError(
        reply.status,
        'reply.unreadable',
        'This page does not recognize the server’s answer. Reload the page to get the newest version.',
        parsed.error.issues,
      )
    },

    async download<Input extends ObjectSchema>(
      endpoint: FileEndpoint<Input>,
      input: InputOf<FileEndpoint<Input>>,
    ): Promise<Content> {
      return (await send(endpoint, { ...input })).blob().catch(noAnswer)
    },
  }
}

export type Client<Content> = ReturnType<typeof createClient<Content>>

/** Puts the input where it belongs: into the path, and the rest into the query or the body. */
function addressOf({ method, path }: Request, input: Readonly<Record<string, unknown>>) {
  const inPath = pathFields(path)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  if (method === 'POST') return { url: filled, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = rest.map((pair) => pair.map((one) => encodeURIComponent(String(one))).join('=')).join('&')
  return { url: query === '' ? filled : `${filled}?${query}`, body: null }
}

/** How long a call is waited for, in milliseconds: long enough for a large PDF on a slow line. */
export const PATIENCE_MS = 120_000

/** An answer that did not come, or broke off on its way. */
function noAnswer(error: unknown): never {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const what = isLate ? 'The server did not respond within two minutes.' : 'The server cannot be reached.'
  throw new CallError(0, 'network.unreachable', `${what} Check the connection and try again.`)
}

/** What an answer holds; null where it is no JSON. */
const jsonOf = (reply: Reply<unknown>): Promise<unknown> =>
  reply.json().catch((error: unknown) => (error instanceof SyntaxError ? null : noAnswer(error)))

async function refusal(reply: Reply<unknown>): Promise<CallError> {
  const body = await reply.text().catch(noAnswer)
  const parsed = z.safeParse(errorReply, parsedJson(body))
  if (parsed.success && isKnown(parsed.data.code))
    return new CallError(reply.status, parsed.data.code, parsed.data.message, parsed.data.details)
  const said = parsed.success ? parsed.data.message : readableText(body, reply.status)
  const what = said === '' ? `The server refused the call (status ${reply.status}).` : said
  return new CallError(
    reply.status,
    'reply.unreadable',
    `${what} Try again. If the problem continues, contact customer service.`,
  )
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code)
