import { isBannerColumn } from '@broadsheet/content-store/banner-cells';
import type { Finding } from '@broadsheet/contract/finding';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { columnText } from '../banners/columns.ts';
import { labelOfChoice, labelOfSetting } from '../editor/settings/setting-labels.ts';
import { formatName } from './format-name.ts';
import { mapPlainText, type TextPart } from './map-plain-text.ts';

/** A finding as a person reads it, who knows forms and tables and no files. */
export type FindingText = Pick<Finding, 'message' | 'mend'>;

type FindingToFormat = Pick<Finding, 'file' | 'message' | 'mend'>;

/** What a message is about: a field, or the path to one, before what is said of it. */
const SUBJECT = /^([a-z$][\w$-]*(?:\.[\w$-]+|\[\d+\])*)(?= (?:must|needs|holds) )/;
/** Where a form shows a field without a name: the file's own structure. */
const STRUCTURE = /^(?:variants\[\d+\]\.)?(?:blocks\.[^.]+\.)?(?:settings\.|when\.)?/;
const CONTENT_FILE = /\b(?:layouts|brand-configs)\/[\w./-]+\.[a-z]+/g;
const TIME_HINT = /^Write it like \d{4}-\d{2}-\d{2}T\S+$/;
const UPLOADED = /\/media\/[0-9a-f]{64}\.[a-z]+/;
/** Lists of columns, which the first line of a file must name exactly so. */
const HEADER = /^(?:the first line must name every column,|Begin (?:it|the file) with )/;
/** What somebody wrote ends a message. */
const FOUND = /, found .*$/s;
/** The choices of a schema. */
const CHOICES = / must be one of "/;
const CAMEL_CASE = /^[a-z]+[A-Z]\w*$/;
/** Fields that sentences mention besides their subject. */
const MENTIONED = /\b(?:minExp|maxExp|dataId|startDate|endDate|gstPercent|bucketVersion)\b/g;
/** A field of the product before its name in quotes. */
const BEFORE_FIELD = /(?:the field|^Add|^For visitors use|\b[Rr]aise) $/;

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

const formatChoice = (file: string, name: string): string | null => {
  const label = labelOfChoice(name) ?? (CAMEL_CASE.test(name) ? labelOf(file, name) : undefined);
  return label === undefined ? null : `“${label}”`;
};

/** A part that is quoted or an address: as it is, unless the product names a field or a choice there. */
const formatQuoted = (file: string, { text, before }: TextPart, hasChoices: boolean): string => {
  if (UPLOADED.test(text)) return text.replace(UPLOADED, 'with this address');
  const name = /^"([\w$-]+)"$/.exec(text)?.[1];
  if (name === undefined) return text;
  if (BEFORE_FIELD.test(before)) return `“${labelOf(file, name)}”`;
  return (hasChoices && formatChoice(file, name)) || text;
};

const formatPlain = (file: string, text: string): string =>
  text
    .replaceAll(CONTENT_FILE, (path) => `“${formatFile(path)}”`)
    .replaceAll(MENTIONED, (name) => `“${labelOf(file, name)}”`)
    .replace(/the field $/, '')
    .replace(/^Add $/, 'Fill in ')
    .replace(/^Known here:/, 'Choose one of:');

const formatText = (file: string, text: string, hasChoices: boolean): string => {
  if (HEADER.test(text)) return text;
  if (TIME_HINT.test(text)) return 'Choose the date and time again.';
  const subject = SUBJECT.exec(text)?.[0] ?? '';
  const written = FOUND.exec(text)?.[0] ?? '';
  const rest = text.slice(subject.length, text.length - written.length);
  const formatted = mapPlainText(rest, {
    plain: (plain) => formatPlain(file, plain),
    written: (part) => formatQuoted(file, part, hasChoices),
  });
  return `${subject === '' ? '' : formatPath(file, subject)}${formatted}${written}`;
};

/**
 * Formats a finding for a person: fields, choices and files of the product by the names that forms and tables have. What
 * somebody wrote stays as it is: values, names and addresses.
 */
export const formatFinding = ({ file, message, mend }: FindingToFormat): FindingText => {
  const hasChoices = CHOICES.test(message);
  return {
    message: formatText(file, message, hasChoices),
    mend: formatText(file, mend, hasChoices),
  };
};
