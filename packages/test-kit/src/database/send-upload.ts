import type { CallDefinition } from '@broadsheet/contract/call';
import { writeUpload } from '@broadsheet/uploads/write-upload';
import type { Answered, TestServices } from './create-test-services.ts';

export interface TestUpload {
  readonly file: Buffer;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** The idempotency key. */
  readonly key?: string;
  readonly brand?: string;
}

const collect = async (content: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A file with its fields, as a form sends it. */
export const multipartOf = async ({ file, name = 'Asha Rao.file', fields = {} }: TestUpload) => {
  async function* content() {
    yield file;
  }
  const written = writeUpload({ fields, name, content: content() });
  return { contentType: written.contentType, body: await collect(written.content) };
};

/** Sends a file, and returns any response. */
export const sendUpload = async (
  { app }: Pick<TestServices, 'app'>,
  call: CallDefinition,
  upload: TestUpload,
): Promise<Answered> => {
  const { contentType, body } = await multipartOf(upload);
  const answer = await app.inject({
    method: call.method,
    url: `/${call.service}${call.path}`,
    headers: {
      'content-type': contentType,
      'x-brand': upload.brand ?? 'tech',
      'x-client-address': '203.0.113.7',
      ...(upload.token ? { authorization: `Bearer ${upload.token}` } : {}),
      ...(upload.key ? { 'idempotency-key': upload.key } : {}),
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};
