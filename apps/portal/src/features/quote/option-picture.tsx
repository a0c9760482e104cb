import { getDraftPreview, getRevisionPicture, type QuoteOption } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../lib/use-preview.ts'
import { DrawingFrame } from '../../ui/drawing-picture.tsx'
import { currentOf, optionText } from './revisions/revision-words.ts'

type OptionPictureProps = { readonly id: string; readonly option: QuoteOption }

/** The drawing of an option: of the revision that counts, else of its draft. */
export function OptionPicture({ id, option }: OptionPictureProps) {
  const api = useApi()
  const { number, draft } = option
  const version = currentOf(option)?.versionNumber ?? null
  const counter = version === null && draft?.hasPreview ? draft.counter : null
  const isDrawn = version !== null || counter !== null
  const { data } = useQuery({
    // A revision never changes, and a draft has another counter once it did.
    queryKey: ['option picture', id, number, version, counter],
    queryFn: async () =>
      addressOf(
        version === null
          ? await api.download(getDraftPreview, { id, option: number })
          : await api.download(getRevisionPicture, { id, versionNumber: version }),
      ),
    enabled: isDrawn,
    staleTime: 'static',
  })
  return (
    <DrawingFrame isDrawn={isDrawn} address={data ?? null} alt={`Drawing of ${optionText(option)}`}>
      This option has no preview.
    </DrawingFrame>
  )
}
