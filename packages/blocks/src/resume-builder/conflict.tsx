import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { RESUME_SECTIONS } from '@broadsheet/contract/entities/json-resume';
import { readJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './resume-builder.styles.ts';

const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** The names of the sections in which two resumes differ. */
const differingSections = (
  mine: JsonResume,
  theirs: JsonResume,
  messages: Messages['resume-builder'],
  titles: Messages['resume-sheet'],
): readonly string[] => [
  ...(differ(mine.basics, theirs.basics) ? [messages.aboutYou] : []),
  ...RESUME_SECTIONS.filter((section) => differ(mine[section], theirs[section])).map(
    (section) => titles[section],
  ),
  ...(differ(mine.meta?.broadsheet, theirs.meta?.broadsheet) ? [messages.templateAndOrder] : []),
];

interface ConflictProps {
  readonly mine: JsonResume;
  readonly theirs: JsonResume;
  readonly messages: Messages['resume-builder'];
  readonly titles: Messages['resume-sheet'];
  readonly onChoose: (isTheirs: boolean) => void;
}

/** Another window has saved the same resume. Nothing is overwritten until the user selects a version. */
export const Conflict = ({ mine, theirs, messages, titles, onChoose }: ConflictProps) => {
  const apart = differingSections(readJsonResume(mine).resume, theirs, messages, titles);
  return (
    <div className={`${form.notice} ${form.alarm}`} role="alert">
      <p className={form.alarmTitle}>{messages.movedTitle}</p>
      <p>
        {messages.movedText}
        {apart.length > 0 &&
          ` ${formatMessage(messages.movedParts, { sections: apart.join(', ') })}`}
      </p>
      <div className={styles.row}>
        <button type="button" className={control.primary} onClick={() => onChoose(false)}>
          {messages.useThis}
        </button>
        <button type="button" className={control.quiet} onClick={() => onChoose(true)}>
          {messages.useOther}
        </button>
      </div>
    </div>
  );
};
