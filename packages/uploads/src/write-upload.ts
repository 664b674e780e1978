import { randomUUID } from 'node:crypto';
import type { Upload } from './read-upload.ts';

/** A body that is sent as a stream. */
export interface StreamedBody {
  readonly contentType: string;
  readonly content: AsyncIterable<Buffer>;
}

/** As HTML specifies it for the names of fields and files. */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

/** Writes the same upload as multipart/form-data again, chunk by chunk. */
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
