import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { PageCoverage } from '@broadsheet/contract/studio/health-calls';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { EditLink, type OnEdit } from './edit-link.tsx';
import { formatNumber, formatShare } from './format-health.ts';
import type { Health } from './use-health.ts';

interface CoverageSectionProps extends Pick<Health, 'coverage'> {
  readonly onEdit: OnEdit;
}

type Seen = PageCoverage['blocks'][number];

const seenBy = ({ views, isTimed }: Seen, of: number): string =>
  isTimed
    ? 'is shown at another time'
    : `matched ${formatNumber(views)} of ${formatNumber(of)} views${views > 0 ? ` (${formatShare(views / of)})` : ''}`;

const Covered = ({ of, onEdit }: { readonly of: PageCoverage; readonly onEdit: OnEdit }) => (
  <li>
    <h3>{formatPage(of.page)}</h3>
    <p>
      {formatShare(of.plain / of.views)} of {formatNumber(of.views)} views get the default page,
      with no variant.
    </p>
    <ul className="findings">
      {of.variants.map((variant) => (
        <li key={`variant ${variant.name}`}>
          <p>
            Variant “{variant.name}” {seenBy(variant, of.views)}.
          </p>
          <EditLink location={{ file: of.file, block: null, line: null }} onEdit={onEdit} />
        </li>
      ))}
      {of.blocks.map((block) => (
        <li key={`block ${block.name}`}>
          <p>
            Block “{block.title ?? block.name}” {seenBy(block, of.views)}.
          </p>
          <EditLink location={{ file: of.file, block: block.name, line: null }} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  </li>
);

/** Which share of the visitors gets which variant. */
export const CoverageSection = ({ coverage, onEdit }: CoverageSectionProps) => (
  <section aria-labelledby="coverage">
    <h2 id="coverage">Audience reach</h2>
    <Loaded of={coverage} rows={3}>
      {({ days, items }) => {
        const shown = items.filter(({ variants, blocks }) => variants.length + blocks.length > 0);
        return items.length === 0 ? (
          <Empty>No data yet. This uses visits from the last {days} days.</Empty>
        ) : (
          <>
            <p className="soft">
              Visitors of the last {days} days, matched to the pages as they are now. In
              experiments, every group counts as shown.
            </p>
            {shown.length === 0 && (
              <p className="fine">Every variant and block reached at least one visitor.</p>
            )}
            <ul className="entries">
              {shown.map((page) => (
                <Covered key={page.page} of={page} onEdit={onEdit} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  </section>
);
