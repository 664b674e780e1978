import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { BlockHealth } from '@broadsheet/contract/studio/health-calls';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Scroller } from '../controls/scroller.tsx';
import { SortHeading } from '../controls/sort-heading.tsx';
import { EditLink, type OnEdit } from './edit-link.tsx';
import { failsOften, formatNumber, formatShare, formatTime, isSlow } from './format-health.ts';
import { type BlockSort, sortBlocks } from './sort-blocks.ts';

/** The columns that sort the table; a press shows the highest numbers first. */
const HEADINGS = [
  ['views', 'Views'],
  ['failures', 'Errors / loads'],
  ['share', 'Error rate'],
  ['medianMs', 'Median time'],
  ['p95Ms', '95% load within'],
] as const;

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

const BlockRow = ({ of, onEdit }: { readonly of: BlockHealth; readonly onEdit: OnEdit }) => (
  <tr>
    <th scope="row">
      <BlockName of={of} onEdit={onEdit} />
    </th>
    <td className="health-brand">{formatSite(of.brand)}</td>
    <td>{formatNumber(of.views)}</td>
    <td>
      {formatNumber(of.failures)} of {formatNumber(of.loads)}
    </td>
    <td>
      {of.share === null ? (
        '–'
      ) : (
        <Marked text={formatShare(of.share)} mark={failsOften(of) ? 'fails often' : null} />
      )}
    </td>
    <td>{of.medianMs === null ? '–' : formatTime(of.medianMs)}</td>
    <td>
      {of.p95Ms === null ? (
        '–'
      ) : (
        <Marked text={formatTime(of.p95Ms)} mark={isSlow(of) ? 'slow' : null} />
      )}
    </td>
  </tr>
);

export const BlocksTable = ({ items, onEdit }: BlocksTableProps) => {
  const [sort, setSort] = useState<BlockSort | null>(null);
  const [isAll, setAll] = useState(false);
  const sorted = sortBlocks(items, sort);
  const shown = isAll ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      <Scroller label="Table of blocks">
        <table aria-label="Blocks" className="table health-blocks">
          <thead>
            <tr>
              <th scope="col">Block</th>
              <th scope="col">Site</th>
              {HEADINGS.map(([column, name]) => (
                <SortHeading
                  key={column}
                  column={column}
                  sort={sort}
                  first="descending"
                  onSort={setSort}
                >
                  {name}
                </SortHeading>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((block) => (
              <BlockRow key={keyOf(block)} of={block} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
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
