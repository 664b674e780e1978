import { bffPathOf, type CallDefinition, type CallParams } from '@broadsheet/contract/call';

/** The path of a call at the BFF, with its parameters. */
export const callPath = <Call extends CallDefinition>(
  call: Call,
  params: CallParams<Call> | undefined,
): string => {
  const values = new Map(Object.entries({ ...params }));
  return bffPathOf(call).replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
};
