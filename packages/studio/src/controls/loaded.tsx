import type { ReactNode } from 'react';
import type { QueryState } from '../data/use-query.ts';
import { Failure } from './failure.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<Data> {
  readonly of: Pick<QueryState<Data>, 'data' | 'error'> & {
    readonly mutate: () => Promise<unknown>;
  };
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a skeleton, the error or the loaded data. Data that was loaded once stays visible after a failed refresh. */
export const Loaded = <Data,>({ of, rows = 5, children }: LoadedProps<Data>) => (
  <>
    {of.error ? <Failure fault={of.error} onRetry={() => of.mutate()} /> : null}
    {of.data === undefined ? !of.error && <Skeleton rows={rows} /> : children(of.data)}
  </>
);
