import type { CallAnswer, CallDefinition, CallInput } from '@broadsheet/contract/call';
import { Value } from 'typebox/value';
import type { OptionsInput } from '../command-line/command-spec.ts';
import { EXIT_OK, UsageError } from '../usage.ts';
import { callAsRecruiter, readSite, readToken } from './call-as-recruiter.ts';
import type * as specs from './specs.ts';

interface CallValues {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** The file of an upload. */
  readonly file?: Buffer;
}

/** Options that were left out are not sent. */
const withoutUndefined = (values: unknown = {}): unknown => JSON.parse(JSON.stringify(values));

/** The first value that the site would refuse, and why. */
const describeFault = (
  { params, query, body }: CallDefinition,
  input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string => {
  const [fault] = [
    ...Value.Errors(params, input.params),
    ...Value.Errors(query, input.query),
    ...(body ? Value.Errors(body, input.body) : []),
  ];
  const field = fault?.instancePath.slice(1).replaceAll('/', ' ') || 'the input';
  return `${field}: ${fault?.message ?? 'is not valid'}.`;
};

const requireInput = <Call extends CallDefinition>(
  call: Call,
  values: CallValues,
): CallInput<Call> => {
  const params = Value.Convert(call.params, withoutUndefined(values.params));
  const query = Value.Convert(call.query, withoutUndefined(values.query));
  const body = call.body && withoutUndefined(values.body);
  const isValid =
    Value.Check(call.params, params) &&
    Value.Check(call.query, query) &&
    (!call.body || Value.Check(call.body, body));
  if (!isValid) throw new UsageError(describeFault(call, { params, query, body }));
  return { params, query, ...(call.body ? { body } : {}) } as CallInput<Call>;
};

type Shared = OptionsInput<typeof specs.shared>;

/** A run of a command that makes one call and prints its answer. */
export const createRun =
  <Call extends CallDefinition, Input extends Shared>(
    call: Call,
    inputOf: (input: Input) => CallValues | Promise<CallValues>,
    format: (answer: CallAnswer<Call>) => string,
  ) =>
  async (input: Input): Promise<number> => {
    const site = { site: readSite(input.site), token: await readToken(input['token-file']) };
    const values = await inputOf(input);
    const answer = await callAsRecruiter(site, call, requireInput(call, values), values.file);
    process.stdout.write(input.json ? `${JSON.stringify(answer)}\n` : format(answer));
    return EXIT_OK;
  };
