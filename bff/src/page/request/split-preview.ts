import { PREVIEW_PARAMETER } from '@broadsheet/contract/preview-path';

export interface SplitPath {
  /** The path as if no preview were asked for; all else of it as it was written. */
  readonly path: string;
  /** Null where none is named, and where more than one is. */
  readonly token: string | null;
}

const readPair = (pair: string): [name: string, value: string] =>
  [...new URLSearchParams(pair)][0] ?? ['', ''];

/** Takes the preview off a path, so that no link, redirect or cache ever knows of it. */
export const splitPreview = (asked: string): SplitPath => {
  const mark = asked.indexOf('?');
  if (mark === -1) return { path: asked, token: null };
  const kept: string[] = [];
  const tokens: string[] = [];
  for (const pair of asked.slice(mark + 1).split('&')) {
    const [name, value] = readPair(pair);
    if (name === PREVIEW_PARAMETER) tokens.push(value);
    else kept.push(pair);
  }
  if (tokens.length === 0) return { path: asked, token: null };
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  const [token = null] = tokens.length === 1 ? tokens : [];
  return { path: asked.slice(0, mark) + query, token };
};
