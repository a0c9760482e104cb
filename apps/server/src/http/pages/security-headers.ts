import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

type Places = { readonly publicOrigin: string; readonly issuer: string }

/** What a page from this server may load and talk to. Scripts come from files of this server only. */
export async function addSecurityHeaders(app: FastifyInstance, { publicOrigin, issuer }: Places) {
  const isSecure = publicOrigin.startsWith('https:')
  const provider = new URL(issuer).origin
  const own = provider === publicOrigin ? ["'self'"] : ["'self'", provider]
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // The interface library sets sizes and colours of its pieces as inline styles.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': own,
        'frame-src': [...own, 'blob:'],
        'form-action': own,
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // A quote opens the designer in a tab of its own and lets it close itself.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
  })
}
