import type { Answer, Headers } from '../servers/request.ts';

export interface HtmlSize {
  readonly kind: string;
  /** Bytes without an encoding. */
  readonly plain: number;
  /** Bytes as they travel to a browser that understands gzip. */
  readonly gzip: number;
}

/** The HTML size of a page of every kind. @param get requests a path. Throws when a response has another encoding. */
export const measureHtml = async (
  pages: readonly { readonly kind: string; readonly path: string }[],
  get: (path: string, headers: Headers) => Promise<Answer>,
): Promise<HtmlSize[]> => {
  const sizeIn = async (path: string, encoding: 'identity' | 'gzip'): Promise<number> => {
    const { headers, body } = await get(path, { 'accept-encoding': encoding });
    if ((headers['content-encoding'] ?? 'identity') !== encoding)
      throw new Error(`${path} was asked for in ${encoding} and came in another encoding`);
    return body.length;
  };
  const sizes: HtmlSize[] = [];
  for (const { kind, path } of pages)
    sizes.push({
      kind,
      plain: await sizeIn(path, 'identity'),
      gzip: await sizeIn(path, 'gzip'),
    });
  return sizes;
};

export const htmlTable = (sizes: readonly HtmlSize[]): string[] => [
  '| page | HTML, bytes | gzip, as served |',
  '|---|---|---|',
  ...sizes.map(
    ({ kind, plain, gzip }) =>
      `| ${kind} | ${plain.toLocaleString('en')} | ${gzip.toLocaleString('en')} |`,
  ),
];
