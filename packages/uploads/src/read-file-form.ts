import { AppError } from '@broadsheet/contract/errors';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './read-upload.ts';
import { toRefusal } from './read-upload.ts';

const LIMITS = { fields: 200, fieldSize: 64 * 1024 };
/** How much is read beyond a valid file: the fields after a file that is too large must not be lost. */
const REST_BYTES_MAX = 64 * 2 ** 20;

export interface FormFileUpload extends Upload {
  /** The name of its part. */
  readonly part: string;
}

/** The consumer may stop early: the rest of the form can still be read. */
async function* readContent({ file }: MultipartFile, bytesMax: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > bytesMax) break;
    yield chunk;
  }
  if (bytes > bytesMax || file.truncated) throw new AppError('FILE_TOO_LARGE');
}

/**
 * Reads a browser's form with fields and optional files, in any order.
 * @param bytesMax the maximum size of a file, by the name of its part; other files are ignored
 * @param takeFile receives each chosen file, as it arrives; it need not read it to its end, and must not throw
 * @throws FILE_TOO_LARGE where the body is many times as large as the files may be, and BAD_REQUEST
 */
export const readFileForm = async (
  request: FastifyRequest,
  bytesMax: Readonly<Record<string, number>>,
  takeFile: (file: FormFileUpload) => Promise<void>,
): Promise<URLSearchParams> => {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const sizes = Object.values(bytesMax);
  const bodyMax = sizes.reduce((sum, size) => sum + size, REST_BYTES_MAX);
  if (!(Number(request.headers['content-length']) <= bodyMax)) throw new AppError('FILE_TOO_LARGE');
  const fields = new URLSearchParams();
  const limits = {
    ...LIMITS,
    files: sizes.length,
    parts: LIMITS.fields + sizes.length,
    fileSize: Math.max(...sizes),
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields.append(part.fieldname, String(part.value));
        continue;
      }
      const { fieldname, filename } = part;
      const size = Object.hasOwn(bytesMax, fieldname) ? bytesMax[fieldname] : undefined;
      // A browser sends the part without a name where nothing was chosen.
      if (filename && size !== undefined) {
        const content = readContent(part, size);
        await takeFile({
          part: fieldname,
          name: filename,
          fields: Object.fromEntries(fields),
          content,
        });
      }
      part.file.resume();
    }
  } catch (error) {
    throw toRefusal(error);
  }
  return fields;
};
