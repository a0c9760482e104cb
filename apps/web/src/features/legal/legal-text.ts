/** A numbered section of a legal page. */
type LegalSection = { readonly title: string; readonly text: string }
export type LegalText = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
}
