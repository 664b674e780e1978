import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { ERRORS, ErrorBody, type ErrorCode } from '@broadsheet/contract/errors';
import Type, { type TSchema } from 'typebox';
import { callErrors } from './call-errors.ts';
import { FLAG_OPERATIONS } from './flag-operations.ts';
import type { Content, OpenApiDocument, Operation, Parameter } from './openapi-types.ts';

const ERROR_REF = { $ref: '#/components/schemas/Error' };
const SECURITY = [{ cookie: [] }, { bearer: [] }];

const parametersIn = (location: Parameter['in'], schema: TSchema): Parameter[] => {
  if (!Type.IsObject(schema)) return [];
  const required: readonly string[] = schema.required ?? [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
};

const operationIdOf = (call: CallDefinition): string => {
  const segments = bffPathOf(call).split(/[^A-Za-z0-9]+/);
  const name = segments.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return call.method.toLowerCase() + name;
};

/** One response per status, with the messages of its codes. */
const refusals = (codes: readonly ErrorCode[]): Record<string, Content> => {
  const byStatus: Record<string, Content> = {};
  for (const code of codes) {
    const { status, message } = ERRORS[code];
    const before = byStatus[status];
    const text = `${code}: ${message}`;
    byStatus[status] = {
      description: before ? `${before.description}\n${text}` : text,
      content: { 'application/json': { schema: ERROR_REF } },
    };
  }
  return byStatus;
};

const securityOf = (call: CallDefinition): readonly object[] => {
  if (call.auth === 'token') return SECURITY;
  if (call.auth === 'recruiter') return [{ recruiter: [] }];
  return call.knowsReader ? [...SECURITY, {}] : [];
};

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

const bodiesOf = ({ upload }: CallDefinition, body: TSchema): Content['content'] =>
  upload
    ? {
        'multipart/form-data': {
          schema: { allOf: [body, { properties: { file: FILE }, required: ['file'] }] },
        },
      }
    : {
        'application/json': { schema: body },
        'application/x-www-form-urlencoded': { schema: body },
      };

const operationOf = (call: CallDefinition): Operation => ({
  operationId: operationIdOf(call),
  tags: [call.service],
  security: securityOf(call),
  parameters: [...parametersIn('path', call.params), ...parametersIn('query', call.query)],
  ...(call.body ? { requestBody: { required: true, content: bodiesOf(call, call.body) } } : {}),
  responses: {
    200: {
      description: 'Done.',
      content: {
        [call.answersStream ? 'text/event-stream' : 'application/json']: { schema: call.answer },
      },
    },
    ...refusals(callErrors(call)),
  },
});

/** The OpenAPI 3.1 document of the calls. Pure. @param tokenCookie the name of the session cookie */
export const openApiDocument = (
  calls: readonly CallDefinition[],
  tokenCookie: string,
): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = bffPathOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Broadsheet',
      version: '1',
      description:
        'The calls of the site. The host names the brand. Any call also takes ref, referenceText, pref and refPool of the page that it is made on.',
    },
    paths: { ...paths, ...FLAG_OPERATIONS },
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: tokenCookie },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        recruiter: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
