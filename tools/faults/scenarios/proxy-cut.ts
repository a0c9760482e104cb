import { connect, createServer, type Server, type Socket } from 'node:net'
import { checkAll, momentsFrom, newFolder, reviveable, whileSaving, writersAt } from '../place.ts'
import { emptyTally, type Tally } from '../tally.ts'

/** A proxy that lies between people and server, and cuts every connection when it is told to. */
async function startProxy(target: number) {
  const sockets = new Set<Socket>()
  const proxy: Server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise((resolve) => proxy.close(resolve)),
  }
}

/** The line is cut in the middle of saves and of answers: what was confirmed is there, nothing is there in part. */
export async function proxyCut(cuts: number): Promise<Tally> {
  const tally = emptyTally()
  const dataDir = newFolder('proxy')
  const server = await reviveable({ dataDir }, tally)
  const proxy = await startProxy(Number(new URL(server.origin).port))
  const writers = await writersAt({
    dataDir,
    publicOrigin: server.origin,
    originOf: () => proxy.origin,
    // A body that broke off on its way is no whole JSON.
    mayRefuse: ({ status }) => status === 400,
  })
  const some = momentsFrom(17)
  for (let count = 0; count < cuts; count++) {
    await whileSaving(writers, async () => {
      for (let again = 0; again < 5; again++) {
        await some(10, 200)
        proxy.cut()
      }
    })
    await checkAll(writers, tally)
  }
  proxy.cut()
  await proxy.close()
  await server.stop()
  return tally
}
