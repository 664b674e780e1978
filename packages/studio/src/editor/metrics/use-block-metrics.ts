import { type BlockMetrics, listBlockMetrics } from '@broadsheet/contract/studio/metrics-calls';
import { useCall } from '../../data/use-call.ts';
import type { QueryState } from '../../data/use-query.ts';

/** Loads the views and clicks of a page's blocks. @param isOn false: no request yet */
export const useBlockMetrics = (
  page: string,
  isOn: boolean,
): QueryState<{ items: BlockMetrics[] }> =>
  useCall(listBlockMetrics, isOn ? { query: { page } } : null, { revalidateOnFocus: false });
