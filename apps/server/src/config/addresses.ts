import { z } from 'zod'
import { text } from './text.ts'

/** A variable that is the address of a service on the web, or nothing. @param example what one looks like */
export const webAddress = (example: string) =>
  text.pipe(
    z
      .url({
        protocol: /^https?$/,
        error: `must be an address that begins with https:// or http://, such as ${example}`,
      })
      .optional(),
  )

/**
 * The address people type: scheme, host and port. The screens, the sign-in and the calls lie at fixed places below it, so one
 * with a path is refused.
 */
export const publicOrigin = webAddress('https://design.example.com').transform((value, context) => {
  if (value === undefined) return undefined
  const { origin, pathname, search, hash, username } = new URL(value)
  if (pathname === '/' && search === '' && hash === '' && username === '') return origin
  context.issues.push({
    code: 'custom',
    input: value,
    message: `must be a host name without a path. Write ${origin} and have the proxy send all of its requests here.`,
  })
  return z.NEVER
})

/** Never shows what was written: it holds a password. */
const NO_DATABASE =
  'is not the address of a PostgreSQL server. Write postgres://user:password@host:5432/name. In user and password ' +
  'write / as %2F, ? as %3F, # as %23, @ as %40, : as %3A and % as %25, or leave the password out here and set it as PGPASSWORD.'

/** The address of a PostgreSQL server, as its driver reads it. */
export const databaseAddress = text.transform((value, context) => {
  if (value === undefined || isDatabaseAddress(value)) return value
  context.issues.push({ code: 'custom', input: value, message: NO_DATABASE })
  return z.NEVER
})

function isDatabaseAddress(value: string): boolean {
  try {
    const { protocol, username, password, pathname, search, hash } = new URL(value)
    // An @ behind the host is the end of a password with one of its own signs in it, which has become part of a path.
    const isWhole = !`${pathname}${search}${hash}`.includes('@') && hash === ''
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return /^postgres(ql)?:$/.test(protocol) && isWhole
  } catch {
    return false
  }
}
