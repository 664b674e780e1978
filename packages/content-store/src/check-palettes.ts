import type { BrandConfig } from '@broadsheet/contract/brand-config';
import {
  contrastOf,
  formatContrast,
  MIN_CONTRAST,
  TEXT_PAIRS,
} from '@broadsheet/contract/colour-contrast';
import type { JsonPath } from '@broadsheet/layout-engine/json-source';

export interface ContrastFault {
  readonly path: JsonPath;
  readonly message: string;
}

/** Colours of a brand in which text could not be read. */
export const checkPalettes = ({ colours }: BrandConfig): ContrastFault[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    TEXT_PAIRS.flatMap(([text, ground]) => {
      const contrast = contrastOf(colours[scheme][text], colours[scheme][ground]);
      if (contrast >= MIN_CONTRAST) return [];
      const found = formatContrast(contrast);
      const message = `${text} on ${ground} has a contrast of ${found} to 1: text needs ${MIN_CONTRAST} to 1`;
      return [{ path: ['colours', scheme, text], message }];
    }),
  );
