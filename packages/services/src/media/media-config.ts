import { join } from 'node:path';
import Type from 'typebox';

/** The environment variables for the storage of files. */
export const MEDIA_ENVIRONMENT = {
  MEDIA_DIR: Type.Optional(Type.String({ minLength: 1, description: 'a folder' })),
  MEDIA_S3_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+(/[A-Za-z0-9._-]+)+/?$',
      description: 'the address of a bucket, such as https://s3.ap-south-1.amazonaws.com/bucket',
    }),
  ),
  MEDIA_S3_REGION: Type.String({
    default: 'us-east-1',
    pattern: '^[a-z0-9-]+$',
    description: 'a region, such as ap-south-1',
  }),
  MEDIA_S3_CREDENTIALS: Type.Optional(
    Type.String({
      pattern: '^[^\\s:]+:\\S+$',
      description: 'an id and a secret, joined by a colon',
    }),
  ),
};
const Environment = Type.Object(MEDIA_ENVIRONMENT);
type Values = Type.Static<typeof Environment>;

export interface MediaConfig {
  /** The folder of stored files, unless there is a bucket, and of uploads in progress. */
  readonly dir: string;
  readonly s3: {
    readonly url: string;
    readonly region: string;
    /** An id and a secret joined by a colon. */
    readonly credentials: string;
  } | null;
}

/** Throws an Error for a bucket without credentials. @param dataDir the default parent of the folder */
export const mediaConfigOf = (value: Values, dataDir: string): MediaConfig => {
  const dir = value.MEDIA_DIR ?? join(dataDir, 'media');
  const { MEDIA_S3_URL: url, MEDIA_S3_REGION: region, MEDIA_S3_CREDENTIALS: credentials } = value;
  if (url === undefined) return { dir, s3: null };
  if (credentials !== undefined) return { dir, s3: { url, region, credentials } };
  throw new Error('The environment is not as expected: MEDIA_S3_URL needs MEDIA_S3_CREDENTIALS.');
};
