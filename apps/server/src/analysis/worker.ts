import { workerData } from 'node:worker_threads'
import { type Catalogue, catalogueOf, type ProductLine, runUnder } from '@ramp/domain'
import { makePaperOf } from './make-paper.ts'
import type { Task, WorkerData } from './task.ts'
import { workOut } from './work-out.ts'

// A program of its own, built beside the server: dist/analysis-worker.js.

const { catalogues, brand }: WorkerData = workerData
runUnder(brand)
const known = new Map<ProductLine, Catalogue>()

/** Made when first asked for, then kept: what the domain remembers hangs on its identity. */
function catalogueFor(productLine: ProductLine): Catalogue {
  const held = known.get(productLine)
  if (held) return held
  const data = catalogues.find((one) => one.productLine === productLine)
  if (!data) throw new Error(`no catalogue of ${productLine} was given to the worker`)
  const catalogue = catalogueOf(data)
  known.set(productLine, catalogue)
  return catalogue
}

/** What the pool asks for. */
export const answer = (task: Task) =>
  task.kind === 'paper' ? makePaperOf(task, catalogueFor) : workOut(task, catalogueFor)
