import type { Brand } from '@broadsheet/contract/brand';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { Participant } from '@broadsheet/experiments/assignment';
import type { Measure } from '@broadsheet/experiments/recording/recorder';

interface View {
  readonly participant: Participant;
  readonly brand: Brand;
  readonly page: PageMatch;
  /** The page of ours before it. */
  readonly from: PageMatch | null;
  /** The banner that led to it. */
  readonly banner: string | null;
  /** Epoch ms. */
  readonly at: number;
}

const isFirstResults = ({ kind, params }: PageMatch): boolean =>
  kind === 'search' && (params.page ?? '1') === '1';

/**
 * What metrics count of one page view. The day of a visit begins at midnight in UTC, so that the day of an exposure lies
 * before it and only later days are returns. A job or a banner counts once an hour: one after an exposure counts although
 * it was opened on an earlier day.
 */
export const measuresOfView = ({ participant, brand, page, from, banner, at }: View): Measure[] => {
  const instant = new Date(at).toISOString();
  const [day, hour] = [instant.slice(0, 10), instant.slice(0, 13)];
  const facts: Pick<Measure, 'source' | 'subject' | 'at'>[] = [
    { source: 'return-day', subject: day, at: Date.parse(day) },
  ];
  if (page.kind === 'jobdetail' && from && isFirstResults(from))
    facts.push({ source: 'search-success', subject: `${page.params.jobId} ${hour}`, at });
  if (banner !== null) facts.push({ source: 'banner-click', subject: `${banner} ${hour}`, at });
  return facts.map((fact) => ({ ...fact, participant, brand, value: 1 }));
};
