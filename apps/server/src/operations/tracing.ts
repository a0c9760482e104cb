import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from './log-requests.ts'

/** Tells a collector of OpenTelemetry what each request took. */
export type Tracing = {
  readonly watch: (app: FastifyInstance) => void
  /** Sends what is not sent yet. */
  readonly end: () => Promise<void>
}

const SERVER_ERROR = 500

/**
 * The libraries are loaded only where a collector is configured. They read their own variables besides (`OTEL_…`); a
 * request that comes with a `traceparent` goes on in the trace of its caller.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [{ NodeSDK }, { OTLPTraceExporter }, { context, propagation, SpanKind, SpanStatusCode, trace }] =
    await Promise.all([
      import('@opentelemetry/sdk-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/api'),
    ])
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'rampwright',
    traceExporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    instrumentations: [],
  })
  sdk.start()
  const tracer = trace.getTracer('rampwright')
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof tracer.startSpan>>()
  return {
    watch(app) {
      app.addHook('onRequest', async (request) => {
        const parent = propagation.extract(context.active(), request.headers)
        const attributes = { 'http.request.method': request.method, 'request.id': request.id }
        const name = `${request.method} ${routeOf(request)}`
        spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent))
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        span?.setAttributes({ 'http.route': routeOf(request), 'http.response.status_code': reply.statusCode })
        if (reply.statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    end: () => sdk.shutdown(),
  }
}
