import { BRANDS, type Brand } from '@broadsheet/contract/brand';

const FILE = /^layouts\/messages\/en-IN(?:\.([a-z]+))?\/([^/]+)\.json$/;

/** Part of the interface, and the site that words it in its own way; null for the texts of both sites. */
export interface MessageFile {
  readonly area: string;
  readonly site: Brand | null;
}

export const parseMessageFile = (file: string): MessageFile => {
  const [, named, area = ''] = FILE.exec(file) ?? [];
  return { area, site: BRANDS.find((brand) => brand === named) ?? null };
};

export const messageFileOf = ({ area, site }: MessageFile): string =>
  `layouts/messages/en-IN${site === null ? '' : `.${site}`}/${area}.json`;
