import {
  CallError,
  createQuote,
  fileGet,
  getQuote,
  getQuotePdf,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectGet,
  vizionProjectUpdate,
} from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { savedProjectOf } from '@ramp/formats'
import { clientOf, type Dealer } from '../servers/dealers.ts'
import type { Tally } from './tally.ts'

/**
 * A dealer who saves one quote again and again, each time under the next number, and finishes it now and then. The number is
 * the project's name, and stands in the PDF: what is there afterwards tells how far the server has come.
 */
export type Writer = {
  readonly headerID: string
  /** Saves and finishes without a pause until it is told to end. */
  readonly work: () => Promise<void>
  readonly end: () => void
  /** Holds what is there against what was confirmed. */
  readonly check: (tally: Tally) => Promise<void>
}

type Job = {
  /** Where the server is at this moment. */
  readonly originOf: () => string
  readonly dealer: Dealer
  readonly layout: Layout
  /** Refusals that are right in this scenario, such as 503 while the database is away. */
  readonly mayRefuse?: (error: CallError) => boolean
}

/** How long something may still be on its way after nobody waits for it, in milliseconds. */
const LATE = 150

/** Of so many saves one is a finish. */
const FINISH_EVERY = 6

export async function createWriter({ originOf, dealer, layout, mayRefuse }: Job): Promise<Writer> {
  const client = () => clientOf(originOf(), dealer)
  const { id: headerID, updatedAt } = await client().call(createQuote, {
    name: 'Fault test',
    productLine: layout.project.product,
  })
  const told: Told = { sent: 0, saved: 0, finished: 0, version: 0, confirmed: 0 }
  const saveOrFinish = saverOf({ client, headerID, layout, told, updatedAt })
  const faults: string[] = []
  let isWorking = false

  return {
    headerID,
    async work() {
      isWorking = true
      while (isWorking) {
        told.sent++
        try {
          await saveOrFinish(told.sent)
          told.confirmed++
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          // What was sent before may have arrived after all.
          if (error.status !== 0 && error.code !== 'header.changed' && !mayRefuse?.(error))
            faults.push(`a save was answered ${error.status} ${error.code}: ${error.message}`)
          await pause(20)
        }
      }
    },
    end() {
      isWorking = false
    },
    async check(tally) {
      tally.faults.push(...faults.splice(0))
      tally.acknowledged += told.confirmed
      told.confirmed = 0
      await pause(LATE)
      const found = await stateOf(client(), headerID)
      compare(found, told, { tally, say: (what) => tally.faults.push(`quote ${headerID}: ${what}`) })
      told.saved = Math.max(told.saved, found.project)
    },
  }
}

type Saver = {
  readonly client: () => ReturnType<typeof clientOf>
  readonly headerID: string
  readonly layout: Layout
  readonly told: Told
  readonly updatedAt: string
}

/**
 * Saves or finishes under a number. It sends the change of the header that it knows of, as the designer does: what is late on its
 * way never takes the place of what came after.
 */
function saverOf({ client, headerID, layout, told, updatedAt }: Saver): (number: number) => Promise<void> {
  let known: string | null = updatedAt
  return async (number) => {
    known ??= (await client().call(vizionHeaderGet, { headerID })).dtmLastUpdate
    const sent = { headerID, dtmLastUpdate: known }
    known = null
    const numbered = { ...layout, project: { ...layout.project, name: String(number) } }
    if (number % FINISH_EVERY !== 0) {
      const project = savedProjectOf(numbered, { now: new Date(), headerID })
      const { dtmSaved } = await client().call(vizionProjectUpdate, { ...sent, project })
      known = dtmSaved
      told.saved = number
      return
    }
    const finish = { key: `fault-test-${headerID}-${number}`, base64File: pdfOf(number) }
    const { quote, header } = await client().call(vizionHeaderUpdate, { ...sent, layout: numbered, finish })
    known = header.dtmLastUpdate
    told.saved = number
    told.finished = number
    told.version = quote.versionNumber
  }
}

/** What a writer has sent and what was confirmed: numbers of saves and finishes, and the version that a finish got. */
type Told = { sent: number; saved: number; finished: number; version: number; confirmed: number }
type Found = Awaited<ReturnType<typeof stateOf>>
type Report = { readonly tally: Tally; readonly say: (what: string) => void }

function compare(found: Found, told: Told, { tally, say }: Report) {
  if (found.project < told.saved) {
    tally.lost += told.saved - found.project
    say(`save ${told.saved} was confirmed, ${found.project} is there`)
  }
  if (found.project > told.sent) say(`save ${found.project} is there and was never sent`)
  if (found.file !== found.project) {
    tally.half++
    say(`the project is ${found.project}, its file ${found.file}`)
  }
  if (found.version < told.version) {
    tally.lost++
    say(`version ${told.version} was confirmed, ${found.version} is there`)
  }
  // A version that was never confirmed may be there, but whole.
  const isItsPdf = found.version === told.version ? found.pdf === told.finished : found.pdf > told.finished
  if (!isItsPdf) {
    tally.half++
    say(`version ${found.version} has the PDF of finish ${found.pdf}; ${told.finished} was confirmed last`)
  }
}

/** The numbers that the server shows now: of project, its file, issued version and PDF; 0 where there is none yet. */
async function stateOf(client: ReturnType<typeof clientOf>, headerID: string) {
  const orNone = <Result>(call: Promise<Result>, none: Result) =>
    call.catch((error: unknown) => {
      if (error instanceof CallError && error.status === 404) return none
      throw error
    })
  const project = await orNone(
    client.call(vizionProjectGet, { headerID }).then((got) => Number(got.project.layout.project.name)),
    0,
  )
  const file = await orNone(
    client
      .call(fileGet, { container: 'vizionprojects', filePathAndExtension: `${headerID}.json` })
      .then(({ base64File }) => numberInProject(Buffer.from(base64File, 'base64').toString())),
    0,
  )
  const { issued } = await client.call(getQuote, { id: headerID })
  const pdf = await orNone(
    client.download(getQuotePdf, { id: headerID }).then(async (blob) => numberInPdf(await blob.text())),
    0,
  )
  return { project, file, version: issued?.versionNumber ?? 0, pdf }
}

const pdfOf = (number: number) =>
  Buffer.from(
    `%PDF-1.7\n% finish ${number}\n${'% filled up\n'.repeat(2000)}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ).toString('base64')
const numberInPdf = (text: string) => Number(/% finish (\d+)/.exec(text)?.[1] ?? -1)

/** -1 for a file that is no whole project. */
function numberInProject(text: string): number {
  try {
    return Number((JSON.parse(text) as { layout: { project: { name: string } } }).layout.project.name)
  } catch {
    return -1
  }
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
