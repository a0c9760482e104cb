import { addCustomItem, type Item, nameCustomParts, type Part, type PartId } from '@ramp/domain'
import { useRef, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { type CustomRequest, type CustomSize, customRequest, describedRequest } from './custom-request.ts'
import { useMadeToOrder } from './use-made-to-order.ts'

type Generated = {
  readonly request: CustomRequest
  readonly item: Item
  /** Parts that were drawn before; null once somebody has described the part. */
  readonly before: ReadonlySet<PartId> | null
}

/** The part being made to measure: its sizes, what was made of them last, and what somebody calls it. */
export function useCustomPart(model: Item) {
  const editor = useEditor()
  const { order, isAsking, isRefused } = useMadeToOrder()
  const newest = useRef<Generated | null>(null)
  const [size, setSize] = useState<CustomSize>({
    width: model.usableWidth ?? 0,
    length: model.usableLength ?? 0,
  })
  const [generated, setGenerated] = useState<Generated | null>(null)
  const [description, setDescription] = useState('')

  const show = (next: Generated | null) => {
    newest.current = next
    setGenerated(next)
    setDescription(next?.item.description ?? '')
  }
  const drawn = (): ReadonlySet<PartId> => new Set(editor.decided.parts.map(({ id }) => id))

  const generate = async () => {
    const request = customRequest(model, size)
    const answer = await order(request)
    if (answer.kind === 'refused') show(null)
    if (answer.kind !== 'made') return
    // A number that the drawing knows prints what the drawing says of it.
    const { itemNumber } = answer.item
    const known = editor.decided.customItems.find((item) => item.itemNumber === itemNumber)
    const isTold = known !== undefined && known.description !== answer.item.description
    show({ request, item: known ?? answer.item, before: isTold ? null : drawn() })
  }

  /**
   * Gives the part the number that belongs to its description. What was placed since it was generated and has no description
   * yet is meant too; a part that was described before keeps its own.
   */
  const describe = async () => {
    if (!generated) return
    const { request, item, before } = generated
    const text = description.trim()
    if (text === item.description) return setDescription(text)
    const except = before ?? drawn()
    const answer = await order(describedRequest(request, text))
    if (answer.kind !== 'made') return
    editor.amend('propChange', nameCustomParts({ from: item.shortName, to: answer.item, except }))
    show({ request, item: answer.item, before: null })
  }

  return {
    size,
    setSize,
    generated: generated?.item ?? null,
    isAsking,
    isRefused,
    generate,
    description,
    setDescription,
    describe,
    /** A part that is placed is kept with the layout. */
    keep: (item: Item) => editor.amend('propChange', addCustomItem(item)),
    /** A part that was taken up while its number was asked for lands under that number. */
    asNumbered: (part: Part): Part => ({
      ...part,
      shortName: newest.current?.item.shortName ?? part.shortName,
    }),
  }
}
