import { MEDIA_KINDS } from '@broadsheet/contract/constants';

export type UploadKind = keyof typeof MEDIA_KINDS;

const MEGABYTE = 2 ** 20;
/** The usual endings of a type that has more than one. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ['jpg', 'jpeg'] };

const endingsOf = (kind: UploadKind): readonly string[] =>
  MEDIA_KINDS[kind].types.flatMap((type) => ENDINGS[type] ?? [type]);

/** `PDF, DOC or DOCX` */
const formatTypes = (kind: UploadKind): string => {
  const types = MEDIA_KINDS[kind].types.map((type) => type.toUpperCase());
  return types.length === 1
    ? types.join('')
    : `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;
};
const formatSizeLimit = (kind: UploadKind): string => `${MEDIA_KINDS[kind].bytesMax / MEGABYTE} MB`;

/** What may be sent, in words. */
export const fileHint = (kind: UploadKind): string =>
  `${formatTypes(kind)}, at most ${formatSizeLimit(kind)}.`;

/** What a browser lets people choose from. */
export const acceptOf = (kind: UploadKind): string =>
  endingsOf(kind)
    .map((ending) => `.${ending}`)
    .join(',');

/** Why a file need not be sent: by its name and size alone, as the server looks into it; null where it may go. */
export const fileFault = (
  kind: UploadKind,
  { name, size }: Pick<File, 'name' | 'size'>,
): string | null => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const { label, bytesMax } = MEDIA_KINDS[kind];
  if (!endingsOf(kind).includes(ending))
    return `${name} is of another type. As your ${label} we take ${formatTypes(kind)}.`;
  if (size === 0) return `${name} is empty.`;
  if (size > bytesMax)
    return `${name} is too large: your ${label} may have ${formatSizeLimit(kind)} at most.`;
  return null;
};
