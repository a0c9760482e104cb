import autocannon from 'autocannon'
import type { Call } from './calls.ts'

type Load = {
  readonly url: string
  readonly call: Call
  readonly connections: number
  readonly seconds: number
}

export type Answered = {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly refused: number
  readonly answered: number
}

/**
 * Asks over so many connections at once. The first answer of each is left out of the times: a busy server takes one new
 * connection in after the other, so the last of fifty waits seconds for that, while those of a proxy stand for hours.
 */
export async function load({
  url,
  call: { requests, meanwhile },
  connections,
  seconds,
}: Load): Promise<Answered> {
  const share = shared(requests, connections)
  const times: number[] = []
  const besides =
    meanwhile && autocannon({ url, duration: seconds, connections: 1, requests: [meanwhile], timeout: 60 })
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: requests.slice(0, 1),
    timeout: 60,
    setupClient(client) {
      client.setRequests(share())
      let isFirst = true
      client.on('response', (_status, _bytes, milliseconds) => {
        if (!isFirst) times.push(milliseconds)
        isFirst = false
      })
    },
  })
  await besides
  times.sort((a, b) => a - b)
  const within = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    perSecond: result.requests.average,
    p50: within(0.5),
    p95: within(0.95),
    p99: within(0.99),
    refused: result.non2xx + result.errors,
    answered: result.requests.total,
  }
}

/**
 * Each connection has dealers of its own: one person alone is not let work on fifty drawings at once. Given all of them, the load
 * would be busy with making 20,000 requests for a second or two, and the first answers would wait for that.
 */
function shared(requests: Call['requests'], connections: number) {
  const size = Math.max(1, Math.floor(requests.length / connections))
  let begun = 0
  return () => {
    const start = (begun++ * size) % requests.length
    return requests.slice(start, start + size)
  }
}
