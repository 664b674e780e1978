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

/** What was asked for: rows to come, why not, or the thing itself. What was there once stays through a failure. */
export const Loaded = <Data,>({ of, rows = 5, children }: LoadedProps<Data>) => (
  <>
    {of.error ? <Failure fault={of.error} onRetry={() => of.mutate()} /> : null}
    {of.data === undefined ? !of.error && <Skeleton rows={rows} /> : children(of.data)}
  </>
);
