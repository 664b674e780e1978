import type { JobFilterName, JobFlagName } from '@broadsheet/contract/job-filters';
import { shiftId, workModeId } from '@broadsheet/contract/work-terms';
import { anyMark, anyOf, type Condition, oneOf } from './conditions.ts';
import { anyWorkTermOf, flagMark } from './job-filters.ts';
import { notBelow, withinYears } from './loose-conditions.ts';
import type { QueryPart } from './understanding/query-part.ts';

/** A filter by its name; only words name a company. */
export type PlannedFilter = JobFilterName | 'company';

/** A filter that words imply, and how bad it is to miss it: a wrong company or city is worse than less pay. */
export interface ImpliedFilter {
  readonly name: PlannedFilter;
  readonly part: QueryPart;
  readonly condition: Condition;
  readonly cost: number;
}

const COSTS = {
  pay: 0.5,
  shift: 0.6,
  experience: 0.8,
  workMode: 0.8,
  city: 2,
  company: 3,
} as const;
const FLAG_COSTS: Readonly<Record<JobFlagName, number>> = {
  workFromHome: 1.6,
  femaleCandidate: 0.7,
  femaleBackWorkForce: 0.7,
  differentlyAbled: 0.7,
  exDefence: 0.7,
};

/** The filter that a part is; null for a wish, which is looked for in the text. */
export const filterOf = (part: QueryPart): PlannedFilter | null => {
  if (part.kind === 'wish') return null;
  return part.kind === 'flag' ? part.flag : part.kind;
};

const toFilter = (part: QueryPart): ImpliedFilter | null => {
  switch (part.kind) {
    case 'city':
      return { name: 'city', part, condition: anyOf('cities', part.cityIds), cost: COSTS.city };
    case 'experience':
      return {
        name: 'experience',
        part,
        condition: withinYears(part.years),
        cost: COSTS.experience,
      };
    case 'pay':
      // A job that does not say its pay may pay as much.
      return { name: 'pay', part, condition: notBelow('pay', part.lakh), cost: COSTS.pay };
    case 'flag':
      return {
        name: part.flag,
        part,
        condition: anyMark(flagMark(part.flag)),
        cost: FLAG_COSTS[part.flag],
      };
    case 'workMode':
      return {
        name: 'workMode',
        part,
        condition: anyWorkTermOf('workMode', [workModeId(part.mode)]),
        cost: COSTS.workMode,
      };
    case 'shift':
      return {
        name: 'shift',
        part,
        condition: anyWorkTermOf('shift', [shiftId(part.shift)]),
        cost: COSTS.shift,
      };
    case 'company':
      return {
        name: 'company',
        part,
        condition: oneOf('companies', part.companyIds),
        cost: COSTS.company,
      };
    default:
      return null;
  }
};

/** Several cities are one filter; of other parts the last one counts. */
const joinParts = (one: QueryPart | undefined, other: QueryPart): QueryPart =>
  one?.kind === 'city' && other.kind === 'city'
    ? { ...other, cityIds: [...new Set([...one.cityIds, ...other.cityIds])] }
    : other;

/** The filters that the parts of a query imply, each once. */
export const impliedConditions = (parts: readonly QueryPart[]): ImpliedFilter[] => {
  const byName = new Map<string, QueryPart>();
  for (const part of parts) {
    const name = filterOf(part);
    if (name) byName.set(name, joinParts(byName.get(name), part));
  }
  return [...byName.values()].flatMap((part) => toFilter(part) ?? []);
};
