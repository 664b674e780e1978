import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { SortHeading } from '../controls/sort-heading.tsx';
import { formatOrigin } from '../format/format-origin.ts';
import { formatOpening } from '../landing/format-opening.ts';
import { useSession } from '../session/session.tsx';
import { matches } from './matches.ts';
import { OpenChanges } from './open-changes.tsx';
import { type PageSort, sortPages } from './sort-pages.ts';
import type { FileTableProps } from './table-props.ts';

/** The columns that sort the table. */
const HEADINGS = [
  ['kind', 'Page'],
  ['path', 'URL'],
  ['blocks', 'Blocks'],
  ['variants', 'Variants'],
] as const;

interface PagesTableProps extends FileTableProps {
  readonly pages: readonly StudioPage[];
}

/** A landing page is known by its title. */
const titleOf = ({ kind, landing }: StudioPage): string => landing?.title ?? formatPage(kind);

const Where = ({ path, seeker, landing }: StudioPage) => (
  <>
    {path === null ? (
      <span className="soft">one for each job, company or topic</span>
    ) : (
      <a href={path} target="_blank" rel="noreferrer">
        {path}
      </a>
    )}
    {seeker && <span className="soft"> login required</span>}
    {landing && <span className="soft"> {formatOpening(landing, Date.now())}</span>}
  </>
);

const PageRow = ({
  page,
  open,
  onEdit,
}: { readonly page: StudioPage } & Omit<FileTableProps, 'typed'>) => {
  const { may } = useSession();
  const title = titleOf(page);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <Where {...page} />
      </td>
      <td>{page.blocks}</td>
      <td>{page.variants}</td>
      <td>{formatOrigin(page.origin)}</td>
      <td>
        <OpenChanges changes={open.get(page.file) ?? []} />
      </td>
      <td>
        {may('editor') && (
          <Button
            className="button-quiet"
            aria-label={`Edit ${title}`}
            onPress={() => onEdit(page.file)}
          >
            Edit
          </Button>
        )}
      </td>
    </tr>
  );
};

export const PagesTable = ({ pages, typed, ...table }: PagesTableProps) => {
  const [sort, setSort] = useState<PageSort>({ column: 'kind', direction: 'ascending' });
  const found = sortPages(
    pages.filter((page) => matches(typed, titleOf(page), page.kind, page.path, page.file)),
    sort,
  );
  if (found.length === 0) return <Empty>No page found. Try a shorter word.</Empty>;
  return (
    <Scroller label="Table of pages">
      <table className="table" aria-label="Pages">
        <thead>
          <tr>
            {HEADINGS.map(([column, name]) => (
              <SortHeading key={column} column={column} sort={sort} onSort={setSort}>
                {name}
              </SortHeading>
            ))}
            <th scope="col">Live version</th>
            <th scope="col">Open drafts</th>
            <th scope="col">
              <span className="hidden-text">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((page) => (
            <PageRow key={page.kind} page={page} {...table} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
};
