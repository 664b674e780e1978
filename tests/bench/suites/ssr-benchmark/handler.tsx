import type { ServerResponse } from 'node:http';
import { type LoadRows, renderUncached, type TableRow } from '../render-uncached.ts';
import { Table } from './table.tsx';

const TableBlock = ({ data }: { readonly data: unknown }) => (
  <Table rows={data as readonly TableRow[]} />
);

/** The suite's contract of a renderer: a handler of Node's HTTP server that loads the rows and sends the table. */
export const createHandler =
  (loadRows: LoadRows) =>
  async (_request: unknown, response: Pick<ServerResponse, 'setHeader' | 'end'>): Promise<void> => {
    const html = renderUncached(TableBlock, await loadRows());
    response.setHeader('content-type', 'text/html');
    response.end(html);
  };
