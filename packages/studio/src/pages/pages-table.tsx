import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import {
  Button,
  Cell,
  Column,
  Row,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { formatOrigin } from '../format/format-origin.ts';
import { formatOpening } from '../landing/format-opening.ts';
import { useSession } from '../session/session.tsx';
import { matches } from './matches.ts';
import { OpenChanges } from './open-changes.tsx';
import { sortPages } from './sort-pages.ts';
import type { FileTableProps } from './table-props.ts';

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

export const PagesTable = ({ pages, typed, open, onEdit }: PagesTableProps) => {
  const { may } = useSession();
  const [sort, setSort] = useState<SortDescriptor>({ column: 'kind', direction: 'ascending' });
  const found = sortPages(
    pages.filter((page) => matches(typed, titleOf(page), page.kind, page.path, page.file)),
    sort,
  );
  return (
    <Scroller label="Table of pages">
      <Table aria-label="Pages" className="table" sortDescriptor={sort} onSortChange={setSort}>
        <TableHeader>
          <Column id="kind" isRowHeader allowsSorting>
            Page
          </Column>
          <Column id="path" allowsSorting>
            URL
          </Column>
          <Column id="blocks" allowsSorting>
            Blocks
          </Column>
          <Column id="variants" allowsSorting>
            Variants
          </Column>
          <Column id="origin">Live version</Column>
          <Column id="open">Open drafts</Column>
          <Column id="edit">
            <span className="hidden-text">Edit</span>
          </Column>
        </TableHeader>
        <TableBody
          dependencies={[open, may]}
          items={found}
          renderEmptyState={() => <Empty>No page found. Try a shorter word.</Empty>}
        >
          {(page) => (
            <Row id={page.kind} textValue={titleOf(page)}>
              <Cell>{titleOf(page)}</Cell>
              <Cell>
                <Where {...page} />
              </Cell>
              <Cell>{page.blocks}</Cell>
              <Cell>{page.variants}</Cell>
              <Cell>{formatOrigin(page.origin)}</Cell>
              <Cell>
                <OpenChanges changes={open.get(page.file) ?? []} />
              </Cell>
              <Cell>
                {may('editor') && (
                  <Button
                    className="button-quiet"
                    aria-label={`Edit ${titleOf(page)}`}
                    onPress={() => onEdit(page.file)}
                  >
                    Edit
                  </Button>
                )}
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </Scroller>
  );
};
