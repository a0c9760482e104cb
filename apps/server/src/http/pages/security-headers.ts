import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

type Places = { readonly publicOrigin: string; readonly issuer: string }

/** What a page from this server may load and talk to. Scripts come from files of this server only. */
export async function addSecurityHeaders(app: FastifyInstance, { publicOrigin, issuer }: Places) {
  const isSecure = publicOrigin.startsWith('https:')
  const policy = policyOf({ publicOrigin, issuer })
  // Helmet would put the same text together for every answer.
  app.addHook('onRequest', (_, reply, done) => {
    reply.header('content-security-policy', policy)
    done()
  })
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // A quote opens the designer in a tab of its own and lets it close itself.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  })
}

function policyOf({ publicOrigin, issuer }: Places): string {
  const provider = new URL(issuer).origin
  const own = provider === publicOrigin ? "'self'" : `'self' ${provider}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The interface library sets sizes and colours of its pieces as inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${own}`,
    `frame-src ${own} blob:`,
    `form-action ${own}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    ...(publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}
