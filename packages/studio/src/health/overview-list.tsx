import { Skeleton } from '../controls/skeleton.tsx';
import { concernsOf, isAllKnown } from './overview.ts';
import type { Health } from './use-health.ts';

/** What needs attention, the worst first. Each entry links to its section. */
export const OverviewList = ({ health }: { readonly health: Health }) => {
  const concerns = concernsOf(health);
  const isKnown = isAllKnown(health);
  const isLoading = Object.values(health).some(({ data, error }) => data === undefined && !error);
  return (
    <section aria-labelledby="overview">
      <h2 id="overview">Needs attention</h2>
      {isKnown && concerns.length === 0 && <p className="fine">Nothing needs your attention.</p>}
      <ol className="concerns">
        {concerns.map(({ section, text, isUrgent }) => (
          <li key={text} data-urgent={isUrgent || undefined}>
            <a href={`#${section}`}>{text}</a>
          </li>
        ))}
      </ol>
      {isLoading && <Skeleton rows={2} />}
    </section>
  );
};
