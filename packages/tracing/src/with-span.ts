import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';

let tracer: Tracer | null = null;

/** From now on spans are made by it; null makes none. */
export const traceBy = (next: Tracer | null): void => {
  tracer = next;
};

export const currentTracer = (): Tracer | null => tracer;

/** What of a fault is told: its code or its kind, for messages may quote what somebody sent. */
const kindOf = (error: unknown): string => {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? typeof error);
};

const end = (span: Span, error?: unknown): void => {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', kindOf(error));
  }
  span.end();
};

const endAfter = async <T>(span: Span, work: Promise<T>): Promise<T> => {
  try {
    const result = await work;
    end(span);
    return result;
  } catch (error) {
    end(span, error);
    throw error;
  }
};

export interface SpanFacts {
  readonly name: string;
  /** Names of the code's own and numbers: never what somebody sent. */
  readonly attributes?: Attributes;
  /** It asks another program. */
  readonly isCall?: true;
}

/** Does the work within a span of what is traced now; without tracing it does the work and no more. */
export const withSpan = <T>({ name, attributes = {}, isCall }: SpanFacts, work: () => T): T => {
  if (!tracer) return work();
  const kind = isCall ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { attributes, kind }, (span) => {
    try {
      const result = work();
      if (result instanceof Promise) return endAfter(span, result) as T;
      end(span);
      return result;
    } catch (error) {
      end(span, error);
      throw error;
    }
  });
};

/** A span that is over: it took so many milliseconds up to now. */
export const notePast = (
  name: string,
  attributes: Attributes,
  ms: number,
  error?: unknown,
): void => {
  if (!tracer) return;
  const startTime = Date.now() - ms;
  end(tracer.startSpan(name, { attributes, startTime, kind: SpanKind.CLIENT }), error);
};

/** The headers by which another program goes on with what is traced now. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
};
