import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brandNow } from '@ramp/domain'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const DOCUMENTATION_PATH = '/api/docs'

/** Collects every call that is registered from here on; the schemas are those the calls are checked with. */
export const collectDocumentation = (app: FastifyInstance, version: string) =>
  app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: brandNow().name,
        version,
        description:
          'Designs, parts lists and quotes for modular accessibility ramps. Lengths are inches and money is cents unless a field says otherwise. Every refusal is `{ code, message, details? }`; the message says what to do.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    // Pages, files and the login belong to no call.
    hideUntagged: true,
  })

/** The same description for programs (OpenAPI), and on a page where a person reads and searches it. */
export async function serveDocumentation(app: FastifyInstance) {
  app.get(`${DOCUMENTATION_PATH}/openapi.json`, { schema: { hide: true } }, async (_, reply) =>
    reply.send(app.swagger()),
  )
  await app.register(swaggerUi, {
    routePrefix: DOCUMENTATION_PATH,
    theme: { title: `${brandNow().name} calls` },
    // Without the bar for other descriptions; calls are found by their group.
    uiConfig: { layout: 'BaseLayout', filter: true },
  })
}
