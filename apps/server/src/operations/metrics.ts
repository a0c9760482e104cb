import type { FastifyInstance } from 'fastify'
import { routeOf } from './log-requests.ts'

/** Figures of a server as Prometheus reads them. */
export type Metrics = {
  /** Counts and times the calls of a server. */
  readonly watch: (app: FastifyInstance) => void
  /** A figure that is asked for when somebody reads. */
  readonly gauge: (name: string, help: string, value: () => number) => void
  readonly serve: (app: FastifyInstance) => void
}

/** The library is loaded only where figures are read. */
export async function openMetrics(): Promise<Metrics> {
  const { default: prometheus } = await import('prom-client')
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register })
  const requests = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) }
        requests.observe(labels, reply.elapsedTime / 1000)
      })
    },
    gauge(name, help, value) {
      new prometheus.Gauge({
        name,
        help,
        registers: [register],
        collect() {
          this.set(value())
        },
      })
    },
    serve(app) {
      app.get('/metrics', async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
    },
  }
}
