import { BRANDS } from '@broadsheet/contract/brand';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { BLOCK_LIMITS, type HealthDays } from '@broadsheet/contract/studio/health-calls';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { useState } from 'react';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { BlocksTable } from './blocks-table.tsx';
import { BrowserList } from './browser-list.tsx';
import type { OnEdit } from './edit-link.tsx';
import { formatShare, formatTime } from './format-health.ts';
import type { Health } from './use-health.ts';

interface BlocksSectionProps extends Pick<Health, 'blocks'> {
  readonly days: HealthDays;
  readonly onDays: (days: HealthDays) => void;
  readonly onEdit: OnEdit;
}

const ALL = 'all';
const DAYS: readonly (readonly [string, HealthDays, string])[] = [
  ['1', 1, 'Last 24 hours'],
  ['7', 7, 'Last 7 days'],
  ['28', 28, 'Last 28 days'],
];

/** How blocks loaded, how often they were seen, and the errors that browsers report. */
export const BlocksSection = ({ blocks, days, onDays, onEdit }: BlocksSectionProps) => {
  const [brand, setBrand] = useState<string>(ALL);
  const [page, setPage] = useState<string>(ALL);
  const pages = [...new Set(blocks.data?.items.map((item) => item.page))].sort((left, right) =>
    formatPage(left).localeCompare(formatPage(right)),
  );
  return (
    <section aria-labelledby="blocks">
      <h2 id="blocks">Blocks</h2>
      <p className="soft">
        A block “fails often” above {formatShare(BLOCK_LIMITS.failures)} errors and is “slow” when
        5% of loads take longer than {formatTime(BLOCK_LIMITS.p95Ms)}. We need at least{' '}
        {BLOCK_LIMITS.loads} loads to tell.
      </p>
      <div className="health-filters">
        <SelectInput
          label="Period"
          value={String(days)}
          choices={DAYS.map(([value, , label]) => [value, label])}
          onChange={(value) => {
            const chosen = DAYS.find(([each]) => each === value);
            if (chosen) onDays(chosen[1]);
          }}
        />
        <SelectInput
          label="Site"
          value={brand}
          choices={[
            [ALL, 'Both sites'],
            ...BRANDS.map((each) => [each, formatSite(each)] as const),
          ]}
          onChange={setBrand}
        />
        <SelectInput
          label="Page"
          value={page}
          choices={[[ALL, 'All pages'], ...pages.map((each) => [each, formatPage(each)] as const)]}
          onChange={setPage}
        />
      </div>
      <Loaded of={blocks} rows={6}>
        {({ items, browsers }) => {
          const shown = items.filter(
            (item) => [ALL, item.brand].includes(brand) && [ALL, item.page].includes(page),
          );
          return (
            <>
              {shown.length === 0 ? (
                <Empty>
                  No data yet. Blocks appear here a few seconds after visitors see them.
                </Empty>
              ) : (
                <BlocksTable key={`${brand} ${page}`} items={shown} onEdit={onEdit} />
              )}
              <BrowserList browsers={browsers} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
