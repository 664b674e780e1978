const SUBJECTS_MAX = 50;
const ID = /^[\w-]{1,64}$/;

/**
 * The jobs or courses in the body of a call, each once. @param property that contains them, comma-separated; absent:
 * none
 */
export const subjectsOf = (body: unknown, property: string | undefined): string[] => {
  if (property === undefined || typeof body !== 'object' || body === null) return [];
  const named: unknown = Reflect.get(body, property);
  if (typeof named !== 'string' && typeof named !== 'number') return [];
  const ids = String(named).split(',', SUBJECTS_MAX);
  return [...new Set(ids)].filter((id) => ID.test(id));
};
