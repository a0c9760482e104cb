import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { brandNow } from '@ramp/domain'
import { jsonSchemaOf, SITE_FORMAT, SYSTEM_FORMAT, siteFormat, systemFormat } from '@ramp/formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Constant, constantOf, sendConstant } from '../packing/constant.ts'
import { DOCUMENTATION_LOOK } from './documentation-look.ts'
import { DOCUMENTATION_NAMES } from './documentation-names.ts'

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
          'Designs, parts lists and quotes for modular accessibility ramps. Lengths are inches and money is cents unless a field gives another unit. Every error is `{ code, message, details? }`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: withFormats,
    // Pages, files and the login belong to no call.
    hideUntagged: true,
  })

const FORMATS: Readonly<Record<string, () => Parameters<typeof jsonSchemaOf>[0]>> = {
  [SYSTEM_FORMAT]: systemFormat,
  [SITE_FORMAT]: siteFormat,
}

/** A file within a call is shown with every field of its format, whatever the call itself checks of it. */
const withFormats = (document: Parameters<typeof jsonSchemaTransform>[0]) => {
  const { schema, url } = jsonSchemaTransform(document)
  const shown = (_key: string, value: unknown) => {
    const { 'x-format': name, description } = Object(value) as Readonly<Record<string, unknown>>
    const format = FORMATS[String(name)]
    return format ? { description, ...jsonSchemaOf(format(), 'openapi-3.0') } : value
  }
  // What is no call, such as a page, has no schema.
  return { schema: schema && JSON.parse(JSON.stringify(schema, shown)), url }
}

/**
 * The same description for programs (OpenAPI), and on a page where a person reads and searches it. It is a megabyte that
 * anybody may ask for, so it is written once, when somebody asks first.
 */
export async function serveDocumentation(app: FastifyInstance) {
  let made: Constant | null = null
  const description = () => {
    made ??= constantOf(JSON.stringify(app.swagger()))
    return made
  }
  const send = (request: FastifyRequest, reply: FastifyReply, type = 'application/json') =>
    sendConstant(request, reply.type(`${type}; charset=utf-8`), description())
  app.get(`${DOCUMENTATION_PATH}/openapi.json`, { schema: { hide: true } }, (request, reply) =>
    send(request, reply),
  )
  await app.register(swaggerUi, {
    routePrefix: DOCUMENTATION_PATH,
    theme: {
      title: `${brandNow().name} calls`,
      css: [{ filename: 'look.css', content: DOCUMENTATION_LOOK }],
      js: [{ filename: 'names.js', content: DOCUMENTATION_NAMES }],
    },
    // Without the bar for other descriptions; calls are found by their group. A link to each call would lie in its button.
    uiConfig: { layout: 'BaseLayout', filter: true, deepLinking: false },
    uiHooks: {
      // The library's own addresses of the description would write it anew each time. JSON is YAML, too.
      onRequest: (request, reply, next) => {
        const { pathname } = new URL(request.url, 'http://here')
        if (pathname === `${DOCUMENTATION_PATH}/json`) send(request, reply)
        else if (pathname === `${DOCUMENTATION_PATH}/yaml`) send(request, reply, 'application/yaml')
        else next()
      },
    },
  })
}
