/** Patterns of special parameters; all others are one path segment of lower-case slug characters. */
const PARAMETER_PATTERNS: Readonly<Record<string, string>> = {
  jobId: '\\d{1,12}',
  page: '[1-9]\\d{0,4}',
  recruiterId: '\\d{1,12}',
  calendarId: '[A-Za-z0-9-]{1,64}',
  conversationId: '[A-Za-z0-9-]{1,64}',
  step: '[A-Za-z]{1,40}',
  section: '[a-z-]{1,40}',
  token: '[A-Za-z0-9._~-]{1,2048}',
};
const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';

export interface PathPattern {
  readonly names: readonly string[];
  /** Parameters by name, or null when the path is not of this pattern. */
  readonly match: (pathname: string) => Record<string, string> | null;
  readonly build: (params: Readonly<Record<string, string>>) => string;
}

/** Compiles `/c/{category}-jobs-in-{city}`; earlier parameters match greedily. */
export const compilePathPattern = (pattern: string): PathPattern => {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  const texts = pattern.split(/\{\w+\}/);
  const source = pattern
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name
        ? `(${PARAMETER_PATTERNS[name] ?? SLUG})`
        : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    })
    .join('');
  const expression = new RegExp(`^${source}$`);
  return {
    names,
    match: (pathname) => {
      const found = expression.exec(pathname);
      return (
        found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
      );
    },
    build: (params) => {
      let path = texts[0] ?? '';
      names.forEach((name, index) => {
        path += (params[name] ?? '') + (texts[index + 1] ?? '');
      });
      return path;
    },
  };
};
