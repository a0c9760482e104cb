import { brandNow, signSvg } from '@ramp/domain'
import type { FastifyInstance } from 'fastify'

/** The sign of whoever runs the product, as the tab and the pages of the login show it. */
export const serveSign = (app: FastifyInstance) =>
  app.get('/brand.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'no-cache').send(signSvg(brandNow())),
  )
