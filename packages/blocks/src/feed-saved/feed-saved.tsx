import type { BlockProps } from '../block-component.ts';
import { ApplyBar, TickToApply } from '../parts/apply-many.tsx';
import { JobRows } from '../parts/job-row.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section } from '../parts/section.tsx';
import { WiderLinks } from '../parts/wider-links.tsx';
import * as styles from './feed-saved.styles.ts';
import type { feedSaved, SavedRow } from './schema.ts';

const Below = ({ row }: { readonly row: SavedRow }) => (
  <>
    <p className={styles.kept}>{row.kept}</p>
    {row.isOpen && <TickToApply jobId={row.id} title={row.title} />}
  </>
);

/** Letting one go asks for the page anew, so that the number above is always that of the rows. */
export const FeedSaved = ({ id, settings, data }: BlockProps<typeof feedSaved>) => (
  <Section id={id} title={data.heading}>
    {data.rows.length > 0 ? (
      <JobRows rows={data.rows} below={(row) => <Below row={row} />} whole />
    ) : (
      <WiderLinks text={settings.emptyText} links={data.wider} />
    )}
    <Pager pager={data.pager} />
    {data.rows.some(({ isOpen }) => isOpen) && <ApplyBar />}
  </Section>
);
