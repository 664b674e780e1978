import type { CallBody, CallDefinition } from '@broadsheet/contract/call';
import type { MediaFile } from '@broadsheet/contract/calls/media';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { TSchema } from 'typebox';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { FileOwner } from './save-file.ts';
import type { Crop } from './write-picture.ts';

/** The kind and the owner of the file to save. */
export interface UploadTarget extends Omit<FileOwner, 'name'> {
  readonly crop: Crop | null;
}

/** A call that takes a file, and its handler. */
export interface BoundUpload<Context extends CallContext = CallContext> {
  readonly call: CallDefinition;
  /** Decides by the fields alone, before the file is read. */
  readonly resolve: (context: Context, fields: unknown) => Promise<UploadTarget>;
  readonly notify: (file: MediaFile, messages: Messages) => unknown;
}

type FieldsOf<Fields extends TSchema> = CallBody<CallDefinition<TSchema, TSchema, TSchema, Fields>>;

export const bindUpload = <
  Answer extends TSchema,
  Fields extends TSchema,
  Context extends CallContext = CallContext,
>(
  call: CallDefinition<TSchema, TSchema, Answer, Fields>,
  resolve: (context: Context, fields: FieldsOf<Fields>) => Promise<UploadTarget>,
  notify: BoundUpload['notify'],
): BoundUpload<Context> => ({
  call,
  resolve: (context, fields) => resolve(context, fields as FieldsOf<Fields>),
  notify,
});
