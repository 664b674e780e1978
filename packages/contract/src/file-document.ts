import Type from 'typebox';

/** A file that was written for whoever asks, as it travels between programs. */
export const FileDocument = Type.Object({
  /** Letters, digits, dots, dashes and low lines. */
  fileName: Type.String({ pattern: '^[\\w.-]+$' }),
  mediaType: Type.Enum(['application/pdf', 'application/json', 'text/calendar']),
  base64: Type.String({ description: 'The bytes of the file, in Base64.' }),
});
export type FileDocument = Type.Static<typeof FileDocument>;
