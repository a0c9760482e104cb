type GuideLinkProps = {
  /** null: the first page. */
  readonly page: string | null
  readonly className?: string | undefined
  readonly children: string
}

/** Leads to a page of the guide, in a tab of its own. */
export const GuideLink = ({ page, className, children }: GuideLinkProps) => (
  <a
    href={page === null ? '/documentation' : `/documentation/${page}`}
    target="_blank"
    rel="noopener"
    className={className}
  >
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
)
