import { discardDraft, getDraft, getDraftPreview, saveDraft } from '@ramp/contracts'
import { fileRoute, LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { draftsService } from './drafts.service.ts'

export const draftsRoutes = (drafts: ReturnType<typeof draftsService>): Route[] => [
  route(getDraft, ({ id }, caller) => drafts.get(caller, id)),
  route(saveDraft, (toSave, caller) => drafts.save(caller, toSave), { bodyLimit: LAYOUT_LIMIT }),
  route(discardDraft, ({ id, counter }, caller) => drafts.discard(caller, id, counter)),
  fileRoute(getDraftPreview, async ({ id }, caller) => ({
    bytes: await drafts.preview(caller, id),
    fileName: `${id}-draft.png`,
  })),
]
