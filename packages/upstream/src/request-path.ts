import type { CallDefinition, CallInput } from '@broadsheet/contract/call';

const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {});

/** Text that URLSearchParams leaves as it is. */
const UNESCAPED = /^[\w.*-]*$/;

const pathOf = ({ path }: CallDefinition, input: CallInput<CallDefinition>): string => {
  if (!path.includes('{')) return path;
  const params = Object.fromEntries(entriesOf(input.params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
};

/** Path and query of a call under its service's base; equal inputs give equal paths. */
export const requestPathOf = (call: CallDefinition, input: CallInput<CallDefinition>): string => {
  const path = pathOf(call, input);
  const query = entriesOf(input.query)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [name, String(value)]);
  if (query.length === 0) return path;
  // Most names and values are the same in an address, and URLSearchParams costs more than the rest of this.
  if (query.every((pair) => pair.every((text) => UNESCAPED.test(text))))
    return `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
  return `${path}?${new URLSearchParams(query)}`;
};

/** The same path with the page parameters of a call, which are not part of its key. */
export const withPageParameters = (
  path: string,
  parameters: Readonly<Record<string, string>>,
): string => {
  if (Object.keys(parameters).length === 0) return path;
  const query = new URLSearchParams(parameters).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
};
