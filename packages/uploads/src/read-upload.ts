import { AppError } from '@broadsheet/contract/errors';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** An upload in progress. */
export interface Upload {
  /** The fields before the file; of a repeated name the last value counts. */
  readonly fields: Readonly<Record<string, string>>;
  /** The client's name for the file; empty where nothing was chosen. */
  readonly name: string;
  /**
   * Can be read once, and must be read to its end. Throws FILE_TOO_LARGE, and BAD_REQUEST for a body that is truncated
   * or has more data.
   */
  readonly content: AsyncIterable<Buffer>;
}

const PART = 'file';

const refused = (path: string, message: string) =>
  new AppError('VALIDATION', { details: [{ path, message }] });

/** Errors of the parser are the client's fault. */
export const toRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const isTooMuch =
    error instanceof Error && 'statusCode' in error && Number(error.statusCode) === 413;
  return new AppError(isTooMuch ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST', { cause: error });
};

type Parts = ReturnType<FastifyRequest['parts']>;

async function* readContent(parts: Parts, { file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk;
    if (file.truncated) throw new AppError('FILE_TOO_LARGE');
    const after = await parts.next();
    if (!after.done) throw refused('body', 'nothing may follow the file');
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * Reads the fields of a request, up to its file. Throws FILE_MISSING, VALIDATION for fields that are too long,
 * FILE_TOO_LARGE where the body's length shows it already, and BAD_REQUEST.
 */
export const readUpload = async (request: FastifyRequest, bytesMax: number): Promise<Upload> => {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  // The largest fields and their headers are smaller.
  if (Number(request.headers['content-length'] ?? 0) > bytesMax + 64 * 1024)
    throw new AppError('FILE_TOO_LARGE');
  const parts = request.parts({ limits: { fileSize: bytesMax } });
  const fields = new Map<string, string>();
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const { value: part } = next;
      if (part.type === 'file') {
        if (part.fieldname !== PART) throw refused(`body/${part.fieldname}`, 'is no file');
        return {
          fields: Object.fromEntries(fields),
          name: part.filename,
          content: readContent(parts, part),
        };
      }
      const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
      if (typeof value !== 'string' || fieldnameTruncated || valueTruncated)
        throw refused('body', 'has a field that is too long or of another type');
      fields.set(fieldname, value);
    }
  } catch (error) {
    throw toRefusal(error);
  }
  throw new AppError('FILE_MISSING');
};
