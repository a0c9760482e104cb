import { workerData } from 'node:worker_threads'
import { type Catalogue, catalogueOf, type ProductLine, runUnder } from '@ramp/domain'
import { layoutInterner } from './layout-interner.ts'
import { makePaperOf } from './make-paper.ts'
import type { PersonsTask, Task, WorkerData } from './task.ts'
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

const intern = layoutInterner()

const interned = ({ person, task }: PersonsTask): Task =>
  'layout' in task ? { ...task, layout: intern(person, task.layout) } : task

/** What the pool asks for. */
export function answer(asked: PersonsTask) {
  const task = interned(asked)
  return task.kind === 'paper' ? makePaperOf(task, catalogueFor) : workOut(task, catalogueFor)
}
