import type { FastifyInstance } from 'fastify'
import { routeOf } from './log-requests.ts'

/** Figures of a server as Prometheus reads them. */
export type Metrics = {
  /** Counts and times the calls of a server. */
  readonly watch: (app: FastifyInstance) => void
  /** A figure that is asked for when somebody reads. */
  readonly gauge: (name: string, help: string, value: () => number) => void
  /** Times something that happens often, by labels of which there are few; seconds. */
  readonly timer: (name: string, help: string, labels: readonly string[]) => Observe
  readonly serve: (app: FastifyInstance) => void
}

type Observe = (labels: Readonly<Record<string, string>>, seconds: number) => void

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The library is loaded only where figures are read. */
export async function openMetrics(): Promise<Metrics> {
  const { default: prometheus } = await import('prom-client')
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register })
  const timer: Metrics['timer'] = (name, help, labelNames) => {
    const times = new prometheus.Histogram({
      name,
      help,
      labelNames,
      buckets: BUCKETS,
      registers: [register],
    })
    return (labels, seconds) => times.observe(labels, seconds)
  }
  const observeRequest = timer(
    'http_request_duration_seconds',
    'Requests by route and status, and how long they took.',
    ['method', 'route', 'status'],
  )
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) }
        observeRequest(labels, reply.elapsedTime / 1000)
      })
    },
    timer,
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
