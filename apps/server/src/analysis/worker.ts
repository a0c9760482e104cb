import { workerData } from 'node:worker_threads'
import { type Catalogue, type CatalogueData, catalogueOf, type ProductLine, runUnder } from '@ramp/domain'
import type { CatalogueFor } from '../policies/catalogue-for.ts'
import { layoutInterner } from './layout-interner.ts'
import { makePaperOf } from './make-paper.ts'
import type { ListLacking, Outcome, PersonsTask, Task, WorkerData } from './task.ts'
import { workOut } from './work-out.ts'

// A program of its own, built beside the server: dist/analysis-worker.js.

const { catalogues, brand }: WorkerData = workerData
runUnder(brand)

/** Older lists are asked for again when somebody works with them. */
const MOST_LISTS = 4

/** Catalogues of price lists by product line, those last used at the end; made when first asked for, as the domain remembers by their identity. */
const lists = new Map<string, Map<ProductLine, Catalogue>>()
keep(catalogues)

function keep(added: readonly CatalogueData[]) {
  const [first] = added
  if (!first) return
  lists.set(first.version, new Map(added.map((line) => [line.productLine, catalogueOf(line)])))
  const [oldest] = lists.keys()
  if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
}

function catalogueIn(list: ReadonlyMap<ProductLine, Catalogue>): CatalogueFor {
  return (productLine) => {
    const catalogue = list.get(productLine)
    if (!catalogue) throw new Error(`no catalogue of ${productLine} was given to the worker`)
    return catalogue
  }
}

const intern = layoutInterner()

const interned = ({ person, task }: PersonsTask): Task =>
  'layout' in task ? { ...task, layout: intern(person, task.layout) } : task

/** What the pool asks for. */
export function answer(asked: PersonsTask): Outcome | ListLacking | Promise<Outcome> {
  if (asked.catalogues && !lists.has(asked.list)) keep(asked.catalogues)
  const list = lists.get(asked.list)
  if (!list) return { kind: 'list-lacking' }
  lists.delete(asked.list)
  lists.set(asked.list, list)
  const task = interned(asked)
  const catalogueFor = catalogueIn(list)
  return task.kind === 'paper' ? makePaperOf(task, catalogueFor) : workOut(task, catalogueFor)
}
