interface SearchResultProps {
  readonly title: string;
  readonly description: string;
  /** The path of the page; none where the page has several. */
  readonly address?: string;
}

/** How search engines show a page. */
export const SearchResult = ({ title, address, description }: SearchResultProps) => (
  <figure className="search-result">
    <figcaption className="soft">In search results</figcaption>
    <p className="search-result-title">{title || 'Title'}</p>
    {address !== undefined && <p className="search-result-address">{address}</p>}
    <p>{description || 'Description'}</p>
  </figure>
);
