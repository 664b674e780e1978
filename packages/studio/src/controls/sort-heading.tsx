import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

interface SortHeadingProps<Column extends string> {
  readonly column: Column;
  /** Null while the table has its own order. */
  readonly sort: Sort<Column> | null;
  /** The direction of a column that is chosen anew. */
  readonly first?: Sort<Column>['direction'];
  readonly onSort: (sort: Sort<Column>) => void;
  readonly children: ReactNode;
}

const OTHER = { ascending: 'descending', descending: 'ascending' } as const;

/** The heading of a column that sorts its table: in one direction, and in the other when it is pressed again. */
export const SortHeading = <Column extends string>({
  column,
  sort,
  first = 'ascending',
  onSort,
  children,
}: SortHeadingProps<Column>) => {
  const direction = sort?.column === column ? sort.direction : undefined;
  return (
    <th scope="col" aria-sort={direction}>
      <Button
        className="sort-button"
        onPress={() => onSort({ column, direction: direction ? OTHER[direction] : first })}
      >
        {children}
      </Button>
    </th>
  );
};
