import { randomUUID } from 'node:crypto';
import type { Upload } from './read-upload.ts';

/** A body that is sent as it comes. */
export interface StreamedBody {
  readonly contentType: string;
  readonly content: AsyncIterable<Buffer>;
}

/** As HTML has it for the names of fields and files. */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

/** The same upload as multipart/form-data once more, piece by piece. */
export const writeUpload = ({ fields, name, content }: Upload): StreamedBody => {
  const boundary = `upload-${randomUUID()}`;
  async function* write(): AsyncGenerator<Buffer> {
    for (const [field, value] of Object.entries(fields))
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name=${quoted(field)}\r\n\r\n${value}\r\n`,
      );
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename=${quoted(name)}\r\ncontent-type: application/octet-stream\r\n\r\n`,
    );
    yield* content;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, content: write() };
};
