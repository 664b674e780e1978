import type { ServerResponse } from 'node:http';
import { type LoadRows, renderUncached, type TableRow } from '../render-uncached.ts';
import { Table } from './table.tsx';

const TableBlock = ({ data }: { readonly data: unknown }) => (
  <Table rows={data as readonly TableRow[]} />
);

/** The document around the blocks is text, as in the product; this is the one of the suite's baseline. */
const documentAround = (body: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>SSR Throughput</title></head><body>${body}</body></html>`;

/** The suite's contract of a "node" contestant: a handler that sends a whole document with the table. */
export const createHandler =
  (loadRows: LoadRows) =>
  async (_request: unknown, response: Pick<ServerResponse, 'writeHead' | 'end'>): Promise<void> => {
    const html = documentAround(renderUncached(TableBlock, await loadRows()));
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(html);
  };
