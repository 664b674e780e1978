/** A place within a file: a block of a layout, or a line of another file. */
export interface FileLocation {
  readonly block: string | null;
  readonly line: number | null;
}

/** Where a file of a change is edited; with slashes as they are, which a query may hold. */
export const editHref = (change: string, file: string, at?: FileLocation): string => {
  const named = encodeURIComponent(file).replaceAll('%2F', '/');
  const block = at?.block ? `&block=${encodeURIComponent(at.block)}` : '';
  const line = at?.line ? `&line=${at.line}` : '';
  return `/changes/${change}/edit?file=${named}${block}${line}`;
};

/** The place that the address of this very page names. */
export const locationOfAddress = (): FileLocation => {
  const query = new URLSearchParams(location.search);
  const line = Number(query.get('line'));
  return { block: query.get('block'), line: Number.isInteger(line) && line > 0 ? line : null };
};
