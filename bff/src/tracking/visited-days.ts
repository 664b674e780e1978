import type { Participant } from '@broadsheet/experiments/assignment';

const MAX_VISITS = 20_000;

/**
 * The visits of a day that this process has recorded, so that further pages record none. A forgotten entry costs one
 * row, which the database ignores.
 */
export const createVisitedDays = (maxVisits = MAX_VISITS) => {
  const visits = new Set<string>();
  return {
    /** Whether it is the first page of that participant on that day. @param day an ISO date */
    isFirst: ({ visitorId, seekerId }: Participant, day: string): boolean => {
      const visit = JSON.stringify([day, visitorId, seekerId]);
      const isFirst = !visits.delete(visit);
      visits.add(visit);
      const [oldest] = visits;
      if (visits.size > maxVisits && oldest !== undefined) visits.delete(oldest);
      return isFirst;
    },
  };
};
