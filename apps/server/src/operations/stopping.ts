import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'

/** Whether a server has been told to stop: its calls and its health say the same. */
export type Stopping = { readonly begin: () => void; readonly hasBegun: () => boolean }

export function openStopping(): Stopping {
  let hasBegun = false
  return {
    begin() {
      hasBegun = true
    },
    hasBegun: () => hasBegun,
  }
}

/** How long stopping waits for others, milliseconds. */
type Patience = {
  /** For the next request of a connection that is open. */
  readonly grace: number
  /** For the rest of a request that has begun to arrive. */
  readonly arrival: number
}

const PATIENCE: Patience = { grace: 1000, arrival: 10_000 }

/**
 * Stops without cutting anybody short. No new connection is taken; on those that are open one more request is answered as
 * always, which ends the connection, so that none is cut while a request is on its way. What still arrives then is refused;
 * what was begun is finished. Comes before every other hook, and needs `return503OnClosing: false`: the framework's own
 * answer has another shape.
 */
export function stopInOrder(app: FastifyInstance, stopping: Stopping, patience = PATIENCE) {
  const connections = watchConnections(app.server)
  let isRefusing = false
  app.addHook('preClose', async () => {
    stopping.begin()
    if (!app.server.listening) return
    // Of the connections alone: the same of an HTTP server cuts those that wait for their next request.
    TcpServer.prototype.close.call(app.server)
    await until(patience.grace, () => connections.open() === 0)
    isRefusing = true
    connections.cutWaiting()
    await until(patience.arrival, () => connections.arriving() === 0)
    connections.cutArriving()
  })
  app.addHook('onRequest', async (_, reply) => {
    if (!isRefusing) return
    reply.header('connection', 'close')
    throw refusalWhileStopping()
  })
}

const RETRY_SECONDS = 5

export const refusalWhileStopping = () =>
  new AppError(
    'server.stopping',
    'The server is being restarted. Try again in a moment.',
    undefined,
    RETRY_SECONDS,
  )

/**
 * The connections of a server and what each is about. Node itself takes one on which no request ever came, as browsers open
 * in advance, for one at work, and a server that waits for it never ends.
 */
function watchConnections(server: Server) {
  /** With the request that each is about; null between two. */
  const connections = new Map<Socket, IncomingMessage | null>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    connections.set(socket, request)
    response.once('close', () => {
      if (connections.get(socket) === request) connections.set(socket, null)
    })
  })
  const arriving = () => [...connections].filter(([, request]) => request?.complete === false)
  return {
    open: () => connections.size,
    arriving: () => arriving().length,
    cutWaiting() {
      for (const [socket, request] of connections) if (request === null) socket.destroy()
    },
    cutArriving() {
      for (const [socket] of arriving()) socket.destroy()
    },
  }
}

/** Waits until it is so, or the time is over. */
async function until(milliseconds: number, isSo: () => boolean) {
  const end = performance.now() + milliseconds
  while (!isSo() && performance.now() < end) await wait(20)
}
