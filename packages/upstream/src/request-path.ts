import type { CallDefinition, CallInput } from '@broadsheet/contract/call';

const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {});

/** Path and query of a call under its service's base; equal inputs give equal paths. */
export const requestPathOf = (call: CallDefinition, input: CallInput<CallDefinition>): string => {
  const params = Object.fromEntries(entriesOf(input.params));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = entriesOf(input.query)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return query.length ? `${path}?${new URLSearchParams(query)}` : path;
};

/** The same path with the page parameters of a call, which are not part of its key. */
export const withPageParameters = (
  path: string,
  parameters: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams(parameters).toString();
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
};
