import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS } from '@broadsheet/contract/brand';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';
import type { PageSnapshot } from './snapshot.ts';
import { typeVersions } from './type-versions.ts';
import type { BrandMessages } from './validate-messages.ts';

const revisionOfTexts = rememberLast((texts: object) => revisionOf(texts));

/** The revision of a page's messages: it differs where one of its blocks shows another text, for any brand. */
export const messageRevisions =
  (messages: BrandMessages, definitions: BlockDefinitions) =>
  ({ compiled }: Pick<PageSnapshot, 'compiled'>): string[] => {
    const types = typeVersions(compiled).map(([type]) => type);
    const areas = new Set(types.flatMap((type) => definitions[type]?.messages ?? []));
    return [...areas]
      .sort()
      .flatMap((area) => BRANDS.map((brand) => revisionOfTexts(messages[brand][area])));
  };
