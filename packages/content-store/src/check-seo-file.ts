import type { Finding } from '@broadsheet/contract/finding';
import { isPageLayoutName, PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { SeoFile } from '@broadsheet/contract/seo';
import {
  type JsonPath,
  parseJson,
  plainValue,
  positionOf,
} from '@broadsheet/layout-engine/json-source';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { schemaFindings } from '@broadsheet/layout-engine/schema-findings';
import Value from 'typebox/value';
import type { ContentFile } from './read-content-files.ts';

const SAFE_ADDRESS = /^(\/(?![/\\])|https:\/\/)/;

const nameFindings = ({ file, name }: ContentFile): Finding[] =>
  isPageLayoutName(name)
    ? []
    : [
        {
          file,
          line: 1,
          column: 1,
          code: 'UNKNOWN_PAGE',
          message: `there is no page "${name}" to tell search engines of`,
          mend: suggestName(name, Object.keys(PAGE_KINDS)),
        },
      ];

const unsafeLinks = (value: SeoFile): JsonPath[] =>
  Object.entries(value).flatMap(([brand, { additionalLinkTags }]) =>
    additionalLinkTags.flatMap(({ href }, index): JsonPath[] =>
      SAFE_ADDRESS.test(href) ? [] : [[brand, 'additionalLinkTags', index, 'href']],
    ),
  );

/** Every fault of a `layouts/seo/<page>.json`. */
export const checkSeoFile = (content: ContentFile): Finding[] => {
  const { file, text, fault } = content;
  if (text === null) return fault ? [fault] : [];
  const { source, findings } = parseJson(file, text);
  if (!source) return findings;
  const faults = [
    ...nameFindings(content),
    ...findings,
    ...schemaFindings(file, SeoFile, source.root),
  ];
  const value = plainValue(source.root);
  if (!Value.Check(SeoFile, value)) return faults;
  const unsafe = unsafeLinks(value).map((path) => {
    const { line, column } = positionOf(source, path);
    const message = 'a link tag needs a path of this site or an https:// address';
    const mend = 'Write it like "/favicon.svg", or a full https:// address.';
    return { file, line, column, code: 'UNSAFE_URL', message, mend };
  });
  return [...faults, ...unsafe];
};
