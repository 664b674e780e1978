import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import type { ComposedCall, PartCall } from '@broadsheet/contract/composed-call';
import { AppError } from '@broadsheet/contract/errors';
import { checkInput } from './call-validators.ts';
import type { Flights } from './flights.ts';
import type { LastAnswers, StaleAnswer } from './last-answers.ts';
import { createLazyAbort } from './lazy-abort.ts';
import { type CallRequest, staleKeyOf } from './make-call.ts';
import { requestPathOf } from './request-path.ts';

/** Equal keys of one request mean the same call. */
export const flightKeyOf = (call: CallDefinition, path: string, token: string | null): string =>
  `${call.service} ${path} ${token ?? ''}`;

interface ComposedDeps {
  readonly brand: Brand;
  readonly flights: Flights;
  readonly lastAnswers: LastAnswers;
  readonly make: (request: CallRequest, signal: AbortSignal) => Promise<unknown>;
}

/** A part that a composed answer brought. */
interface LoadedPart {
  readonly part: string;
  readonly call: CallDefinition;
  readonly path: string;
  readonly answer: unknown;
}

export interface ComposedFlight {
  /** Of the call that it is made in place of. */
  readonly leadKey: string;
  /** Makes the composed call, and returns the answer of the leading one. @param lead its own request */
  readonly start: (lead: CallRequest, signal: AbortSignal) => Promise<unknown>;
}

const partsOf = ({ lead, others }: ComposedCall, answer: unknown): LoadedPart[] => {
  const parts: Readonly<Record<string, unknown>> = Object(answer);
  const loadedPart = ({ part, call, input }: PartCall): LoadedPart[] =>
    parts[part] === null
      ? []
      : [{ part, call, path: requestPathOf(call, input), answer: parts[part] }];
  return [lead, ...others(parts[lead.part])].flatMap(loadedPart);
};

/** The services are of a version that does not know the call. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'NOT_FOUND';

/**
 * Each part counts as the answer of its own call: equal calls of the page join it, and it replaces that call's answer when the
 * service fails later.
 */
export const createComposedFlight = (
  composed: ComposedCall,
  { brand, flights, lastAnswers, make }: ComposedDeps,
): ComposedFlight => {
  const { call, input, lead } = composed;
  const leadPath = requestPathOf(lead.call, lead.input);
  const staleKey = staleKeyOf(lead.call, brand, leadPath);

  const staleAnswer = (onLoaded: (parts: readonly LoadedPart[]) => void): StaleAnswer | null => {
    if (staleKey === null) return null;
    const leading = lastAnswers.of(staleKey);
    return {
      store: (body, answer) => {
        const parts = partsOf(composed, answer);
        onLoaded(parts);
        for (const each of parts) {
          const key = staleKeyOf(each.call, brand, each.path);
          if (key !== null) lastAnswers.storePart(key, body, each.part, parts.length);
        }
      },
      forget: leading.forget,
      // The other parts have stored answers of their own.
      find: () => {
        const earlier = leading.find();
        return earlier === undefined ? undefined : { [lead.part]: earlier };
      },
    };
  };

  const start: ComposedFlight['start'] = async (own, signal) => {
    checkInput(call, input);
    let parts: readonly LoadedPart[] = [];
    const stale = staleAnswer((loaded) => {
      parts = loaded;
    });
    const request = { call, path: requestPathOf(call, input), token: null, body: undefined };
    try {
      const answer: Readonly<Record<string, unknown>> = Object(
        await make(stale ? { ...request, stale } : request, signal),
      );
      for (const { call, path, answer } of parts) {
        const key = flightKeyOf(call, path, null);
        if (!flights.find(key)) flights.add(key, Promise.resolve(answer), createLazyAbort());
      }
      return answer[lead.part];
    } catch (error) {
      if (isUnknownCall(error)) return make(own, signal);
      throw error;
    }
  };
  return { leadKey: flightKeyOf(lead.call, leadPath, null), start };
};
