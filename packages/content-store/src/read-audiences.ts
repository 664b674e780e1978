import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import {
  AUDIENCES_FILE,
  type NamedAudiences,
  NO_AUDIENCES,
} from '@broadsheet/contract/named-audiences';
import { checkAudiences } from '@broadsheet/layout-engine/audiences/check-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

export interface ReadAudiences {
  /** As written, even with faults of meaning; null when the file has the wrong shape or cannot be read. */
  readonly audiences: NamedAudiences | null;
  readonly findings: readonly Finding[];
}

const readFile = rememberLast(
  ({ file, text, fault }: ContentFile, brands: readonly BrandConfig[]): ReadAudiences => {
    if (text === null) return { audiences: null, findings: fault ? [fault] : [] };
    const { written, findings } = parseAudiences(file, text);
    if (!written) return { audiences: null, findings };
    return { audiences: written.audiences, findings: checkAudiences({ ...written, brands }) };
  },
);

/** Reads `layouts/audiences.json` among the files of a directory; without it there are no audiences. */
export const readAudiences = (
  files: readonly ContentFile[],
  brands: readonly BrandConfig[],
): ReadAudiences => {
  const found = files.find(({ file }) => file === AUDIENCES_FILE);
  return found ? readFile(found, brands) : { audiences: NO_AUDIENCES, findings: [] };
};
