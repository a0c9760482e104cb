import { getQuotePhoto, listQuotePhotos, removeQuotePhoto, saveQuotePhoto } from '@ramp/contracts'
import { fileRoute, LAYOUT_LIMIT, type Route, route } from '../../http/route.ts'
import type { photosService } from './photos.service.ts'

export const photosRoutes = (photos: ReturnType<typeof photosService>): Route[] => [
  route(listQuotePhotos, ({ id }, caller) => photos.list(caller, id)),
  fileRoute(getQuotePhoto, ({ id, photo }, caller) => photos.get(caller, id, photo)),
  route(
    saveQuotePhoto,
    ({ id, photo, base64File }, caller) => photos.save(caller, { headerID: id, photo }, base64File),
    { bodyLimit: LAYOUT_LIMIT },
  ),
  route(removeQuotePhoto, ({ id, photo }, caller) => photos.remove(caller, { headerID: id, photo })),
]
