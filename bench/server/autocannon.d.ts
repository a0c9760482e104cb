declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string }
  type Client = {
    setRequests(requests: readonly Request[]): void
    on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): void
  }
  type Options = {
    url: string
    /** Seconds. */
    duration: number
    connections: number
    /** Taken in turn by every connection. */
    requests: readonly Request[]
    timeout?: number
    /** Told of each connection before it begins. */
    setupClient?: (client: Client) => void
  }
  type Result = {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }
  // biome-ignore lint/style/noDefaultExport: the library exports it so.
  export default function autocannon(options: Options): Promise<Result>
}
