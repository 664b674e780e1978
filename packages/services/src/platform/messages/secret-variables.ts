/** Variables that grant access: stored until they are sent, and never shown. */
const SECRET: ReadonlySet<string> = new Set(['code', 'token', 'refusal']);

/** The variables of a message without those that grant access. */
export const withoutSecrets = (
  variables: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, SECRET.has(name) ? '' : value]),
  );
