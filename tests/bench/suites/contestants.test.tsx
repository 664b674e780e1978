import { staticMarkup } from '@broadsheet/renderer/static-markup';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createHandler as createTrackerHandler } from './framework-tracker/handler.tsx';
import { Table as TrackerTable } from './framework-tracker/table.tsx';
import type { LoadRows, TableRow } from './render-uncached.ts';
import { createHandler as createBenchmarkHandler } from './ssr-benchmark/handler.tsx';
import { Table as BenchmarkTable } from './ssr-benchmark/table.tsx';

const plainRows = Array.from({ length: 1000 }, (_, index) => ({
  id: `id-${index}`,
  name: `name-${index}`,
}));
const ROWS: readonly TableRow[] = [...plainRows, { id: '<b>', name: '"fish" & \'chips\'' }];
const loadRows: LoadRows = async () => ROWS;

class SentResponse {
  body = '';
  setHeader(): this {
    return this;
  }
  writeHead(): this {
    return this;
  }
  end(body: string): this {
    this.body = body;
    return this;
  }
}

type Handler = (request: unknown, response: never) => Promise<void>;
const sentBy = async (handler: Handler): Promise<string> => {
  const response = new SentResponse();
  await handler({}, response as never);
  return response.body;
};

type TableComponent = ComponentType<{ readonly rows: readonly TableRow[] }>;
const suites: [string, TableComponent, Handler][] = [
  ['ssr-benchmark', BenchmarkTable, createBenchmarkHandler(loadRows)],
  ['framework-tracker', TrackerTable, createTrackerHandler(loadRows)],
];

describe.each(suites)('the contestant of %s', (_name, Table, handler) => {
  it("sends React's HTML of the same table, letter for letter", async () => {
    const sent = await sentBy(handler);
    const table = sent.slice(sent.indexOf('<table>'), sent.indexOf('</table>') + '</table>'.length);
    expect(table).toBe(renderToStaticMarkup(<Table rows={ROWS} />));
    expect(table.match(/<tr>/g)).toHaveLength(ROWS.length);
  });

  it('is rendered without React', () => {
    const context = { preloads: new Set<string>(), selected: null };
    expect(staticMarkup(<Table rows={ROWS} />, context)).toContain(
      '<td>&lt;b&gt;</td><td>&quot;fish&quot; &amp; &#x27;chips&#x27;</td>',
    );
  });
});

it('the table is all that the contestant of ssr-benchmark sends', async () => {
  const sent = await sentBy(createBenchmarkHandler(loadRows));
  expect(sent).toBe(renderToStaticMarkup(<BenchmarkTable rows={ROWS} />));
});

it('the contestant of framework-tracker sends a whole document', async () => {
  expect(await sentBy(createTrackerHandler(loadRows))).toMatch(
    /^<!DOCTYPE html><html><head>.*<\/head><body><table>.*<\/table><\/body><\/html>$/s,
  );
});
