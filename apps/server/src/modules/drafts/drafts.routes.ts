import { discardDraft, getDraft, getDraftPreview, saveDraft } from '@ramp/contracts'
import { fileRoute, LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { draftsService } from './drafts.service.ts'

export const draftsRoutes = (drafts: ReturnType<typeof draftsService>): Route[] => [
  route(getDraft, ({ id: headerID, option }, caller) => drafts.get(caller, { headerID, option })),
  route(saveDraft, (toSave, caller) => drafts.save(caller, toSave), { bodyLimit: LAYOUT_LIMIT }),
  route(discardDraft, ({ id: headerID, option, counter }, caller) =>
    drafts.discard(caller, { headerID, option }, counter),
  ),
  fileRoute(getDraftPreview, async ({ id, option }, caller) => ({
    bytes: await drafts.preview(caller, { headerID: id, option }),
    fileName: `${id}-draft.png`,
  })),
]
