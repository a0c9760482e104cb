import {
  addOption,
  beginChange,
  changeRevision,
  checkReprice,
  getDifference,
  getPricedRevision,
  getProposal,
  getRevisionPdf,
  getRevisionPicture,
  issueRevision,
  listOptions,
  renameOption,
  repriceOption,
} from '@ramp/contracts'
import { pricedRevisionCsv } from '@ramp/formats'
import { fileRoute, type Route, route, writtenRoute } from '../../http/route.ts'
import type { Note } from '../../operations/audit.ts'
import type { differenceService } from './difference.service.ts'
import type { optionsService } from './options.service.ts'
import type { repriceService } from './reprice.service.ts'
import type { revisionsService } from './revisions.service.ts'

type Deps = {
  readonly revisions: ReturnType<typeof revisionsService>
  readonly options: ReturnType<typeof optionsService>
  readonly differences: ReturnType<typeof differenceService>
  readonly repricing: ReturnType<typeof repriceService>
  readonly note: Note
  readonly readFile: (find: () => Promise<string>) => Promise<Uint8Array>
}

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export const revisionsRoutes = ({
  revisions,
  options,
  differences,
  repricing,
  note,
  readFile,
}: Deps): Route[] => [
  route(listOptions, ({ id }, caller) => revisions.list(caller, id)),
  route(addOption, (toAdd, caller) => options.add(caller, toAdd)),
  route(renameOption, (toRename, caller) => options.rename(caller, toRename)),
  route(issueRevision, (toIssue, caller) => revisions.issue(caller, toIssue)),
  route(changeRevision, (toChange, caller) => revisions.act(caller, toChange)),
  route(beginChange, ({ id }, caller) => revisions.beginChange(caller, id)),
  writtenRoute(getDifference, (toCompare, caller) => differences.difference(caller, toCompare)),
  fileRoute(getRevisionPicture, async ({ id, versionNumber }, caller) => ({
    bytes: Buffer.from(await differences.picture(caller, id, versionNumber)),
    fileName: `${id}-${versionNumber}.svg`,
  })),
  route(checkReprice, (which, caller) => repricing.check(caller, which)),
  route(repriceOption, async (toReprice, caller) => {
    await repricing.reprice(caller, toReprice)
    return revisions.list(caller, toReprice.id)
  }),
  fileRoute(getProposal, async ({ id, versionNumber }, caller) => {
    const bytes = await readFile(() => revisions.proposalPlace(caller, id, versionNumber))
    await note(caller, { event: 'exported', headerID: id, versionNumber })
    return { bytes, fileName: `${id}-proposal-${versionNumber}.pdf` }
  }),
  fileRoute(getPricedRevision, async ({ id, versionNumber, format }, caller) => {
    const priced = await revisions.pricedRevision(caller, id, versionNumber)
    await note(caller, { event: 'exported', headerID: id, versionNumber })
    const text = format === 'csv' ? pricedRevisionCsv(priced) : `${JSON.stringify(priced, null, 2)}\n`
    return { bytes: Buffer.from(text), fileName: `${priced.name}.${format}`, contentType: TYPES[format] }
  }),
  fileRoute(getRevisionPdf, async ({ id, versionNumber }, caller) => {
    const { place, fileName } = await revisions.layoutPdf(caller, id, versionNumber)
    const bytes = await readFile(async () => place)
    await note(caller, { event: 'exported', headerID: id, versionNumber })
    return { bytes, fileName }
  }),
]
