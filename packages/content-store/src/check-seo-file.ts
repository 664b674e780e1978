import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { isPageLayoutName, PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { SeoFile } from '@broadsheet/contract/seo';
import { isSafeAddress } from '@broadsheet/contract/site-path';
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

const nameFindings = ({ file, name }: ContentFile): Finding[] =>
  isPageLayoutName(name)
    ? []
    : [
        {
          file,
          line: 1,
          column: 1,
          code: 'UNKNOWN_PAGE',
          message: `there is no page "${name}" for search engines`,
          mend: suggestName(name, Object.keys(PAGE_KINDS)),
        },
      ];

interface SeoFault {
  readonly path: JsonPath;
  readonly code: FindingCode;
  readonly message: string;
  readonly mend: string;
}

/** The page writes its own canonical link, and search engines ignore both of two. */
const OWN_LINK = 'canonical';
const PLACEHOLDER = /\{\w+\}/;

const wordFaults = (value: SeoFile): SeoFault[] =>
  Object.entries(value).flatMap(([brand, { title, description }]) =>
    Object.entries({ title, description })
      .filter(([, text]) => PLACEHOLDER.test(text))
      .map(([field, text]) => ({
        path: [brand, field],
        code: 'INVALID_VALUE',
        message: `${PLACEHOLDER.exec(text)?.[0]} would be shown as it is written`,
        mend: 'Write the words themselves: nothing is filled in here.',
      })),
  );

const metaFaults = (value: SeoFile): SeoFault[] =>
  Object.entries(value).flatMap(([brand, { meta }]) =>
    [...meta.entries()]
      .filter(([, { name, property }]) => name === undefined && property === undefined)
      .map(([index]) => ({
        path: [brand, 'meta', index],
        code: 'MISSING_FIELD',
        message: `${brand}.meta[${index}] does not say what its content is`,
        mend: 'Add "name" or "property".',
      })),
  );

const linkFaults = (value: SeoFile): SeoFault[] =>
  Object.entries(value).flatMap(([brand, { additionalLinkTags }]) =>
    [...additionalLinkTags.entries()]
      .filter(([, { rel }]) => rel.trim().toLowerCase() === OWN_LINK)
      .map(([index]) => ({
        path: [brand, 'additionalLinkTags', index, 'rel'],
        code: 'INVALID_VALUE',
        message: 'every page writes its own canonical link already',
        mend: 'Remove this one.',
      })),
  );

const unsafeLinks = (value: SeoFile): SeoFault[] =>
  Object.entries(value).flatMap(([brand, { additionalLinkTags }]) =>
    [...additionalLinkTags.entries()]
      .filter(([, { href }]) => !isSafeAddress(href))
      .map(([index]) => ({
        path: [brand, 'additionalLinkTags', index, 'href'],
        code: 'UNSAFE_URL',
        message: 'a link tag needs a path of this site or an https:// address',
        mend: 'Write it like "/favicon.svg", or a full https:// address.',
      })),
  );

/** Every fault of a `layouts/seo/<page>.json`. */
export const checkSeoFile = (content: ContentFile): Finding[] => {
  const { file, text, fault } = content;
  if (text === null) return fault ? [fault] : [];
  const { source, findings } = parseJson(file, text);
  if (!source) return findings;
  const unknown = nameFindings(content);
  if (unknown.length > 0) return unknown;
  const faults = [...findings, ...schemaFindings(file, SeoFile, source.root)];
  const value = plainValue(source.root);
  if (!Value.Check(SeoFile, value)) return faults;
  const found = [wordFaults, metaFaults, linkFaults, unsafeLinks].flatMap((check) => check(value));
  const meaning = found.map(({ path, ...fault }) => ({
    file,
    ...positionOf(source, path),
    ...fault,
  }));
  return [...faults, ...meaning];
};
