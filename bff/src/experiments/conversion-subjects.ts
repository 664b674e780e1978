import type { ConversionMetric } from '@broadsheet/contract/experiments';

/** The validated input of a call: parameters, query and body. */
export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const JOB_FIELDS = ['jobcode', 'jobId', 'jobIds'] as const;
const MAX_SUBJECTS = 50;
const MAX_CHARACTERS = 64;

const isSubject = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '' && value.length <= MAX_CHARACTERS) ||
  Number.isSafeInteger(value);

/**
 * The subjects of a successful call's conversion: each job once, under any name that the call uses for it. A
 * registration converts once. A call that names no job converts on nothing.
 */
export const conversionSubjects = (metric: ConversionMetric, input: CallInput): string[] => {
  if (metric === 'register') return ['account'];
  const subjects = [input.params, input.query, input.body].flatMap((part) => {
    if (typeof part !== 'object' || part === null) return [];
    return JOB_FIELDS.flatMap((field): unknown =>
      Object.hasOwn(part, field) ? Reflect.get(part, field) : [],
    );
  });
  return [...new Set(subjects.filter(isSubject).map(String))].slice(0, MAX_SUBJECTS);
};
