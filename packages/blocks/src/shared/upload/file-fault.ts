import { MEDIA_KINDS } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

type UploadMessages = Messages['upload'];

export type UploadKind = keyof typeof MEDIA_KINDS;

const MEGABYTE = 2 ** 20;
/** The usual file extensions of a type that has more than one. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ['jpg', 'jpeg'] };

const endingsOf = (kind: UploadKind): readonly string[] =>
  MEDIA_KINDS[kind].types.flatMap((type) => ENDINGS[type] ?? [type]);

/** Formats the types: `PDF, DOC or DOCX`. */
export const formatTypes = (kind: UploadKind, messages: UploadMessages): string => {
  const types = MEDIA_KINDS[kind].types.map((type) => type.toUpperCase());
  const last = types.at(-1) ?? '';
  if (types.length === 1) return last;
  return formatMessage(messages.types, { types: types.slice(0, -1).join(', '), last });
};
const formatSizeLimit = (kind: UploadKind, { size }: UploadMessages): string =>
  formatMessage(size, { size: MEDIA_KINDS[kind].bytesMax / MEGABYTE });

/** The hint on allowed files. */
export const fileHint = (kind: UploadKind, messages: UploadMessages): string =>
  formatMessage(messages.hint, {
    types: formatTypes(kind, messages),
    size: formatSizeLimit(kind, messages),
  });

/** The `accept` attribute of a kind of file. */
export const acceptOf = (kind: UploadKind): string =>
  endingsOf(kind)
    .map((ending) => `.${ending}`)
    .join(',');

/** Checks a file's name and size, as the server does; returns the error, or null. */
export const fileFault = (
  kind: UploadKind,
  { name, size }: Pick<File, 'name' | 'size'>,
  messages: UploadMessages,
): string | null => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const { bytesMax } = MEDIA_KINDS[kind];
  if (!endingsOf(kind).includes(ending))
    return formatMessage(messages.wrongType, { file: name, types: formatTypes(kind, messages) });
  if (size === 0) return formatMessage(messages.empty, { file: name });
  if (size > bytesMax)
    return formatMessage(messages.tooLarge, { file: name, size: formatSizeLimit(kind, messages) });
  return null;
};
