import { defineLoader } from '@broadsheet/contract/block-loader';
import { nearbyCitiesJobs } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { resolveJobScope } from '../shared/job/job-scope.ts';
import { nearbyCities } from './schema.ts';

export const loadNearbyCities = defineLoader(nearbyCities, async (_settings, context) => {
  const { city } = resolveJobScope(context);
  if (!city) return { data: null };
  const { items } = await context.call(nearbyCitiesJobs, { query: { locIds: String(city.id) } });
  const links = items
    .filter(({ openJobs }) => openJobs > 0)
    .map((item) => ({
      label: item.city.label,
      href: hrefOf('location', { city: item.city.slug }),
      count: formatMessage(context.messages.jobs.jobCount, { count: item.openJobs }),
    }));
  return { data: links.length > 0 ? { links } : null };
});
