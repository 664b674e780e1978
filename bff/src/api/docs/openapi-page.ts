import { escapeHtml } from '@broadsheet/contract/escape-html';
import { plainPage } from '../../http/plain-page.ts';
import type { OpenApiDocument, Operation } from './openapi-types.ts';

const schemaText = (schema: object): string => escapeHtml(JSON.stringify(schema, null, 2));

const accessOf = ({ security }: Operation): string => {
  if (security.length === 0) return 'Open to all.';
  const isOptional = security.some((entry) => Object.keys(entry).length === 0);
  return isOptional
    ? 'Open to all; answers those who are signed in otherwise.'
    : 'Needs a session: the cookie, or a bearer token.';
};

const foldedSchema = (title: string, schema: object): string =>
  `<details><summary>${title}</summary><pre>${schemaText(schema)}</pre></details>`;

const schemaOf = (content: Readonly<Record<string, { readonly schema: object }>>): object =>
  (content['application/json'] ?? content['multipart/form-data'])?.schema ?? {};

const bodyTitle = (content: object): string => {
  if ('multipart/form-data' in content) return 'Body, as a form with a file after its fields';
  return 'application/x-www-form-urlencoded' in content
    ? 'Body, as JSON or as a form'
    : 'Body, as JSON';
};

const operationHtml = (path: string, method: string, operation: Operation): string => {
  const { parameters, requestBody, responses, operationId } = operation;
  const listed = parameters.map(
    ({ name, in: location, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> (${location}${required ? ', needed' : ''}) <code>${escapeHtml(JSON.stringify(schema))}</code></li>`,
  );
  const { 200: answer, ...refusals } = responses;
  const refused = Object.entries(refusals).map(
    ([status, { description }]) =>
      `<li>${status} ${description.split('\n').map(escapeHtml).join('<br>')}</li>`,
  );
  return `<article id="${operationId}"><h3>${method.toUpperCase()} <code>${escapeHtml(path)}</code></h3>
<p>${accessOf(operation)}</p>
${listed.length > 0 ? `<ul>${listed.join('')}</ul>` : ''}
${requestBody ? foldedSchema(bodyTitle(requestBody.content), schemaOf(requestBody.content)) : ''}
${answer ? foldedSchema('Answer', schemaOf(answer.content)) : ''}
<details><summary>Errors</summary><ul>${refused.join('')}</ul></details></article>`;
};

/** The document as a page to read. @param document the same object that programs get */
export const openApiPage = (
  { info, paths }: OpenApiDocument,
  themeHref: string | undefined,
): string => {
  const byService = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [service = ''] = operation.tags;
      const before = byService.get(service) ?? [];
      byService.set(service, [...before, operationHtml(path, method, operation)]);
    }
  }
  const sections = [...byService]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, calls]) => `<section><h2>${escapeHtml(name)}</h2>${calls.join('\n')}</section>`);
  return plainPage(
    'API',
    `<h1>API</h1><p>${escapeHtml(info.description)} <a href="/api/docs/openapi.json">As OpenAPI</a></p>
${sections.join('\n')}`,
    themeHref,
  );
};
