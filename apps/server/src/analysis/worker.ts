import { workerData } from 'node:worker_threads'
import { type Catalogue, type CatalogueData, catalogueOf, type ProductLine, runUnder } from '@ramp/domain'
import type { CatalogueFor } from '../policies/catalogue-for.ts'
import { layoutInterner } from './layout-interner.ts'
import { makePaperOf } from './make-paper.ts'
import {
  type ListLacking,
  listsOf,
  type Outcome,
  type PersonsTask,
  type Task,
  type WorkerData,
} from './task.ts'
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
  const versions = new Set(added.map(({ version }) => version))
  for (const version of versions) {
    const lines = added.filter((line) => line.version === version)
    if (!lists.has(version))
      lists.set(version, new Map(lines.map((line) => [line.productLine, catalogueOf(line)])))
  }
}

function forgetOldest() {
  for (const oldest of [...lists.keys()].slice(0, -MOST_LISTS)) lists.delete(oldest)
}

/** Marks lists as used last; false where one is lacking. */
function use(versions: readonly string[]): boolean {
  for (const version of versions) {
    const list = lists.get(version)
    if (!list) return false
    lists.delete(version)
    lists.set(version, list)
  }
  forgetOldest()
  return true
}

function catalogueIn(list: string): CatalogueFor {
  return (productLine, version = list) => {
    const catalogue = lists.get(version)?.get(productLine)
    if (!catalogue) throw new Error(`no catalogue of ${productLine} was given to the worker`)
    return catalogue
  }
}

const intern = layoutInterner()

const interned = ({ person, task }: PersonsTask): Task =>
  'layout' in task ? { ...task, layout: intern(person, task.layout) } : task

/** What the pool asks for. */
export function answer(asked: PersonsTask): Outcome | ListLacking | Promise<Outcome> {
  if (asked.catalogues) keep(asked.catalogues)
  if (!use(listsOf(asked))) return { kind: 'list-lacking' }
  const task = interned(asked)
  const catalogueFor = catalogueIn(asked.list)
  return task.kind === 'paper' ? makePaperOf(task, catalogueFor) : workOut(task, catalogueFor)
}
