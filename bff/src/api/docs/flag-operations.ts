import { ExperimentKey } from '@broadsheet/contract/experiments';
import {
  BulkEvaluation,
  EvaluationFailure,
  EvaluationRequest,
  FLAG_PATH,
  FlagEvaluation,
} from '@broadsheet/contract/flag-evaluation';
import type { TSchema } from 'typebox';
import type { OpenApiDocument, Operation } from './openapi-types.ts';

const json = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

const KEY = { name: 'key', in: 'path', required: true, schema: ExperimentKey } as const;

const operationOf = (
  operationId: string,
  answer: TSchema,
  more: Pick<Operation, 'parameters' | 'responses'>,
): Operation => ({
  operationId,
  tags: ['ofrep'],
  security: [],
  parameters: more.parameters,
  requestBody: { required: true, content: { 'application/json': { schema: EvaluationRequest } } },
  responses: {
    200: json('Evaluated. Nothing is counted.', answer),
    400: json('PARSE_ERROR, TARGETING_KEY_MISSING or INVALID_CONTEXT.', EvaluationFailure),
    ...more.responses,
  },
});

/** The OpenFeature Remote Evaluation Protocol, which has error bodies of its own. */
export const FLAG_OPERATIONS: OpenApiDocument['paths'] = {
  [FLAG_PATH]: {
    post: operationOf('evaluateFlagsBulk', BulkEvaluation, {
      parameters: [],
      responses: {
        304: { description: 'The same as the ETag in If-None-Match.', content: {} },
      },
    }),
  },
  [`${FLAG_PATH}/{key}`]: {
    post: operationOf('evaluateFlag', FlagEvaluation, {
      parameters: [KEY],
      responses: { 404: json('FLAG_NOT_FOUND.', EvaluationFailure) },
    }),
  },
};
