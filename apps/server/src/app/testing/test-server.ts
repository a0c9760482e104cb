import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCatalogueFiles, readSisterLines, readTranslation } from '@ramp/catalogue-files'
import { type Client, createClient, type Fetch } from '@ramp/contracts'
import { catalogueOf, type Layout } from '@ramp/domain'
import { layoutOfDescription, readSystemDescription, savedProjectOf } from '@ramp/formats'
import type { FastifyInstance } from 'fastify'
import { importJWK, SignJWT } from 'jose'
import { readConfig } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { OpenDatabase } from '../../db/testing/databases.ts'
import type { FileStore } from '../../files/file-store.ts'
import { openFolder } from '../../files/folder.ts'
import { claimsOf, demoPeople } from '../../identity/demo/people.ts'
import { DEMO_AUDIENCE, ISSUER_PATH } from '../../identity/demo/provider.ts'
import { signingKeysIn } from '../../identity/demo/signing-keys.ts'
import { createApp, type Parts } from '../app.ts'

export type Person =
  | 'Dana Miller'
  | 'Lena Brooks'
  | 'Omar Hayes'
  | 'Cole Reyes'
  | 'Sam Ortiz'
  | 'Ines Calder'
  | 'Devin Park'
  | 'Nora Field'
  | 'Alex Guest'

export const ORIGIN = 'http://localhost:4000'

const catalogueFiles = readCatalogueFiles()
const translation = readTranslation()
const sisterLines = readSisterLines()
export const catalogueVersion = catalogueFiles[0]?.version

type Options = Partial<Parts> & {
  readonly variables?: Readonly<Record<string, string>>
  readonly folder?: string
  /** Where files lie; in the data folder unless something else is wished. */
  readonly storeOf?: (database: Database, folder: string) => FileStore | Promise<FileStore>
}

/** Tests ask faster than people. */
const MANY_CALLS = { CALLS_PER_PERSON: '100000', CALLS_PER_ADDRESS: '100000' }

/** The whole server on a database of its own, asked over HTTP without a port. */
export async function startTestServer(
  open: OpenDatabase,
  {
    variables = {},
    analysisBudget = {},
    folder = newFolder(),
    storeOf = openFolderOf,
    ...more
  }: Options = {},
) {
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: more.logTo ? 'info' : 'silent',
    ...MANY_CALLS,
    ...variables,
  })
  const database = await open()
  const clock = { now: new Date() }
  const tick = () => {
    clock.now = new Date(clock.now.getTime() + 1000)
    return clock.now
  }
  const app = await createApp({
    config,
    database,
    store: await storeOf(database, folder),
    catalogueFiles,
    translation,
    sisterLines,
    now: tick,
    ...more,
    // A worker costs its start, and most tests need none; a machine with much to do starts it late.
    analysisBudget: { kept: 0, milliseconds: 300_000, ...analysisBudget },
  })
  const tokenOf = await tokenMaker(folder, config.claim)
  return {
    app,
    folder,
    database,
    clock,
    tokenOf,
    as: (person: Person): Client<Blob> => clientOf(app, () => tokenOf(person)),
    withToken: (token: string | null): Client<Blob> => clientOf(app, async () => token),
    async close() {
      await app.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const openFolderOf = (_: Database, folder: string): FileStore => openFolder(join(folder, 'files'))

/** A data folder of its own; one that is given to a server is removed with it. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'rampwright-server-'))

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Makes access tokens as the demo login does, without going through its pages. */
async function tokenMaker(folder: string, claim: string) {
  const [jwk] = (await signingKeysIn(folder)).keys
  const key = await importJWK(jwk ?? {}, 'RS256')
  return async (name: Person, { minutes = 5, audience = DEMO_AUDIENCE } = {}): Promise<string> => {
    const person = demoPeople.find((one) => one.name === name)
    if (!person) throw new Error(`there is no ${name}`)
    const end = Math.floor(Date.now() / 1000) + minutes * 60
    return new SignJWT(claimsOf(person, claim))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: jwk?.kid ?? '' })
      .setSubject(person.id)
      .setIssuer(ORIGIN + ISSUER_PATH)
      .setAudience(audience)
      .setIssuedAt(end - 300)
      .setExpirationTime(end)
      .sign(key)
  }
}

const clientOf = (app: FastifyInstance, getToken: () => Promise<string | null>): Client<Blob> =>
  createClient({ baseUrl: '', getToken, fetch: fetchFrom(app) })

const fetchFrom =
  (app: FastifyInstance): Fetch<Blob> =>
  async (url, { method, headers, body }) => {
    const reply = await app.inject({
      method: method === 'POST' || method === 'DELETE' ? method : 'GET',
      url,
      headers,
      ...(body === null ? {} : { payload: body }),
    })
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    })
  }

/** A whole job from the fixtures, as the designer would send it. */
export function layoutOf(name: string): Layout {
  const file = new URL(`../../../../../packages/domain/fixtures/systems/${name}.json`, import.meta.url)
  const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
  const data = catalogueFiles.find(({ productLine }) => productLine === description.product)
  if (!data) throw new Error(`there is no catalogue for ${description.product}`)
  return layoutOfDescription(description, catalogueOf(data)).layout
}

export const projectOf = (layout: Layout, headerID: string) =>
  savedProjectOf(layout, { now: new Date('2026-11-20T16:05:00Z'), headerID })
