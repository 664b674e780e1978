/** Variables that let somebody in: kept until they are sent, and shown to nobody. */
const SECRET: ReadonlySet<string> = new Set(['code', 'token', 'refusal']);

/** The variables of a message with those that let somebody in blanked out. */
export const withoutSecrets = (
  variables: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, SECRET.has(name) ? '' : value]),
  );
