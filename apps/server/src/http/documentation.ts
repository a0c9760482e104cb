import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { documentationPage } from './documentation-page.ts'

const DOCUMENTATION_PATH = '/api/docs'
const STYLES = readFileSync(new URL('documentation.css', import.meta.url), 'utf8')

/** Collects every call that is registered from here on; the schemas are those the calls are checked with. */
export const collectDocumentation = (app: FastifyInstance, version: string) =>
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rampwright',
        version,
        description:
          'Designs, parts lists and quotes for modular accessibility ramps. Lengths are inches and money is cents unless a field says otherwise.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    // Pages, files and the login belong to no call.
    hideUntagged: true,
  })

/** The same description for programs (OpenAPI) and for people. */
export function serveDocumentation(app: FastifyInstance) {
  const hide = { schema: { hide: true } }
  app.get(`${DOCUMENTATION_PATH}/openapi.json`, hide, async (_, reply) => reply.send(app.swagger()))
  app.get(`${DOCUMENTATION_PATH}/documentation.css`, hide, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLES),
  )
  app.get(DOCUMENTATION_PATH, hide, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(documentationPage(app.swagger())),
  )
}
