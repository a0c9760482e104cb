import type { GroupMark, Mark, Marks, Structure } from './mark.ts'

/** Marks that are one thing to a reader; nothing without marks. */
export const structured = (structure: Structure, children: Marks): readonly GroupMark[] =>
  children.length === 0 ? [] : [{ kind: 'group', structure, children }]

/** Said once to the eye and a second time nowhere: page numbers, figures of a scale bar, a head that is set again. */
export const artifact = (children: Marks): readonly GroupMark[] => structured({ kind: 'artifact' }, children)

/** Whether a group or anything in it has a structure. */
export const hasStructure = (mark: Mark): boolean =>
  mark.kind === 'group' && (mark.structure !== undefined || mark.children.some(hasStructure))

/** Texts that no structure says anything of: a paper that has any cannot be read aloud whole. */
export const textsWithoutStructure = (marks: Marks): readonly string[] =>
  marks.flatMap((mark): readonly string[] => {
    if (mark.kind === 'text') return mark.text.trim() === '' ? [] : [mark.text]
    if (mark.kind === 'path') return []
    return mark.kind === 'group' && mark.structure !== undefined && mark.structure.kind !== 'row'
      ? []
      : textsWithoutStructure(mark.children)
  })

/** The marks alone, in their order. */
export const withoutStructure = (marks: Marks): Marks =>
  marks.flatMap((mark) =>
    mark.kind === 'group' && mark.structure !== undefined ? withoutStructure(mark.children) : [mark],
  )

/** What marks say where they are read aloud, in their order: every text, and the words that stand for a drawing. */
export const wordsRead = (marks: Marks): readonly string[] =>
  marks.flatMap((mark): readonly string[] => {
    if (mark.kind === 'text') return mark.text.trim() === '' ? [] : [mark.text]
    if (mark.kind === 'path') return []
    const structure = mark.kind === 'group' ? mark.structure : undefined
    if (structure?.kind === 'artifact') return []
    return structure?.kind === 'figure' ? [structure.alternative] : wordsRead(mark.children)
  })
