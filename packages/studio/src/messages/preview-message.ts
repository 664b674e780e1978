import { compileMessage } from '@broadsheet/messages/compile-message';
import type { Message } from '@broadsheet/messages/define-messages';
import type { EditableMessage } from '@broadsheet/messages/editable-message';
import { writeMessage } from '@broadsheet/messages/editable-message';
import { formatMessage } from '@broadsheet/messages/format-message';

/** Numbers that show every form of English, and no number at all. */
export const PREVIEW_NUMBERS = [0, 1, 2, 14] as const;

/** For a number that decides nothing. */
const SAMPLE_NUMBER = 1234;

const valueOfToken = (source: string): string => source.slice(1).split(/[,}]/)[0] ?? '';

/** The message as pages show it for a number. Values that pages fill in are shown by their names, in brackets. */
export const previewMessage = (message: EditableMessage, number: number): string => {
  const values: Record<string, string | number> = {};
  for (const [label, source] of message.tokens)
    values[valueOfToken(source)] = source.includes(',') ? SAMPLE_NUMBER : `[${label}]`;
  for (const { choice, cases } of message.parts)
    if (choice) values[choice.value] = choice.kind === 'plural' ? number : (cases[0]?.name ?? '');
  return formatMessage(compileMessage(writeMessage(message)) as Message<string>, values);
};
