import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';

/** The route of a call; `{page}.json` needs its parameter's end marked for the router. */
export const routeOf = (call: CallDefinition): string =>
  bffPathOf(call).replace(/\{(\w+)\}/g, ':$1');
