import type { FastifyInstance } from 'fastify'
import type { Catalogues } from '../modules/catalogue/catalogue.service.ts'

/** Half of the time within which every server works with a list that another one published. */
const HALF_A_MINUTE = 30_000

/** Asks the database for price lists that were published or taken back elsewhere. A stop waits for the question under way. */
export function learnOfPriceLists(app: FastifyInstance, { refresh }: Pick<Catalogues, 'refresh'>) {
  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    underWay = underWay
      .then(refresh)
      .catch((error: unknown) => app.log.warn(error, 'New price lists could not be looked up.'))
  }, HALF_A_MINUTE).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
