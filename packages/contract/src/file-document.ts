import Type from 'typebox';

/** A file created for the caller, as programs transfer it. */
export const FileDocument = Type.Object({
  /** Letters, digits, dots, dashes and underscores. */
  fileName: Type.String({ pattern: '^[\\w.-]+$' }),
  mediaType: Type.Enum(['application/pdf', 'application/json', 'text/calendar']),
  base64: Type.String({ description: 'The bytes of the file, in Base64.' }),
});
export type FileDocument = Type.Static<typeof FileDocument>;
