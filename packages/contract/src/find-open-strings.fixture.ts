const LOOKAROUND = /\(\?<?[=!][^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASS = /\[(\^?)((?:\\.|[^\]\\])*)\]/g;
/** Escapes that match what they do not name. */
const WIDE = /\\[SDWP]/;

/** Whether a character class matches NUL or a lone surrogate. */
const isWide = (negated: string, body: string): boolean =>
  negated === ''
    ? WIDE.test(body)
    : !(/\\u0000|\\p\{Cc\}/.test(body) && /\\ud800-\\udfff|\\p\{Cs\}/.test(body));

/** Whether a pattern is anchored, and no part of it can match NUL or a lone surrogate. */
export const refusesUnstorable = (pattern: string): boolean => {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const consuming = pattern.replace(LOOKAROUND, '');
  const classes = [...consuming.matchAll(CLASS)];
  if (classes.some(([, negated = '', body = '']) => isWide(negated, body))) return false;
  const rest = consuming.replace(CLASS, '');
  return !WIDE.test(rest) && !/(^|[^\\])\./.test(rest.replaceAll('\\\\', ''));
};

/** The paths within a schema whose text no database could store. */
export const findOpenStrings = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, pattern, format }: { type?: unknown; pattern?: unknown; format?: unknown } = schema;
  const isFixed = 'const' in schema || 'enum' in schema;
  const isText = type === 'string' && !isFixed;
  const isClosed =
    typeof pattern === 'string'
      ? refusesUnstorable(pattern)
      : format === 'date-time' || format === 'uuid';
  const within = Object.entries(schema).flatMap(([name, each]) =>
    findOpenStrings(each, `${path}/${name}`),
  );
  return isText && !isClosed ? [path, ...within] : within;
};
