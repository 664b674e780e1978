import { RESUME_FILE_BYTES_MAX } from '@broadsheet/contract/entities/json-resume';
import { formatPath, parseJsonResume } from '@broadsheet/contract/resume/read-json-resume';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type ChangeEvent, useId } from 'react';
import * as form from '../shared/form/form.styles.ts';
import * as control from '../shared/page/control.styles.ts';
import type { Edit } from './model/edit-resume.ts';
import * as styles from './resume-builder.styles.ts';
import type { ResumeEditing } from './use-resume.ts';

/** The report lists up to 12 items, then a count of the others. */
const MAX_LINES = 12;

export interface ImportOutcome {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

type Texts = Messages['resume-builder'];

const MEGABYTE = 2 ** 20;
const tooLarge = ({ tooLarge: title }: Texts): ImportOutcome => ({
  title: formatMessage(title, { size: RESUME_FILE_BYTES_MAX / MEGABYTE }),
  lines: [],
  isRefused: true,
});

const truncateLines = (lines: readonly string[], { moreLines }: Texts): readonly string[] =>
  lines.length <= MAX_LINES
    ? lines
    : [...lines.slice(0, MAX_LINES), formatMessage(moreLines, { count: lines.length - MAX_LINES })];

/** Replaces the resume with a valid JSON Resume; any other text changes nothing. */
const importText = (
  text: string,
  { resume: before, edit }: ResumeEditing,
  messages: Texts,
): ImportOutcome => {
  const { resume, faults, unknown } = parseJsonResume(text);
  if (faults.length > 0) {
    const lines = faults.map(({ path, message }) =>
      [formatPath(path), message].filter(Boolean).join('. '),
    );
    return {
      title: messages.notImported,
      lines: truncateLines(lines, messages),
      isRefused: true,
    };
  }
  const back: Edit = () => before;
  edit(() => resume, { message: messages.imported, back, at: 'import' });
  const ignored = truncateLines(unknown.map(formatPath), messages);
  const title = ignored.length > 0 ? messages.importedWithout : messages.importedCompletely;
  return { title, lines: ignored, isRefused: false };
};

interface ImportJsonProps {
  readonly editing: ResumeEditing;
  readonly messages: Texts;
  readonly onOutcome: (outcome: ImportOutcome) => void;
}

/** Imports a resume from a JSON file. */
export const ImportJson = ({ editing, messages, onOutcome }: ImportJsonProps) => {
  const id = useId();
  const onChange = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    onOutcome(
      file.size > RESUME_FILE_BYTES_MAX
        ? tooLarge(messages)
        : importText(await file.text(), editing, messages),
    );
    // Reset, so that the same file can be selected again.
    input.value = '';
  };
  return (
    <label className={`${control.quiet} ${styles.file}`} htmlFor={id}>
      {messages.importJson}
      <input
        className={control.hidden}
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={(event) => void onChange(event)}
      />
    </label>
  );
};

interface ImportReportProps {
  readonly outcome: ImportOutcome | null;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The result of an import. */
export const ImportReport = ({ outcome, closeLabel, onClose }: ImportReportProps) => (
  <div role="status" className={styles.outcome}>
    {outcome && (
      <div className={`${form.notice} ${outcome.isRefused ? form.alarm : ''}`}>
        <p className={form.alarmTitle}>{outcome.title}</p>
        <ul>
          {outcome.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <button type="button" className={styles.textButton} onClick={onClose}>
          {closeLabel}
        </button>
      </div>
    )}
  </div>
);
