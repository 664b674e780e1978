import type { FastifyInstance } from 'fastify';

const LIST = /\[\]$/;

/** What a form says by name. All values of a name that ends in `[]` are one, joined by commas, under the name before it. */
const readForm = (text: string): Record<string, string> => {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...fields].map(([name, value]) =>
      LIST.test(name) ? [name.replace(LIST, ''), fields.getAll(name).join(',')] : [name, value],
    ),
  );
};

/** Bodies of forms become objects; of a plain name that is given twice the last one counts. */
export const acceptForms = (app: FastifyInstance, bodyLimit?: number): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', ...(bodyLimit === undefined ? {} : { bodyLimit }) },
    async (_: unknown, text: string) => readForm(text),
  );
};
