import { readHealth } from '@broadsheet/contract/studio/content-calls';
import {
  type HealthDays,
  type LinkHealth,
  listBannerHealth,
  listBlockHealth,
  listCoverage,
  listVitals,
  readLinkHealth,
} from '@broadsheet/contract/studio/health-calls';
import { callStudio } from '../api/call-studio.ts';
import { useCall } from '../data/use-call.ts';
import { useQuery } from '../data/use-query.ts';

const PROGRESS_MS = 1_000;

/** Loads all parts of Health; each is a request of its own and can fail separately. */
export const useHealth = (days: HealthDays) => ({
  content: useCall(readHealth),
  blocks: useCall(listBlockHealth, { query: { days } }),
  vitals: useCall(listVitals, { query: { days } }),
  links: useQuery<LinkHealth>('GET /health/links {}', () => callStudio(readLinkHealth), {
    refreshInterval: (latest) => (latest?.running ? PROGRESS_MS : 0),
  }),
  banners: useCall(listBannerHealth),
  coverage: useCall(listCoverage),
});
export type Health = ReturnType<typeof useHealth>;
