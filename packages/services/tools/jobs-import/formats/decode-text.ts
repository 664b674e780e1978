import { BrokenFeedError } from '../feed-format.ts';

const SNIFFED_BYTES = 200;
const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/;

const encodingOf = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(head.subarray(0, SNIFFED_BYTES));
  return DECLARED.exec(start.replace(/^\u00ef\u00bb\u00bf/, ''))?.[1] ?? 'utf-8';
};

const decoderOf = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new BrokenFeedError('line 1', `the encoding ${encoding} is not known`);
  }
};

/** Decodes a stream in the encoding of its byte order mark or its XML declaration, else UTF-8. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= decoderOf(encodingOf(chunk));
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}
