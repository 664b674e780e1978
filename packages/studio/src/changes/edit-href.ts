/** Where a file of a change is edited; with slashes as they are, which a query may hold. */
export const editHref = (change: string, file: string): string =>
  `/changes/${change}/edit?file=${encodeURIComponent(file).replaceAll('%2F', '/')}`;
