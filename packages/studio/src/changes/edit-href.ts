/** A position in a file: a block of a layout, or a line of another file. */
export interface FileLocation {
  readonly block: string | null;
  readonly line: number | null;
}

/** The link to edit a file of a change. A query may hold slashes, so they are not escaped. */
export const editHref = (change: string, file: string, at?: FileLocation): string => {
  const named = encodeURIComponent(file).replaceAll('%2F', '/');
  const block = at?.block ? `&block=${encodeURIComponent(at.block)}` : '';
  const line = at?.line ? `&line=${at.line}` : '';
  return `/changes/${change}/edit?file=${named}${block}${line}`;
};

/** The position that the current URL names. */
export const locationOfAddress = (): FileLocation => {
  const query = new URLSearchParams(location.search);
  const line = Number(query.get('line'));
  return { block: query.get('block'), line: Number.isInteger(line) && line > 0 ? line : null };
};
