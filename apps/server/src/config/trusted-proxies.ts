import { isIP } from 'node:net'

/** Whose word about a caller's address is taken: nobody's, that of so many proxies in a row, or of these addresses. */
export type TrustedProxies = false | number | string[]

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
const MOST_HOPS = 9

/** Reads which proxies stand before the server; null when it names none, or everybody. */
export function trustedProxies(written: string | undefined): TrustedProxies | null {
  if (written === undefined || ['no', '0', 'off', 'false'].includes(written.toLowerCase())) return false
  if (/^\d+$/.test(written)) return Number(written) <= MOST_HOPS ? Number(written) : null
  const proxies = written.split(',').map((one) => one.trim())
  return proxies.every(isProxy) && [4, 6].every((family) => shareOf(proxies, family) < MOST_OF_ALL)
    ? proxies
    : null
}

/** Networks that together hold half of all addresses or more stand before nobody. */
const MOST_OF_ALL = 1 / 2

/** Which part of all IPv4 or IPv6 addresses the networks of a list hold together at most. */
const shareOf = (proxies: readonly string[], family: number): number =>
  [...new Set(proxies)].reduce((sum, written) => {
    const network = networkOf(written)
    return network?.family === family ? sum + 2 ** -network.length : sum
  }, 0)

/** IPv6 networks from this length on, where they begin with this, are IPv4 networks written in another way. */
const MAPPED = { begins: '[::ffff:', length: 96 } as const

/** The family and length of a network; null for a single address or a name. */
function networkOf(written: string) {
  const [address = '', digits] = written.split('/')
  const family = isIP(address)
  if (family === 0 || digits === undefined) return null
  const length = Number(digits)
  const isMapped =
    family === 6 &&
    length >= MAPPED.length &&
    new URL(`http://[${address}]`).hostname.startsWith(MAPPED.begins)
  return isMapped ? { family: 4, length: length - MAPPED.length } : { family, length }
}

function isProxy(written: string): boolean {
  if (NETWORKS.includes(written)) return true
  const [address = '', length, ...more] = written.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more.length > 0) return false
  // A network of length 0 is everybody.
  return length === undefined || (/^\d+$/.test(length) && Number(length) >= 1 && Number(length) <= bits)
}

/** What to write instead of a value that cannot be used. */
export const HOW_TO_TRUST =
  'list the proxies in front of the server, by address or network (TRUST_PROXY=10.0.0.5,10.1.0.0/16), or their number (TRUST_PROXY=1). If every proxy is trusted, callers can claim any address.'
