import { resolve } from 'node:path'
import { z } from 'zod'
import { databaseAddress, publicOrigin, webAddress } from './addresses.ts'
import { brandOf, brandVariables } from './brand.ts'
import { ConfigError } from './config-error.ts'
import { databaseLimitsOf, databaseVariables, whole, yesOrNo } from './database-limits.ts'
import { demoLoginProblem } from './demo-login-problem.ts'
import { domains, internalDomainsOf } from './email-domains.ts'
import { filesConfigOf } from './files-config.ts'
import { text } from './text.ts'
import { timeZone } from './time-zone.ts'
import { HOW_TO_TRUST, trustedProxies } from './trusted-proxies.ts'

const perMinute = (fallback: number) =>
  text
    .transform((value) => Number(value ?? fallback))
    .pipe(z.number('must be a number of calls').int().min(1))
const proxies = text.transform((value, context) => {
  const trusted = trustedProxies(value)
  if (trusted !== null) return trusted
  context.issues.push({ code: 'custom', input: value, message: HOW_TO_TRUST })
  return z.NEVER
})
const flag = text.transform((value) => ['1', 'yes', 'true', 'on'].includes(value?.toLowerCase() ?? ''))

const environment = z.object({
  PORT: text
    .transform((value) => Number(value ?? 4000))
    .pipe(z.number('must be a number, such as 4000').int().min(1).max(65_535)),
  HOST: text.transform((value) => value ?? '127.0.0.1'),
  PUBLIC_ORIGIN: publicOrigin,
  DATA_DIR: text.transform((value) => resolve(value ?? 'data')),
  CATALOGUE_DIR: text,
  SERVER_SECRET: text.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  ...brandVariables,
  DATABASE_URL: databaseAddress,
  ...databaseVariables,
  FILES: text.pipe(z.enum(['database', 'folder']).optional()),
  FILES_FOLDER_IS_SHARED: flag,
  FILES_ARE_LOST: flag,
  // Some thousands of quotes with their photos; one customer alone fills no disk of a usual size.
  CUSTOMER_STORAGE_MB: whole(10_240, { least: 1, most: 1_000_000_000 }),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: webAddress('https://s3.example.com'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  OIDC_ISSUER: webAddress('https://login.example.com/'),
  OIDC_AUDIENCE: text,
  OIDC_JWKS_URI: webAddress('https://login.example.com/keys'),
  OIDC_CLIENT_ID: text,
  OIDC_PORTAL_CLIENT_ID: text,
  OIDC_SCOPE: text.transform((value) => value ?? 'openid profile email offline_access'),
  OIDC_CLAIM: text.transform((value) => value ?? 'https://rampwright.example/app_metadata'),
  INTERNAL_EMAIL_DOMAINS: domains,
  DEMO_LOGIN: text.pipe(z.enum(['off', 'local', 'anywhere']).optional()),
  TRUST_PROXY: proxies,
  // More than a person can need, less than a script that went wrong would take; behind one address there may be an office.
  CALLS_PER_PERSON: perMinute(1_200),
  CALLS_PER_ADDRESS: perMinute(6_000),
  LOGINS_PER_ADDRESS: perMinute(240),
  OPERATIONS_PORT: text
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.number('must be a number, such as 4001').int().min(1).max(65_535).optional()),
  OPERATIONS_HOST: text.transform((value) => value ?? '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://collector:4318'),
  TIME_ZONE: timeZone,
  STOP_SECONDS: whole(60, { least: 1, most: 3600 }),
  LOG_ADDRESSES: yesOrNo('yes'),
  LOG_LEVEL: text.pipe(z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn')),
})

type Environment = z.output<typeof environment>

/** Reads the environment variables; apps/server/README.md explains each. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const known = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, variables[name]]))
  const parsed = environment.safeParse(known)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  const env = parsed.data
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  const identity = identityOf(env)
  if (identity.kind === 'demo') {
    const problem = demoLoginProblem({ host: env.HOST, publicOrigin, demoLogin: env.DEMO_LOGIN ?? 'local' })
    if (problem) throw new ConfigError(problem)
  }
  return {
    port: env.PORT,
    host: env.HOST,
    publicOrigin,
    dataDir: env.DATA_DIR,
    catalogueDir: env.CATALOGUE_DIR === undefined ? null : resolve(env.CATALOGUE_DIR),
    brand: brandOf(env),
    secret: env.SERVER_SECRET ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseLimits: databaseLimitsOf(env),
    files: filesConfigOf(env),
    areFilesLost: env.FILES_ARE_LOST,
    /** What each customer may store, in bytes. */
    customerStorage: env.CUSTOMER_STORAGE_MB * 1024 * 1024,
    identity,
    claim: env.OIDC_CLAIM,
    internalDomains: internalDomainsOf(identity.kind, env.INTERNAL_EMAIL_DOMAINS),
    trustProxy: env.TRUST_PROXY,
    timeZone: env.TIME_ZONE,
    /** The same where the operator set it; null where it is that of the machine. */
    companyZone: variables.TIME_ZONE?.trim() ? env.TIME_ZONE : null,
    callsPerMinute: {
      person: env.CALLS_PER_PERSON,
      address: env.CALLS_PER_ADDRESS,
      logins: env.LOGINS_PER_ADDRESS,
    },
    /** What a stop may take; whoever waits for it is not left waiting, and what was confirmed is on the disk. */
    stopSeconds: env.STOP_SECONDS,
    logLevel: env.LOG_LEVEL,
    /** Whether lines about refused calls say where they came from. */
    logsAddresses: env.LOG_ADDRESSES,
    operations: operationsOf(env),
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  }
}

export type Config = ReturnType<typeof readConfig>

function identityOf(env: Environment) {
  if (env.OIDC_ISSUER === undefined) return { kind: 'demo' as const, isLocal: env.DEMO_LOGIN !== 'anywhere' }
  if (env.DEMO_LOGIN !== undefined && env.DEMO_LOGIN !== 'off')
    throw new ConfigError('DEMO_LOGIN: leave it out. It cannot be used together with OIDC_ISSUER.')
  if (env.OIDC_AUDIENCE === undefined)
    throw new ConfigError('OIDC_AUDIENCE: name the API that access tokens of OIDC_ISSUER are made for.')
  if (env.OIDC_CLIENT_ID === undefined)
    throw new ConfigError('OIDC_CLIENT_ID: name the client that the browser apps have at OIDC_ISSUER.')
  return {
    kind: 'provider' as const,
    issuer: env.OIDC_ISSUER,
    audience: env.OIDC_AUDIENCE,
    jwksUri: env.OIDC_JWKS_URI ?? null,
    clientIds: { designer: env.OIDC_CLIENT_ID, portal: env.OIDC_PORTAL_CLIENT_ID ?? env.OIDC_CLIENT_ID },
    scope: env.OIDC_SCOPE,
  }
}

/** Where health and figures are read: nowhere, until a port says so, and on this machine, until a host says so. */
function operationsOf({ OPERATIONS_PORT, OPERATIONS_HOST, PORT }: Environment) {
  if (OPERATIONS_PORT === undefined) return null
  if (OPERATIONS_PORT === PORT)
    throw new ConfigError('OPERATIONS_PORT: choose a port other than PORT. Metrics are not public.')
  return { port: OPERATIONS_PORT, host: OPERATIONS_HOST }
}
