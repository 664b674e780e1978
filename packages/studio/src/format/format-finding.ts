import { isBannerColumn } from '@broadsheet/content-store/banner-cells';
import type { Finding } from '@broadsheet/contract/finding';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { columnText } from '../banners/columns.ts';
import { labelOfChoice, labelOfSetting } from '../editor/settings/setting-labels.ts';
import { formatName } from './format-name.ts';

/** A finding as a person reads it, who knows forms and tables and no files. */
export type FindingText = Pick<Finding, 'message' | 'mend'>;

type FindingToFormat = Pick<Finding, 'file' | 'message' | 'mend'>;

/** What a message is about: a field, or the path to one, before what is said of it. */
const SUBJECT = /^([a-z$][\w$-]*(?:\.[\w$-]+|\[\d+\])*)(?= (?:must|needs|holds) )/;
/** Where a form shows a field without a name: the file's own structure. */
const STRUCTURE = /^(?:variants\[\d+\]\.)?(?:blocks\.[^.]+\.)?(?:settings\.|when\.)?/;
const CONTENT_FILE = /\b(?:layouts|brand-configs)\/[\w./-]+\.[a-z]+/g;
const TIME_HINT = /Write it like \d{4}-\d{2}-\d{2}T\S+/;
const UPLOADED = / \/media\/[0-9a-f]{64}\.[a-z]+/g;
/** A property name in camel case, in quotes or by itself; what is written in braces or in an address is none. */
const CODE_NAME = /"([a-z]+[A-Z]\w*)"|(?<![\w{/.-])[a-z]+[A-Z]\w*/g;

const isBannerFile = (file: string): boolean => file.startsWith('layouts/banners/');

const labelOf = (file: string, name: string): string =>
  isBannerFile(file) && isBannerColumn(name)
    ? columnText(name).name
    : (labelOfSetting(name) ?? formatName(name));

/** `colours.light.accent` is “Colours, light, accent”, and `meta[0]` “Meta, entry 1”. */
const formatPath = (file: string, path: string): string => {
  const steps = path.replace(STRUCTURE, '').match(/[\w$-]+/g) ?? [path];
  const labels = steps.map((step, at) => {
    if (/^\d+$/.test(step)) return `entry ${Number(step) + 1}`;
    const label = labelOf(file, step);
    return at === 0 ? label : label.toLowerCase();
  });
  return `“${labels.join(', ')}”`;
};

const formatText = (file: string, text: string): string =>
  text
    .replace(SUBJECT, (path) => formatPath(file, path))
    .replace(/the field "(\w+)"/g, (_, name: string) => `“${labelOf(file, name)}”`)
    .replace(/^Add "(\w+)"\.$/, (_, name: string) => `Fill in “${labelOf(file, name)}”.`)
    .replace(/^Known here:/, 'Choose one of:')
    .replace(TIME_HINT, 'Choose the date and time again.')
    .replaceAll(UPLOADED, ' with this address')
    .replaceAll(CONTENT_FILE, (path) => `“${formatFile(path)}”`)
    .replaceAll(CODE_NAME, (code, inQuotes: string | undefined) => {
      const name = inQuotes ?? code;
      return `“${labelOfChoice(name) ?? labelOf(file, name)}”`;
    });

/** Formats a finding for a person: with the labels of forms and tables, and without names of code. */
export const formatFinding = ({ file, message, mend }: FindingToFormat): FindingText => ({
  message: formatText(file, message),
  mend: formatText(file, mend),
});
