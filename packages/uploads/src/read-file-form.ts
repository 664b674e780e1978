import { CatalogueError } from '@broadsheet/contract/errors';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './read-upload.ts';
import { toRefusal } from './read-upload.ts';

const LIMITS = { fields: 200, parts: 201, fieldSize: 64 * 1024 };
/** What is read to its end beside a good file: the fields behind a file that is too large are not to be lost. */
const REST_BYTES_MAX = 64 * 2 ** 20;

/** The reader may stop before the end: what follows the file in the form can still be read. */
async function* readContent({ file }: MultipartFile): AsyncGenerator<Buffer> {
  for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk;
  if (file.truncated) throw new CatalogueError('FILE_TOO_LARGE');
}

/**
 * Reads a form of a browser that has fields and may have a file, in any order.
 * @param takeFile is given a file that was chosen, as it comes; it need not read it to its end, and must not throw
 * @throws FILE_TOO_LARGE where the body is many times as large as the file may be, and BAD_REQUEST
 */
export const readFileForm = async (
  request: FastifyRequest,
  bytesMax: number,
  takeFile: (file: Pick<Upload, 'name' | 'content'>) => Promise<void>,
): Promise<URLSearchParams> => {
  if (!request.isMultipart()) throw new CatalogueError('UNSUPPORTED_MEDIA_TYPE');
  if (!(Number(request.headers['content-length']) <= bytesMax + REST_BYTES_MAX))
    throw new CatalogueError('FILE_TOO_LARGE');
  const fields = new URLSearchParams();
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: bytesMax } })) {
      if (part.type === 'field') fields.append(part.fieldname, String(part.value));
      else {
        // A browser sends the part without a name where nothing was chosen.
        if (part.filename) await takeFile({ name: part.filename, content: readContent(part) });
        part.file.resume();
      }
    }
  } catch (error) {
    throw toRefusal(error);
  }
  return fields;
};
