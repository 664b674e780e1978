import type { CallAnswer, CallBody, CallDefinition } from '@broadsheet/contract/call';
import type { TSchema } from 'typebox';

/** A call that answers with what it makes of a file, and stores nothing. */
export interface BoundConversion {
  readonly call: CallDefinition;
  /** Has the memory for one file at a time. */
  readonly convert: (bytes: Buffer, fields: unknown) => Promise<unknown>;
}

type Conversion<Answer extends TSchema, Fields extends TSchema> = CallDefinition<
  TSchema,
  TSchema,
  Answer,
  Fields
>;

export const bindConversion = <Answer extends TSchema, Fields extends TSchema>(
  call: Conversion<Answer, Fields>,
  convert: (
    bytes: Buffer,
    fields: CallBody<Conversion<Answer, Fields>>,
  ) => Promise<CallAnswer<Conversion<Answer, Fields>>>,
): BoundConversion => ({
  call,
  convert: (bytes, fields) => convert(bytes, fields as CallBody<Conversion<Answer, Fields>>),
});
