import { existsSync } from 'node:fs'
import { posix, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNothingHere, pathOf } from '../error-handler.ts'

/** A built browser app: its files, and its first page for every address that it routes itself. */
export type Screen = { readonly prefix: string; readonly folder: string }

/** What programs ask for, however it is written: none of it is ever a page. */
const SERVER_PATHS = /^\/(api|oidc|oidc-login|health|metrics)([/;]|$)/i
const YEAR = 365 * 24 * 3600

/** Serves the browser apps, their files packed when they were built; the one with the longest prefix answers. */
export async function serveScreens(app: FastifyInstance, screens: readonly Screen[]) {
  const built = screens.filter(({ folder }) => existsSync(folder))
  for (const [index, { prefix, folder }] of built.entries())
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: index === 0,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    })
  for (const { prefix } of built.filter(({ prefix }) => prefix !== '/'))
    app.get(prefix.slice(0, -1), (request, reply) =>
      reply.redirect(`${prefix}${request.url.slice(prefix.length - 1)}`),
    )
  const byLength = [...built].sort((a, b) => b.prefix.length - a.prefix.length)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const screen = byLength.find(({ prefix }) => path.startsWith(prefix))
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || !screen || SERVER_PATHS.test(plain(path)) || isFile(path))
      return answerNothingHere(request)
    return reply
      .header('cache-control', 'no-cache')
      .sendFile('index.html', screen.folder, { cacheControl: false })
  })
}

/** `/%61pi`, `//api`, `/%2fapi` and `/x/../api` are `/api`; what cannot be read stays as it is. */
function plain(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    return path
  }
}

/** Addresses of pages have no dot in their last word. */
const isFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

/** Files in `assets` carry a fingerprint of their content in their name. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? `public, max-age=${YEAR}, immutable` : 'no-cache'
