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

/** Sets the tracer of new spans; null records none. */
export const traceBy = (next: Tracer | null): void => {
  tracer = next;
};

export const currentTracer = (): Tracer | null => tracer;

/** The recorded part of an error: its code or its class, because messages may quote a client's data. */
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
  /** Only names from the code and numbers: never a client's data. */
  readonly attributes?: Attributes;
  /** It calls another program. */
  readonly isCall?: true;
}

/** Runs the work within a span of the current trace; without tracing it only runs the work. */
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

/** Records a span that has ended: it took this many milliseconds up to now. */
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

/** The headers that continue the current trace in another program. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
};
