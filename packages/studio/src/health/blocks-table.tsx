import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { BlockHealth } from '@broadsheet/contract/studio/health-calls';
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
import { Scroller } from '../controls/scroller.tsx';
import { formatSite } from '../format/format-site.ts';
import { EditLink, type OnEdit } from './edit-link.tsx';
import { failsOften, formatNumber, formatShare, formatTime, isSlow } from './format-health.ts';
import { nextSort, sortBlocks } from './sort-blocks.ts';

interface BlocksTableProps {
  readonly items: readonly BlockHealth[];
  readonly onEdit: OnEdit;
}

/** Enough for a first reading; a button shows the rest. */
const FIRST = 25;

const Marked = ({ text, mark }: { readonly text: string; readonly mark: string | null }) =>
  mark ? (
    <strong className="trouble">
      {text}, {mark}
    </strong>
  ) : (
    text
  );

const keyOf = ({ brand, page, block, type }: BlockHealth): string =>
  `${brand} ${page} ${block} ${type}`;

const BlockName = ({ of, onEdit }: { readonly of: BlockHealth; readonly onEdit: OnEdit }) => (
  <>
    {of.title}
    <br />
    {of.isLive ? (
      <EditLink
        location={{ file: `layouts/${of.page}.json`, block: of.block, line: null }}
        onEdit={onEdit}
      />
    ) : (
      <span className="soft">{formatPage(of.page)}: block no longer on this page</span>
    )}
  </>
);

export const BlocksTable = ({ items, onEdit }: BlocksTableProps) => {
  const [sort, setSort] = useState<SortDescriptor | null>(null);
  const [isAll, setAll] = useState(false);
  const sorted = sortBlocks(items, sort);
  const shown = isAll ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      <Scroller label="Table of blocks">
        <Table
          aria-label="Blocks"
          className="table health-blocks"
          sortDescriptor={sort ?? undefined}
          onSortChange={(next) => setSort((last) => nextSort(last, next))}
        >
          <TableHeader>
            <Column id="block" isRowHeader>
              Block
            </Column>
            <Column id="brand">Site</Column>
            <Column id="views" allowsSorting>
              Views
            </Column>
            <Column id="failures" allowsSorting>
              Errors / loads
            </Column>
            <Column id="share" allowsSorting>
              Error rate
            </Column>
            <Column id="medianMs" allowsSorting>
              Median time
            </Column>
            <Column id="p95Ms" allowsSorting>
              95% load within
            </Column>
          </TableHeader>
          <TableBody items={shown} dependencies={[onEdit]}>
            {(block) => (
              <Row id={keyOf(block)}>
                <Cell>
                  <BlockName of={block} onEdit={onEdit} />
                </Cell>
                <Cell className="health-brand">{formatSite(block.brand)}</Cell>
                <Cell>{formatNumber(block.views)}</Cell>
                <Cell>
                  {formatNumber(block.failures)} of {formatNumber(block.loads)}
                </Cell>
                <Cell>
                  {block.share === null ? (
                    '–'
                  ) : (
                    <Marked
                      text={formatShare(block.share)}
                      mark={failsOften(block) ? 'fails often' : null}
                    />
                  )}
                </Cell>
                <Cell>{block.medianMs === null ? '–' : formatTime(block.medianMs)}</Cell>
                <Cell>
                  {block.p95Ms === null ? (
                    '–'
                  ) : (
                    <Marked text={formatTime(block.p95Ms)} mark={isSlow(block) ? 'slow' : null} />
                  )}
                </Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      </Scroller>
      {shown.length < items.length && (
        <div className="buttons">
          <Button className="button-quiet" onPress={() => setAll(true)}>
            Show all {formatNumber(items.length)}
          </Button>
        </div>
      )}
    </>
  );
};
