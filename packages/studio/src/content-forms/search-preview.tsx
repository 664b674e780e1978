import { SearchResult } from '../controls/search-result.tsx';
import { valueAt } from '../editor/model/value-at.ts';
import type { PreviewProps } from './content-form.ts';

/** Search engines cut longer texts. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 155;

const textAt = ({ value, of }: PreviewProps, field: string): string => {
  const text = valueAt(value, [of, field]);
  return typeof text === 'string' ? text : '';
};

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** How search engines show a page of a brand. */
export const SearchPreview = (props: PreviewProps) => (
  <SearchResult
    title={cut(textAt(props, 'title'), TITLE_SHOWN)}
    description={cut(textAt(props, 'description'), DESCRIPTION_SHOWN)}
  />
);
